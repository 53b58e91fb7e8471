import { Link } from 'react-router-dom';
import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { runAt } from '../addresses.ts';
import { RUN_STATES } from './words.ts';

export function RunList({ runs }: Pick<QuotaBoard, 'runs'>) {
  if (runs.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="runs">
      <h2 id="runs">Runs</h2>
      <ul className="board__runs">
        {runs.map(({ id, state, madeAt, madeBy, places }) => (
          <li key={id}>
            <Link to={runAt(id)}>{displayMoment(madeAt)}</Link>
            <span>
              {places} {places === 1 ? 'place' : 'places'} · {madeBy}
            </span>
            <StatusTag look={RUN_STATES[state].look}>{RUN_STATES[state].name}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
