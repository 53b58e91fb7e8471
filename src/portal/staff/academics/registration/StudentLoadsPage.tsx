import { Link } from 'react-router-dom';
import declared from '#lists/academics/student-unit-loads.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type {
  setStudentUnitLoad,
  studentUnitLoads,
  toggleStudentUnitLoad,
} from '#contract/academics/registration-rules.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const PATH = '/CourseManagement/student-unit-load';

export function StudentLoadsPage() {
  const session = useSession();
  return (
    <ListPage<typeof studentUnitLoads.list>
      declared={declared}
      path={PATH}
      actions={
        <>
          <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.loadsUpload.to}>
            Upload
          </Link>
          <ActionDialog
            label="Set a load"
            form="student-unit-load"
            intent="primary"
            lead="It counts for this student alone, in place of their level's."
            done="The load is set"
            act={(body) => session.call<typeof setStudentUnitLoad>({ method: 'POST', path: PATH, body })}
          />
        </>
      }
      cells={{
        active: ({ id, active, fullName }) => (
          <Act
            label={active ? 'Deactivate' : 'Activate'}
            title={`${active ? 'Deactivate' : 'Activate'} the load of ${fullName}`}
            done={active ? 'The load no longer counts' : 'The load counts again'}
            act={() =>
              session.call<typeof toggleStudentUnitLoad>({
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
