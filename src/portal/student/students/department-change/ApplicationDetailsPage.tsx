import { Link } from 'react-router-dom';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import type {
  applyForChangeVerdict,
  changeLetter,
  ChangeVerdict,
  resubmitChange,
  withdrawChange,
} from '#contract/students/department-changes.ts';
import { OWN_STUDENT } from '#contract/students/pages.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';

const { departmentChange: APPLY, departmentChangeDetails: DETAILS } = OWN_STUDENT;

export const ApplicationDetailsPage = () => (
  <Page title={DETAILS.name} crumbs={[APPLY, { name: 'Your application' }]}>
    <ReadPart<typeof applyForChangeVerdict>
      path="/Student/apply-for-change-of-department"
      query={{}}
      label="Loading your application"
    >
      {({ application }) =>
        application ? (
          <Application application={application} />
        ) : (
          <p className="sheet">
            You have not applied. <Link to={APPLY.to}>See whether you may</Link>
          </p>
        )
      }
    </ReadPart>
  </Page>
);

interface ApplicationProps {
  readonly application: NonNullable<ChangeVerdict['application']>;
}

function Application({ application }: ApplicationProps) {
  const { facts, reason, status, steps, hasLetter, mayWithdraw } = application;
  return (
    <div className="stack">
      <RecordSheet
        title="Your application"
        facts={[['Status', status], ...facts, ['Reason', reason]]}
        actions={mayWithdraw && <Acts application={application} />}
      />
      {steps.length > 0 && (
        <section className="sheet" aria-label="Steps">
          <Timeline
            label="Steps"
            moments={steps.map(({ step, by, reason: why, at }) => ({
              title: step,
              at,
              words: why ? `${by}: ${why}` : by,
            }))}
          />
        </section>
      )}
      {hasLetter && <Paper<typeof changeLetter.page> path="/Student/change-of-department-letter" query={{}} />}
    </div>
  );
}

function Acts({ application: { id, state, reason, mayWithdraw } }: ApplicationProps) {
  const session = useSession();
  return (
    <>
      {state === 'unpaid' && <Link to={OWN_FINANCE.degree.to}>Pay the fee</Link>}
      {state === 'returned' && (
        <ActionDialog
          label="Submit again"
          form="student-reason"
          intent="primary"
          answers={{ reason }}
          done="Your application is submitted again"
          lead="Correct your reason. It begins again with the head of your department."
          act={(typed) =>
            session.call<typeof resubmitChange>({
              method: 'PUT',
              path: '/Student/apply-for-change-of-department',
              body: { id, reason: typed['reason'] as string },
            })
          }
        />
      )}
      {mayWithdraw && (
        <Act
          label="Withdraw"
          question="You stay in your department. A fee that you paid serves another application of this session."
          isDanger
          done="Your application is withdrawn"
          act={() =>
            session.call<typeof withdrawChange>({
              method: 'POST',
              path: '/Student/withdraw-change-of-department',
              body: { id },
            })
          }
        />
      )}
    </>
  );
}
