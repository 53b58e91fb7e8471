import { Link } from 'react-router-dom';
import list from '#lists/admissions/selection-places.json' with { type: 'json' };
import type { Run } from '#contract/admissions/selection.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { candidateAt } from '../addresses.ts';

const SHOWN = 20;
const DECISIONS = list.columns.decision.values;

type Decision = NonNullable<Run['changes']>['moved'][number]['to'];
const nameOf = (decision: Decision): string => (decision === null ? 'Not in it' : DECISIONS[decision]);

/** Why this run differs from the one before it: first what it was worked out from, then whose decision is another. */
export function Changes({ run: { changes } }: { readonly run: Pick<Run, 'changes'> }) {
  if (!changes) return null;
  const { since, says, moved, movedCount } = changes;
  return (
    <section className="sheet changes" aria-labelledby="changes">
      <h2 id="changes">Since the run of {displayMoment(since)}</h2>
      {says.length === 0 ? (
        <p>Nothing that it was worked out from has changed.</p>
      ) : (
        <ul>
          {says.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {movedCount > 0 && (
        <>
          <h3>
            {movedCount === 1 ? 'One candidate has another decision' : `${movedCount} candidates have another decision`}
          </h3>
          <ul>
            {moved.slice(0, SHOWN).map(({ regNumber, from, to, why }) => (
              <li key={regNumber}>
                <Link to={candidateAt(regNumber)}>{regNumber}</Link> {nameOf(from)} → {nameOf(to)}
                <small>{why}</small>
              </li>
            ))}
          </ul>
          {movedCount > SHOWN && <p>The first {SHOWN} are shown. The paper of the run has more.</p>}
        </>
      )}
    </section>
  );
}
