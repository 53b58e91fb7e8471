import type { OneOffering, setSeats } from '#contract/academics/offerings.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

interface SeatsDialogProps {
  readonly of: Pick<OneOffering, 'departmentCourseId' | 'sessionId' | 'code' | 'cap' | 'taken' | 'seatsRevision'>;
  readonly label: string;
}

export function SeatsDialog({ of, label }: SeatsDialogProps) {
  const session = useSession();
  const { departmentCourseId, sessionId, code, cap, taken, seatsRevision } = of;
  return (
    <ActionDialog
      label={label}
      title={`Seats of ${code}`}
      form="course-seats"
      answers={cap === null ? {} : { cap }}
      submitLabel="Save"
      lead={`${taken} registered so far.`}
      done={`The seats of ${code} are set`}
      act={(answers) =>
        session.call<typeof setSeats>({
          method: 'PUT',
          path: '/CourseManagement/course-offerings/:id/seats',
          params: { id: departmentCourseId },
          body: { sessionId, cap: (answers['cap'] as number | undefined) ?? null, revision: seatsRevision },
        })
      }
    />
  );
}
