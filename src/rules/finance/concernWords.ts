import { displayMoment } from '../displayDate.ts';
import { withThousands } from '../money.ts';

/** Amounts are naira. */
export interface ConcernInWords {
  readonly kind: string;
  readonly rrr: string;
  readonly expected: number;
  readonly reported: number;
  readonly settledAt: string | null;
}

/** What came in for an invoice and does not fit it: the payer reads the same on every page. */
export function concernWords({ kind, rrr, expected, reported, settledAt }: ConcernInWords): string {
  if (settledAt) return `The bursary settled this on ${displayMoment(settledAt)}.`;
  const advice = 'The money is not lost: take your proof of payment to the bursary.';
  if (kind === 'twice')
    return `This invoice was paid, and ${naira(reported)} came in again with the RRR ${rrr}. ${advice}`;
  if (kind === 'short')
    return `${naira(reported)} came in for ${naira(expected)}. ${advice} ${naira(expected - reported)} is missing.`;
  if (kind === 'over') return `${naira(reported)} came in for ${naira(expected)}. ${advice}`;
  return `The bursary is comparing ${naira(reported)} with Remita. ${advice}`;
}

const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;
