import { useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/kit/endpoint.ts';
import type { assignLecturerCourse } from '#contract/academics/courses.ts';
import { isStaleAfter } from '../../../session/staleQueries.ts';
import { useSession } from '../../../session/useSession.ts';

const path = '/Lecturer/assign-or-update-lecturer-course';

/** After a refusal too what is shown is fetched again, because somebody may have changed it meanwhile. */
export function useAssign(): (body: Body<typeof assignLecturerCourse>) => Promise<unknown> {
  const session = useSession();
  const queries = useQueryClient();
  return (body) =>
    session.call<typeof assignLecturerCourse>({ method: 'POST', path, body }).catch(async (error: unknown) => {
      await queries.invalidateQueries({ predicate: isStaleAfter(path) });
      throw error;
    });
}
