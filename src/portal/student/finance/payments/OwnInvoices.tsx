import { Link } from 'react-router-dom';
import type { OwnInvoice } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { DueHead } from '../../../kit/due/DueHead.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { ShortTable, type ShortColumn } from '../../../kit/table/ShortTable.tsx';

export const STATUS_LOOKS = {
  Paid: 'success',
  'Not paid': 'unapproved',
  'Being checked': 'warning',
  Replaced: 'notsubmitted',
  Void: 'notsubmitted',
} as const;

const COLUMNS: readonly ShortColumn<OwnInvoice>[] = [
  {
    title: 'Payment',
    cell: ({ description, invoiceNumber }) => <Link to={addressOf(invoiceNumber)}>{description}</Link>,
  },
  { title: 'Invoice #', cell: ({ invoiceNumber }) => invoiceNumber },
  { title: 'Session', cell: ({ session }) => session },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => formatNaira(amount * 100) },
  { title: 'Date', cell: ({ datePaid, dateGenerated }) => displayDate(datePaid ?? dateGenerated) },
  { title: 'Status', cell: ({ status }) => <StatusTag look={STATUS_LOOKS[status]}>{status}</StatusTag> },
];

/** What is to be paid stands first; the server has them in that order. */
export function OwnInvoices({ invoices }: { readonly invoices: readonly OwnInvoice[] }) {
  const next = invoices.find(({ status }) => status === 'Not paid');
  return (
    <div className="stack">
      <DueHead
        next={next ? { what: next.description, detail: formatNaira(next.amount * 100), due: next.due } : null}
        way={next && { label: 'Pay', to: addressOf(next.invoiceNumber) }}
        otherwise="No invoice waits to be paid."
      />
      <ShortTable
        title="Your invoices and receipts"
        rows={invoices}
        keyOf={({ invoiceNumber }) => invoiceNumber}
        columns={COLUMNS}
        empty="You have no invoice yet. An invoice that you make, and its receipt, will be here."
      />
    </div>
  );
}

const addressOf = (invoiceNumber: string): string =>
  `${OWN_FINANCE.payment.to}?invoiceNumber=${encodeURIComponent(invoiceNumber)}`;
