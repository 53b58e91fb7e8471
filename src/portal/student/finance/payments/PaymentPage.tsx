import { Navigate, useSearchParams } from 'react-router-dom';
import type { ownInvoice } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { OwnPayment } from './OwnPayment.tsx';

/** `?invoiceNumber=` says which; without it the page leads to the list of all. */
export function PaymentPage() {
  const invoiceNumber = useSearchParams()[0].get('invoiceNumber');
  return invoiceNumber ? <Loaded invoiceNumber={invoiceNumber} /> : <Navigate to={OWN_FINANCE.payments.to} replace />;
}

function Loaded({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { data, error, refetch } = useRead<typeof ownInvoice>('/Payment/own-invoice', { invoiceNumber });
  return (
    <Page
      title={data?.status === 'Paid' ? 'Receipt' : 'Invoice'}
      crumbs={[{ name: OWN_FINANCE.payments.name, to: OWN_FINANCE.payments.to }, { name: invoiceNumber }]}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} label="Loading the invoice" />}
      {data && <OwnPayment payment={data} />}
    </Page>
  );
}
