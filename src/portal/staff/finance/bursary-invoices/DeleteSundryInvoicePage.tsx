import type { bursaryInvoiceDetails } from '#contract/finance/bursary-invoices.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { InvoiceRecord } from './InvoiceRecord.tsx';

/** Nothing is removed: what is deleted is void, and its reason stands on it. */
export function DeleteSundryInvoicePage() {
  const session = useSession();
  return (
    <FindPage
      title={FINANCE.deleteSundryInvoice.name}
      lead="An invoice that nobody will pay. It is shown first; what is paid stays, and what is deleted is kept as void, with the reason."
      button="Find invoice"
      asks={{
        name: 'invoice',
        label: 'RRR or invoice number',
        maxLength: 40,
        missing: 'please input an RRR or an invoice number',
      }}
      find={(invoiceCode) =>
        session.call<typeof bursaryInvoiceDetails>({
          method: 'GET',
          path: '/Bursary/invoice-details',
          query: { invoiceCode },
        })
      }
      unknown={{
        status: 404,
        words: (typed) =>
          `No invoice of a sundry fee has the RRR or number "${typed}". Invoices of school fees are under Students’ invoices.`,
      }}
    >
      {(invoice) => <InvoiceRecord invoice={invoice} act="Delete this invoice" />}
    </FindPage>
  );
}
