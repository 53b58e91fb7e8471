import type { OneOffering, toggleCourseStatus } from '#contract/academics/offerings.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';

interface OfferSwitchProps {
  readonly of: Pick<OneOffering, 'departmentCourseId' | 'sessionId' | 'code' | 'active'>;
}

/** Offered in the session, or no longer. */
export function OfferSwitch({ of: { departmentCourseId, sessionId, code, active } }: OfferSwitchProps) {
  const session = useSession();
  return (
    <Act
      label={active ? 'Switch off' : 'Switch on'}
      title={`${active ? 'Switch off' : 'Switch on'} ${code}`}
      done={active ? `${code} is offered no longer in this session` : `${code} is offered in this session`}
      act={() =>
        session.call<typeof toggleCourseStatus>({
          method: 'PUT',
          path: '/CourseManagement/toggle-course-status/:id',
          params: { id: departmentCourseId },
          body: { sessionId, active: !active },
        })
      }
    />
  );
}
