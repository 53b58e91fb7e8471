import { Link } from 'react-router-dom';
import type { RefusedProgramme } from '#catalogue/programme.ts';

/** Whoever looks for the programme sees that it is not gone. */
export function RefusedCard({ programme: { id, name, summary } }: { readonly programme: RefusedProgramme }) {
  return (
    <article className="card card--closed" aria-labelledby={`card-${id}`}>
      <header className="card__head">
        <h4 id={`card-${id}`}>{name}</h4>
        <span className="card__stage">Not open</span>
      </header>
      <p className="card__summary">{summary}</p>
      <p>
        <strong>This form is being corrected</strong>
        <br />
        What you have paid and what you typed is kept: please come back later.
      </p>
      <Link className="card__continue" to="/payment_return">
        Already paid? See your payment<span className="unseen"> for {name}</span>
      </Link>
    </article>
  );
}
