import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Run } from '#contract/admissions/selection.ts';
import { placesAt } from '../addresses.ts';

/** Whom no offer would reach: who is let in or waits for an officer, with neither address nor phone. */
export function Unreached({ run: { id, unreached } }: { readonly run: Pick<Run, 'id' | 'unreached'> }) {
  if (unreached === 0) return null;
  return (
    <p className="notice notice--warning">
      {unreached === 1 ? 'One candidate has' : `${unreached} candidates have`} neither an email address nor a phone
      number. <Link to={`${placesAt(id)}&reach=none`}>See who</Link>, and{' '}
      <Link to={ADMISSIONS.contacts.to}>Enter contacts</Link>.
    </p>
  );
}
