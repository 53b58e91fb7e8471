import type { Candidate } from '#contract/admissions/candidates.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { Part } from './Part.tsx';

type Payment = Candidate['payments'][number];

export const PaymentsPart = ({ payments }: { readonly payments: Candidate['payments'] }) => (
  <Part
    title="Payments"
    facts={payments.map((payment) => [payment.description, `${formatNaira(payment.amountKobo)}, ${statusOf(payment)}`])}
  />
);

function statusOf({ paidAt, isVoid, rrr, madeAt }: Payment): string {
  if (paidAt) return `paid on ${displayDate(paidAt)}${rrr ? `, RRR ${rrr}` : ', by credit'}`;
  return isVoid ? 'void' : `not paid, invoice of ${displayDate(madeAt)}`;
}
