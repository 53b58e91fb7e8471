import declared from '#lists/academics/borrow-permits.json' with { type: 'json' };
import type { borrowPermits, giveBorrowPermit, toggleBorrowing } from '#contract/academics/registration-rules.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/CourseRegistration/student-course-borrowing-status';

export function BorrowingPage() {
  const session = useSession();
  return (
    <ListPage<typeof borrowPermits.list>
      declared={declared}
      path={PATH}
      actions={
        <ActionDialog
          label="Give a permit"
          form="borrow-permit"
          intent="primary"
          done="The permit is given"
          act={(body) => session.call<typeof giveBorrowPermit>({ method: 'POST', path: PATH, body })}
        />
      }
      cells={{
        active: ({ studentId, sessionId, maxUnits, active, fullName }) => (
          <Act
            label={active ? 'Take back' : 'Give again'}
            title={`${active ? 'Take back' : 'Give again'}: permit of ${fullName}`}
            done={active ? 'The permit is taken back' : 'The permit is given again'}
            act={() =>
              session.call<typeof toggleBorrowing>({
                method: 'PUT',
                path: '/CourseRegistration/toggle-student-course-borrowing',
                body: { studentId, sessionId, maxUnits, active: !active },
              })
            }
          />
        ),
      }}
    />
  );
}
