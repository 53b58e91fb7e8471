import { Link } from 'react-router-dom';
import type { decideLists } from '#contract/academics/board-decisions.ts';
import type { ProvisionalSheet } from '#contract/academics/provisional.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { decisionPaperAt, type OfClass } from './addresses.ts';

interface BoardDecisionPartProps {
  readonly sheet: ProvisionalSheet;
  readonly of: OfClass;
}

/** What the board decided on a programme's lists, or why it cannot yet. */
export function BoardDecisionPart({ sheet, of }: BoardDecisionPartProps) {
  const { decision, hasChanged, undecidable, mayDecide } = sheet;
  return (
    <div className="stack">
      {decision && (
        <p className="notice">
          The board decided on these lists on {displayDate(decision.metOn)}: {decision.minute}.{' '}
          <Link to={decisionPaperAt(decision.id)}>See its decision</Link>
        </p>
      )}
      {hasChanged && (
        <p className="notice notice--warning">
          <strong>These lists have changed since.</strong> The board decides on them again.
        </p>
      )}
      {undecidable.length > 0 && !decision && (
        <p>The board decides once every sheet has come to senate. Not there yet: {undecidable.join('; ')}.</p>
      )}
      {mayDecide && <Decide sheet={sheet} of={of} />}
    </div>
  );
}

const namesIn = (text: unknown): string[] => String(text).split('\n');

function Decide({ sheet: { programme, programmeId, ruleSetId, digest, recommendations }, of }: BoardDecisionPartProps) {
  const session = useSession();
  return (
    <div className="actions">
      <ActionDialog
        label="Record the decision"
        title={`Record the decision of the board on ${programme}`}
        lead="One act for all lists of this programme, as they are shown here. It is written once and never changed."
        about={
          <ul>
            {recommendations.map(({ title, students }) => (
              <li key={title}>
                {title}: {students.length}
              </li>
            ))}
          </ul>
        }
        form="board-decision"
        intent="primary"
        done="The decision of the board is recorded"
        act={({ metOn, minute, present }, request) =>
          session.call<typeof decideLists>({
            method: 'POST',
            path: '/Results/decide-lists',
            body: {
              id: request,
              ...of,
              programmeId,
              ruleSetId,
              digest,
              metOn: String(metOn),
              minute: String(minute),
              present: namesIn(present),
            },
          })
        }
      />
    </div>
  );
}
