import { useSearchParams } from 'react-router-dom';
import { usePortalData } from '../../core/portalData.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Page } from '../../ui/Page.tsx';
import { RrrPrompt } from '../payment/RrrPrompt.tsx';
import { InvoiceView } from '../payment/InvoiceView.tsx';
import { payingRrr, statusOnReturn } from '../payment/payment.ts';
import { useInvoice } from '../payment/useInvoice.ts';

/** The status in the address is a hint: the college asks Remita itself. Without an RRR the payer types one. */
export const PaymentReturnPage = () => (
  <ApplicantArea>
    <PaymentReturn />
  </ApplicantArea>
);

function PaymentReturn() {
  const [query] = useSearchParams();
  const { school } = usePortalData();
  const rrr = query.get('RRR') ?? query.get('rrr') ?? payingRrr(school.shortName).remembered();
  const { data: invoice, error, refetch } = useInvoice(rrr);
  return (
    <Page title="Your payment" crumbs={[{ name: 'Home', to: '/' }, { name: 'Your payment' }]}>
      {invoice && <InvoiceView invoice={invoice} returned={statusOnReturn(query.get('status'))} />}
      {!invoice && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!invoice && !error && rrr && <LoadingState lines={8} />}
      {!rrr && <RrrPrompt />}
    </Page>
  );
}
