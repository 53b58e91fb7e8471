import { useEffect, useRef, useState } from 'react';
import type { saveDraft } from '#contract/academics/registration.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Term } from './addresses.ts';

const AFTER_MS = 800;

/** Stores what is ticked shortly after the last tick; without a line it says so, and the next tick tries again. */
export function useDraft(term: Term) {
  const session = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async (departmentCourseIds: number[]) => {
    try {
      await session.call<typeof saveDraft>({
        method: 'PUT',
        path: '/CourseRegistration/draft',
        body: { ...term, departmentCourseIds },
      });
      setWords('Draft stored');
    } catch {
      setWords('The draft is not stored: there is no line');
    }
  };
  return {
    words,
    cancel: () => clearTimeout(timer.current),
    store(ids: number[]) {
      clearTimeout(timer.current);
      setWords('');
      timer.current = setTimeout(() => void send(ids), AFTER_MS);
    },
  };
}
