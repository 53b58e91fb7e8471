import type { Receipt } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Verification } from '#form/slip/Verification.tsx';
import { Fact, PaperHead, PaymentLine } from './paper.tsx';
import '#form/slip/verification.css';

export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { title, schoolName, rrr, fullName, matricNumber, invoiceNumber, session, date, recieptItems: [item], totalInWords, verification } = receipt;
  return (
    <section className="sheet invoice" aria-label="Receipt">
      <PaperHead school={schoolName} title={title} isPaid />
      <dl className="invoice__reference"><dt>Reference #</dt><dd>{rrr}</dd></dl>
      <dl className="facts">
        <Fact name="Full name" value={fullName} />
        {matricNumber && <Fact name="Registration number" value={matricNumber} />}
        <Fact name="Invoice #" value={invoiceNumber} />
        <Fact name="Session" value={session} />
        <Fact name="Date paid" value={displayDate(date)} />
      </dl>
      {item && <PaymentLine {...item} />}
      <p className="words">{totalInWords}</p>
      <Verification {...verification} question="Is this receipt genuine?" />
    </section>
  );
}
