import type { admissionClaim } from '#contract/people/student-claims.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { noResult } from '../../../kit/noResult.ts';
import { useSession } from '../../../session/useSession.ts';
import { ListedStudent } from './ListedStudent.tsx';

export function Page() {
  const session = useSession();
  return (
    <FindPage
      title="Search admission list" lead="See who is admitted under a number, correct their email address, and undo a wrong claim of their account." button="Search"
      asks={{ name: 'regNumber', label: 'Registration number', help: 'The JAMB number or the application number on the list.', maxLength: 40, missing: 'please input your registration number' }}
      find={(regNumber) => session.call<typeof admissionClaim>({ method: 'GET', path: '/Student/admission-claim', query: { regNumber } })}
      unknown={{ status: 404, words: noResult }}
    >
      {(student) => <ListedStudent key={student.regNumber} student={student} />}
    </FindPage>
  );
}
