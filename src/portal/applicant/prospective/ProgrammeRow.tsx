import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { CATALOGUE } from '#contract/admissions/pages.ts';
import { withThousands } from '#rules/money.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { chosen } from '../../core/chosen.ts';
import { STAGES } from '../../core/stages.ts';

interface ProgrammeRowProps {
  readonly programme: ProgrammeSummary;
  /** The college's day. */
  readonly today: string;
}

export function ProgrammeRow({ programme, today }: ProgrammeRowProps) {
  const { id, name, summary, invoice, routes, made } = programme;
  const stage = stateOn(programme, today);
  const [state, day] = dayWindowWords(programme, today);
  return (
    <li className={`programme programme--${stage}`}>
      <div className="programme__head">
        <h3>{name}</h3>
        <span className={`tag ${stage === 'open' ? 'tag--success' : ''}`}>{STAGES[stage]}</span>
      </div>
      <p>{summary}</p>
      <dl className="facts">
        <div>
          <dt>Fee</dt>
          <dd>₦{withThousands(invoice.amount)}</dd>
        </div>
        <div>
          <dt>{state}</dt>
          <dd>{day}</dd>
        </div>
      </dl>
      <p className="programme__ways">
        <Link to={`${CATALOGUE.to}/${id}`}>
          What you need<span className="unseen"> for {name}</span>
        </Link>
        {stage === 'open' && (
          <Link to={invoice.generatePage} state={chosen(programme)}>
            Generate invoice<span className="unseen"> for {name}</span>
          </Link>
        )}
        <Link to={routes.login}>
          {made ? 'Find your receipt' : 'Log in or print your slip'}
          <span className="unseen"> of {name}</span>
        </Link>
      </p>
    </li>
  );
}
