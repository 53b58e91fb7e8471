import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { applyForChange, applyForChangeVerdict, ChangeVerdict } from '#contract/students/department-changes.ts';
import { OWN_STUDENT } from '#contract/students/pages.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { newId } from '../../../kit/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { OwnRead } from '../OwnRead.tsx';
import { Checks } from './Checks.tsx';

const { name: TITLE } = OWN_STUDENT.departmentChange;
const DETAILS = OWN_STUDENT.departmentChangeDetails.to;

/** What must be so comes first; then the choice and the reason. */
export const ApplicationPage = () => (
  <OwnRead<typeof applyForChangeVerdict> title={TITLE} path="/Student/apply-for-change-of-department" query={{}}>
    {(verdict) => (verdict.mayApply ? <Choice verdict={verdict} /> : <NotNow verdict={verdict} />)}
  </OwnRead>
);

interface VerdictProps {
  readonly verdict: ChangeVerdict;
}

const NotNow = ({ verdict: { department, checks, application } }: VerdictProps) => (
  <Page title={TITLE} lead={`You are in ${department}.`}>
    <div className="stack">
      {application && (
        <p className="sheet">
          {`Your last application: ${application.status}. `}
          <Link to={DETAILS}>See where it is</Link>
        </p>
      )}
      <Checks checks={checks} />
    </div>
  </Page>
);

function Choice({ verdict: { studentTypeId, department, session: year, checks, application } }: VerdictProps) {
  const session = useSession();
  const [request] = useState(newId);
  return (
    <FormPage
      title={TITLE}
      crumbs={[]}
      form="department-change"
      isStored
      answers={{ studentTypeId }}
      submitLabel="Apply"
      done="Your application is made"
      lead={`You are in ${department}. A change holds from the session after ${year}, and your matric number stays. Your application is submitted when its fee is paid.`}
      save={async (answers) => {
        await session.call<typeof applyForChange>({
          method: 'POST',
          path: '/Student/apply-for-change-of-department',
          body: { request, answers: { ...answers } },
        });
        return DETAILS;
      }}
      before={<Checks checks={checks} />}
    >
      {application && <Link to={DETAILS}>See your last application</Link>}
    </FormPage>
  );
}
