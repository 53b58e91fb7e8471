import type { ReactNode } from 'react';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { StatusTag, type StatusLook } from '../StatusTag.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

export const INVOICE_LOOKS: Readonly<Record<StudentInvoice['status'], StatusLook>> = {
  Paid: 'success',
  'Paid by credit': 'success',
  Covered: 'success',
  'Not paid': 'unapproved',
  'Being checked': 'warning',
  Void: 'notsubmitted',
};

interface StudentInvoiceSheetProps {
  readonly invoice: StudentInvoice;
  readonly title?: 'Invoice' | 'Receipt';
  readonly children?: ReactNode;
}

export function StudentInvoiceSheet({ invoice, title = 'Invoice', children }: StudentInvoiceSheetProps) {
  const { rrr, invoiceNumber, recieptItems, total, status, isPaid, coveredBy } = invoice;
  return (
    <InvoiceSheet
      title={title}
      schoolName={invoice.schoolName}
      description={invoice.description}
      tags={
        <StatusTag look={INVOICE_LOOKS[status]}>{status === 'Covered' ? `Covered by ${coveredBy}` : status}</StatusTag>
      }
      facts={[
        [rrr ? 'Reference #' : 'Invoice #', invoice.transactionRef],
        ['Full name', invoice.fullName],
        ['Matric or registration number', invoice.matricNumber],
        ['Level', invoice.level],
        ['Department', invoice.department],
        ['Student type', invoice.studentType],
        ['Session', invoice.session],
        ...(rrr ? [['Invoice #', invoiceNumber] as const] : []),
        ['Date', displayDate(invoice.date)],
        ...(invoice.paidAt ? [['Date paid', displayDate(invoice.paidAt)] as const] : []),
      ]}
      lines={recieptItems.map(({ description, amount, paymentType }) => ({
        id: description,
        name: description,
        note: paymentType,
        amountKobo: Math.round(amount * 100),
      }))}
      totalKobo={Math.round(total * 100)}
      inWords={invoice.totalInWords}
      payableBy={status === 'Not paid' ? (rrr ? 'RRR' : 'TPAY') : null}
    >
      {isPaid && coveredBy && <p>Nothing to pay: covered by {coveredBy}</p>}
      {children}
    </InvoiceSheet>
  );
}
