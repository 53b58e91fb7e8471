import { Link } from 'react-router-dom';
import declared from '#lists/academics/advised-students.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { advisedStudents } from '#contract/academics/registration-approval.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { caseAt } from './addresses.ts';

export function ClassStudentsPage() {
  const { claims = [] } = useSignedIn() ?? {};
  const mayOpen = claims.includes('approve-registration');
  return (
    <ListPage<typeof advisedStudents.list>
      declared={declared}
      path="/Lecturer/course-adviser"
      crumbs={[ACADEMICS.myClass, ACADEMICS.classStudents]}
      actions={
        <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.classList.to}>
          Class lists
        </Link>
      }
      cells={{
        fullName: ({ fullName, registrationId }) =>
          registrationId && mayOpen ? <Link to={caseAt(registrationId)}>{fullName}</Link> : fullName,
      }}
    />
  );
}
