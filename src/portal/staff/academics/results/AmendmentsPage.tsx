import work from '#work/score-amendment.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Amendment, amendments, decideAmendment } from '#contract/academics/result-sheets.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { marksText } from './marksText.ts';

/** Scores that were amended after senate, each on its way through every step again. */
export const AmendmentsPage = () => (
  <Page
    title={ACADEMICS.amendments.name}
    width="wide"
    crumbs={[ACADEMICS.amendments]}
    lead="A score that changes after senate takes every step again. Until it is published the old one counts."
  >
    <ReadPart<typeof amendments> path="/Results/amendments" query={undefined} label="Loading the amendments">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No amendment is under way" />
        ) : (
          <div className="stack">
            {rows.map((row) => (
              <One key={row.id} amendment={row} />
            ))}
          </div>
        )
      }
    </ReadPart>
  </Page>
);

const One = ({ amendment }: { readonly amendment: Amendment }) => {
  const { course, number, name, before, after, reason, by, at, status } = amendment;
  return (
    <RecordSheet
      title={`${course}: ${name}, ${number}`}
      facts={[
        ['Course', course],
        ['Student', name],
        ['Matric number', number],
        ['Before', marksText(before)],
        ['After', marksText(after)],
        ['Reason', reason],
        ['Requested', `${by}, ${displayMoment(at)}`],
        ['Status', status],
      ]}
      actions={<Decisions amendment={amendment} />}
    />
  );
};

function Decisions({ amendment: { id, course, number, digest, step } }: { readonly amendment: Amendment }) {
  const session = useSession();
  if (!step) return null;
  const decide = (verdict: 'approve' | 'return', reason?: string) =>
    session.call<typeof decideAmendment>({
      method: 'POST',
      path: '/Results/decide-amendment',
      body: { id, step, verdict, digest, ...(reason !== undefined && { reason }) },
    });
  const { title, done } = work.steps[step];
  return (
    <>
      <Act
        label={title}
        title={`${title}: ${course}, ${number}`}
        question={
          step === 'publish'
            ? 'The student sees the new score from now on, and their average is computed again.'
            : 'You approve the change that you see here.'
        }
        done={done}
        act={() => decide('approve')}
      />
      <ActionDialog
        label="Return"
        title={`Return the amendment of ${course}, ${number}`}
        lead="The score stays as it is. The lecturer may request it again."
        form="student-reason"
        isDanger
        done={work.steps.return.done}
        act={({ reason }) => decide('return', String(reason))}
      />
    </>
  );
}
