import type { PricedCharge } from '#rules/finance/pricing.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export type Charge = RowOf<'charges-of-student'>;

/** Whoever acts, as in an audit entry. */
export interface ActedBy {
  readonly actor: string;
  readonly ip?: string;
}

/** As the rules of the college read it. */
export const priceable = (charge: RowOf<'charges-to-price'> | Charge): PricedCharge => ({
  id: charge.id,
  feeId: charge.feeId,
  name: charge.name,
  rank: charge.rank,
  isSplittable: charge.isSplittable,
  session: charge.session,
  sessionId: charge.sessionId,
  occasion: charge.occasion,
  purpose: charge.purpose,
  isOnce: charge.isOnceAProgramme,
  why: 'why' in charge ? charge.why : null,
  chargedKobo: charge.chargedKobo,
  awardedKobo: charge.awardedKobo,
  paidKobo: charge.paidKobo,
  hasPaid: charge.hasPaid,
  dueKobo: charge.dueKobo,
});
