import type { ownInvoices } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { CheckedPayments } from '../../../kit/payment/CheckedPayments.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';

export function PaymentsPage() {
  const { data, error, refetch } = useRead<typeof ownInvoices>('/Payment/own-invoices', undefined);
  return (
    <Page
      title={OWN_FINANCE.payments.name}
      width="wide"
      lead="Your invoices, and the receipt of everything that you have paid."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={6} label="Loading your payments" />}
      {data && (
        <div className="stack">
          <CheckedPayments />
          <OwnInvoices invoices={data} />
        </div>
      )}
    </Page>
  );
}
