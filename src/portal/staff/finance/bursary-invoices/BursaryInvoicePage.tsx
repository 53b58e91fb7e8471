import { Navigate, useSearchParams } from 'react-router-dom';
import type { bursaryInvoiceDetails } from '#contract/finance/bursary-invoices.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { InvoiceRecord } from './InvoiceRecord.tsx';

export function BursaryInvoicePage() {
  const invoiceCode = useSearchParams()[0].get('invoice');
  if (!invoiceCode) return <Navigate to={FINANCE.bursaryInvoices.to} replace />;
  return (
    <Page title={`Invoice ${invoiceCode}`} width="wide" crumbs={[FINANCE.bursaryInvoices]}>
      <ReadPart<typeof bursaryInvoiceDetails>
        path="/Bursary/invoice-details"
        query={{ invoiceCode }}
        label="Reading the invoice"
      >
        {(invoice) => <InvoiceRecord invoice={invoice} act="Deactivate" />}
      </ReadPart>
    </Page>
  );
}
