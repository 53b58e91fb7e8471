import type { OwnPayment as Payment } from '#contract/finance/own-payments.ts';
import { Verification } from '#form/slip/Verification.tsx';
import '#form/slip/verification.css';
import { displayDate } from '#rules/displayDate.ts';
import { DueTag } from '../../../kit/due/DueTag.tsx';
import { MoneyLines } from '../../../kit/money/MoneyLines.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { STATUS_LOOKS } from './OwnInvoices.tsx';
import { PaymentActs } from './PaymentActs.tsx';
import './payments.css';

const WITH_RRR = 'Kindly ensure your payment is made with an RRR generated from the Portal';
const WITHOUT_RRR = 'This invoice can only be processed on the TPAY platform using the Invoice # above';

/** An invoice of the student's own; once it is paid, its receipt. */
export function OwnPayment({ payment }: { readonly payment: Payment }) {
  const { invoice, receipt, status, due, lines, amount, totalInWords } = payment;
  const { rrr, paymentReference } = invoice;
  return (
    <div className="stack own-payment">
      <section className="sheet stack" aria-label={status === 'Paid' ? 'Receipt' : 'Invoice'}>
        <div className="own-payment__head">
          <div>
            <p className="own-payment__school">{invoice.schoolName}</p>
            <p>{receipt?.title ?? invoice.description}</p>
          </div>
          <p className="own-payment__tags">
            <StatusTag look={STATUS_LOOKS[status]}>{status}</StatusTag>
            {due && status === 'Not paid' && <DueTag due={due} />}
          </p>
        </div>
        <dl className="facts facts--spaced">
          {factsOf(payment).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <MoneyLines
          title="What it is for"
          lines={lines.map((line, place) => ({
            id: place,
            name: line.description,
            amountKobo: Math.round(line.amount * 100),
          }))}
          totalKobo={Math.round(amount * 100)}
          inWords={totalInWords}
        />
        {status === 'Not paid' && <p>{rrr ? WITH_RRR : WITHOUT_RRR}</p>}
        <Ending payment={payment} reference={paymentReference} />
      </section>
      <PaymentActs payment={payment} />
    </div>
  );
}

function Ending({ payment: { status, receipt, voidReason }, reference }: { payment: Payment; reference: string }) {
  if (receipt) return <Verification {...receipt.verification} question="Is this receipt genuine?" />;
  if (status === 'Paid') return <p>Paid from your credit with the College. There is no RRR for it.</p>;
  if (status === 'Replaced')
    return (
      <p className="notice">
        Please do not pay {reference}: this invoice was replaced{voidReason && `. ${voidReason}`}
      </p>
    );
  return null;
}

function factsOf({
  invoice,
  receipt,
  dateGenerated,
  datePaid,
  session,
}: Payment): readonly (readonly [string, string])[] {
  const { rrr, paymentReference, invoiceNumber, fullName } = invoice;
  return [
    [rrr ? 'Reference #' : 'Invoice #', receipt?.rrr ?? paymentReference],
    ...(rrr ? [['Invoice #', invoiceNumber] as const] : []),
    ['Full name', fullName],
    ...(receipt?.matricNumber ? [['Registration number', receipt.matricNumber] as const] : []),
    ['Session', session],
    ['Date', displayDate(dateGenerated)],
    ...(datePaid ? [['Date paid', displayDate(datePaid)] as const] : []),
  ];
}
