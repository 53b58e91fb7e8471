import { Link, useSearchParams } from 'react-router-dom';
import type { OwnPayment as Payment } from '#contract/finance/own-payments.ts';
import { Verification } from '#form/slip/Verification.tsx';
import '#form/slip/verification.css';
import { displayDate } from '#rules/displayDate.ts';
import { DueTag } from '../../../kit/due/DueTag.tsx';
import { InvoiceActs } from '../../../kit/invoice/InvoiceActs.tsx';
import { InvoiceConcerns } from '../../../kit/invoice/InvoiceConcerns.tsx';
import { InvoiceSheet } from '../../../kit/invoice/InvoiceSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { STATUS_LOOKS } from './OwnInvoices.tsx';

/** An invoice of the student's own; once it is paid, its receipt. */
export function OwnPayment({ payment }: { readonly payment: Payment }) {
  const isBack = useSearchParams()[0].has('status');
  const { invoice, receipt, status, due, lines, amount, totalInWords, session } = payment;
  const { rrr, paymentReference, invoiceNumber } = invoice;
  return (
    <div className="stack">
      <InvoiceConcerns rrr={rrr} />
      <InvoiceSheet
        title={status === 'Paid' ? 'Receipt' : 'Invoice'}
        schoolName={invoice.schoolName}
        description={receipt?.title ?? invoice.description}
        tags={
          <>
            <StatusTag look={STATUS_LOOKS[status]}>{status}</StatusTag>
            {due && status === 'Not paid' && <DueTag due={due} />}
          </>
        }
        facts={[
          [rrr ? 'Reference #' : 'Invoice #', receipt?.rrr ?? paymentReference],
          ['Full name', invoice.fullName],
          ...(receipt?.matricNumber ? [['Registration number', receipt.matricNumber] as const] : []),
          ['Session', session],
          ...(rrr ? [['Invoice #', invoiceNumber] as const] : []),
          ['Date', displayDate(payment.dateGenerated)],
          ...(payment.datePaid ? [['Date paid', displayDate(payment.datePaid)] as const] : []),
        ]}
        lines={lines.map((line, place) => ({
          id: place,
          name: line.description,
          amountKobo: Math.round(line.amount * 100),
        }))}
        totalKobo={Math.round(amount * 100)}
        inWords={totalInWords}
        payableBy={status === 'Not paid' ? (rrr ? 'RRR' : 'TPAY') : null}
      >
        <Ending payment={payment} reference={paymentReference} />
      </InvoiceSheet>
      <Onward payment={payment} />
      <InvoiceActs invoice={invoice} isUnpaid={status === 'Not paid'} isBack={isBack} />
    </div>
  );
}

/** What was waiting for the payment, where something was. */
function Onward({ payment: { status, paidFor } }: { readonly payment: Payment }) {
  if (!paidFor) return null;
  const name = paidFor.name.toLowerCase();
  return (
    <p className="unprinted">
      <Link className={buttonClass(status === 'Paid' ? 'primary' : undefined, 'outlined')} to={paidFor.to}>
        {status === 'Paid' ? `Go on to ${name}` : `Back to ${name}`}
      </Link>
    </p>
  );
}

function Ending({
  payment: { status, receipt, covered, voidReason },
  reference,
}: {
  payment: Payment;
  reference: string;
}) {
  if (receipt) return <Verification {...receipt.verification} question="Is this receipt genuine?" />;
  if (status === 'Paid')
    return (
      <>
        <p>Nothing to pay: covered by {covered?.by ?? 'credit'}. There is no RRR for it.</p>
        {covered && <Verification {...covered.verification} question="Is this receipt genuine?" />}
      </>
    );
  if (status === 'Replaced' || status === 'Void')
    return (
      <p className="notice">
        Please do not pay {reference}: this invoice {status === 'Void' ? 'holds no longer' : 'was replaced'}
        {voidReason && `. ${voidReason}`}
      </p>
    );
  return null;
}
