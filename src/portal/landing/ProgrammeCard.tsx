import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { withThousands } from '#rules/money.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { STAGES } from '../core/stages.ts';
import { chosen } from '../core/chosen.ts';
import { ArrowRight } from '../ui/icons.tsx';

interface ProgrammeCardProps {
  readonly programme: ProgrammeSummary;
  /** The college's day. */
  readonly today: string;
}

export function ProgrammeCard({ programme, today }: ProgrammeCardProps) {
  const { id, name, summary, invoice, routes, made } = programme;
  const stage = stateOn(programme, today);
  const [state, day] = dayWindowWords(programme, today);
  return (
    <article className={`card card--${stage}`} aria-labelledby={`card-${id}`}>
      <header className="card__head">
        <h4 id={`card-${id}`}>{name}</h4>
        <span className={`card__stage card__stage--${stage}`}>{STAGES[stage]}</span>
      </header>
      <p className="card__summary">{summary}</p>
      <dl className="card__facts">
        <div>
          <dt>{made ? 'Fee' : 'Application fee'}</dt>
          <dd>₦{withThousands(invoice.amount)}</dd>
        </div>
        <div>
          <dt>{state}</dt>
          <dd>{day}</dd>
        </div>
      </dl>
      <Link className="card__continue" to={`/programmes/${id}`}>
        What you need<span className="unseen"> for {name}</span>
      </Link>
      {stage === 'open' && <ApplyLink programme={programme} />}
      <Link className="card__continue" to={routes.login}>
        {made ? 'Already paid? Find your receipt' : 'Already paid? Continue your application'}
        <span className="unseen"> for {name}</span>
      </Link>
    </article>
  );
}

/** In another tab there is no navigation state, so the address says the mode. */
function ApplyLink({ programme }: { readonly programme: ProgrammeSummary }) {
  const { card, name, invoice, routes, made } = programme;
  const navigate = useNavigate();
  const look = {
    className: 'bp6-button bp6-intent-primary card__apply',
    children: (
      <>
        <span>
          {made ? 'Generate invoice' : 'Apply'}
          <span className="unseen"> for {name}</span>
        </span>
        <ArrowRight />
      </>
    ),
  };
  if (card?.fixed) return <Link to={routes.login} {...look} />;
  if (!card) return <Link to={invoice.generatePage} state={chosen(programme)} {...look} />;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(invoice.generatePage, { state: chosen(programme) });
  };
  return <a href={`/?mode=${card.mode}`} onClick={open} {...look} />;
}
