import type { Concern } from '#contract/finance/payment-timeline.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { Warning } from '../../ui/icons.tsx';

/** What came in for an invoice and does not fit: the payer reads the same on every page. */
export function ConcernNotice({ concern }: { readonly concern: Concern }) {
  return (
    <div className="notice notice--warning then--paid unprinted" role="status">
      <Warning />
      <div>
        <strong>{concern.kind === 'twice' ? 'You paid twice' : 'What was paid is not what was asked'}</strong>
        {concernWords(concern)} {missingWords(concern)}
      </div>
    </div>
  );
}

/** Of a payment that is short. */
function missingWords({ kind, expected, reported, settledAt }: Concern): string {
  const missing = expected - reported;
  return kind === 'short' && settledAt === null ? `${naira(missing)} is missing.` : '';
}

const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;

function concernWords({ kind, rrr, expected, reported, settledAt }: Concern): string {
  if (settledAt) return `The bursary settled this on ${displayMoment(settledAt)}.`;
  const advice = 'The money is not lost: take your proof of payment to the bursary.';
  if (kind === 'twice')
    return `This invoice was paid, and ${naira(reported)} came in again with the RRR ${rrr}. ${advice}`;
  if (kind === 'short' || kind === 'over') return `${naira(reported)} came in for ${naira(expected)}. ${advice}`;
  return `The bursary is comparing ${naira(reported)} with Remita. ${advice}`;
}
