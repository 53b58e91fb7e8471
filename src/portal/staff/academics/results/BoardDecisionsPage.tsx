import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { BoardDecision, boardDecisions } from '#contract/academics/board-decisions.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { classIn, classResultsAt, decisionPaperAt } from './addresses.ts';

/** What the boards decided on a level, before it was published and after. */
export function BoardDecisionsPage() {
  const of = classIn(useSearchParams()[0]);
  if (!of) return <Navigate to={ACADEMICS.classResults.to} replace />;
  return (
    <Page
      title={ACADEMICS.boardDecisions.name}
      crumbs={[{ ...ACADEMICS.classResults, to: classResultsAt(of) }, { name: ACADEMICS.boardDecisions.name }]}
      lead="What the board decided on the lists of this level. Of several decisions on a programme the last one is in force."
    >
      <ReadPart<typeof boardDecisions> path="/Results/board-decisions" query={of} label="Loading the decisions">
        {(decisions) =>
          decisions.length === 0 ? (
            <EmptyState title="The board has not decided on this level" />
          ) : (
            <div className="stack">
              {decisions.map((decision) => (
                <One key={decision.id} decision={decision} />
              ))}
            </div>
          )
        }
      </ReadPart>
    </Page>
  );
}

const One = ({
  decision: { id, programme, number, metOn, minute, present, by, at },
}: {
  readonly decision: BoardDecision;
}) => (
  <RecordSheet
    title={number > 1 ? `${programme}, decision ${number}` : programme}
    facts={[
      ['The board met on', displayDate(metOn)],
      ['Minute', minute],
      ['Present', present.join('; ')],
      ['Recorded by', `${by}, ${displayMoment(at)}`],
    ]}
    actions={
      <Link className="bp6-button bp6-outlined" to={decisionPaperAt(id)}>
        Decision to print
      </Link>
    }
  />
);
