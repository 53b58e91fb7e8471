import type { ReactNode } from 'react';
import type { Receipt } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Verification } from '#form/slip/Verification.tsx';
import { Fact, PaperHead, PaymentLines, Reference } from './paper.tsx';
import '#form/slip/verification.css';

interface ReceiptSheetProps {
  readonly receipt: Receipt;
  /** Stands below the RRR. */
  readonly children?: ReactNode;
}

export function ReceiptSheet({ receipt, children }: ReceiptSheetProps) {
  const {
    title,
    schoolName,
    rrr,
    fullName,
    matricNumber,
    invoiceNumber,
    session,
    date,
    recieptItems,
    totalInWords,
    verification,
  } = receipt;
  return (
    <section className="sheet invoice" aria-label="Receipt">
      <PaperHead school={schoolName} title={title} status="Paid" />
      <Reference label="Reference #" reference={rrr}>
        {children}
      </Reference>
      <dl className="facts">
        <Fact name="Full name" value={fullName} />
        {matricNumber && <Fact name="Registration number" value={matricNumber} />}
        <Fact name="Invoice #" value={invoiceNumber} />
        <Fact name="Session" value={session} />
        <Fact name="Date paid" value={displayDate(date)} />
      </dl>
      <PaymentLines items={recieptItems} />
      <p className="words">{totalInWords}</p>
      <Verification {...verification} question="Is this receipt genuine?" />
    </section>
  );
}
