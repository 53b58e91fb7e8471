import type { PricedCharge } from '#rules/finance/pricing.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { chargesOf, chargesToPrice } from './sql.ts';

export type Charge = Row<typeof chargesOf.columns>;

/** Whoever acts, as in an audit entry. */
export interface ActedBy {
  readonly actor: string;
  readonly ip?: string;
}

/** As the rules of the college read it. */
export const priceable = (charge: Row<typeof chargesToPrice.columns> | Charge): PricedCharge => ({
  id: charge.id,
  feeId: charge.fee_id,
  name: charge.name,
  rank: charge.rank,
  isSplittable: charge.is_splittable,
  session: charge.session,
  sessionId: charge.session_id,
  occasion: charge.occasion,
  purpose: charge.purpose,
  isOnce: charge.is_once_a_programme,
  why: 'why' in charge ? charge.why : null,
  chargedKobo: charge.charged_kobo,
  awardedKobo: charge.awarded_kobo,
  paidKobo: charge.paid_kobo,
  hasPaid: charge.has_paid,
  dueKobo: charge.due_kobo,
});
