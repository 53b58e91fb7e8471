import declared from '#lists/academics/student-windows.json' with { type: 'json' };
import type { openStudentWindow, studentWindows, toggleStudentWindow } from '#contract/academics/registration-rules.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/CourseRegistration/open-or-close-student-course-registration';

export function StudentWindowsPage() {
  const session = useSession();
  return (
    <ListPage<typeof studentWindows.list>
      declared={declared}
      path={PATH}
      actions={
        <ActionDialog
          label="Open for a student"
          form="student-window"
          intent="primary"
          done="Registration is open for this student"
          act={(body) => session.call<typeof openStudentWindow>({ method: 'POST', path: PATH, body })}
        />
      }
      cells={{
        active: ({ id, active, fullName }) => (
          <Act
            label={active ? 'Close' : 'Open again'}
            title={`${active ? 'Close' : 'Open again'}: registration of ${fullName}`}
            done={active ? 'It is closed' : 'It is open again'}
            act={() =>
              session.call<typeof toggleStudentWindow>({
                method: 'PUT',
                path: `${PATH}/:id/toggle-activation`,
                params: { id },
                body: { active: !active },
              })
            }
          />
        ),
      }}
    />
  );
}
