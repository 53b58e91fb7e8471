import { Link } from 'react-router-dom';
import type { OwnInvoice, ownInvoices } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { InvoiceConcerns } from '../invoice/InvoiceConcerns.tsx';
import { useRead } from '../record/useRead.ts';

interface CheckedPaymentsProps {
  /** The concerns of this invoice alone, and those of all without it. */
  readonly invoiceNumber?: string;
}

/** The student's payments that the bursary checks, in the words of the public page; nothing where there are none. */
export function CheckedPayments({ invoiceNumber }: CheckedPaymentsProps) {
  const { data = [] } = useRead<typeof ownInvoices>('/Payment/own-invoices', undefined);
  const checked = data.filter(
    (each) => each.status === 'Being checked' && (invoiceNumber === undefined || each.invoiceNumber === invoiceNumber),
  );
  if (checked.length === 0) return null;
  return (
    <div className="stack">
      {checked.map((invoice) => (
        <Checked key={invoice.invoiceNumber} invoice={invoice} />
      ))}
    </div>
  );
}

const Checked = ({ invoice: { invoiceNumber, description, rrr } }: { readonly invoice: OwnInvoice }) => (
  <>
    <InvoiceConcerns rrr={rrr} />
    <p>
      <Link to={`${OWN_FINANCE.payment.to}?invoiceNumber=${encodeURIComponent(invoiceNumber)}`}>{description}</Link>:
      the bursary is checking what you paid. Please do not pay again.
    </p>
  </>
);
