import { Link, useSearchParams } from 'react-router-dom';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { InvoiceView } from '../payment/InvoiceView.tsx';
import { remembered, standingOnReturn } from '../payment/payment.ts';
import { useInvoice } from '../payment/useInvoice.ts';

/** Where the provider's pay page sends the payer back to. What it says in the address is a hint: the college asks itself. */
export const Page = () => <ApplicantArea><PaymentReturn /></ApplicantArea>;

function PaymentReturn() {
  const [query] = useSearchParams();
  const rrr = query.get('RRR') ?? query.get('rrr') ?? remembered();
  const { data: invoice, error, refetch } = useInvoice(rrr);
  return (
    <PageFrame title="Your payment" crumbs={[{ name: 'Home', to: '/' }, { name: 'Your payment' }]}>
      {invoice && <InvoiceView invoice={invoice} returned={standingOnReturn(query.get('status'))} />}
      {!invoice && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!invoice && !error && rrr && <LoadingState lines={8} />}
      {!rrr && <EmptyState title="No payment was named"><p><Link to="/">Back to the applications</Link></p></EmptyState>}
    </PageFrame>
  );
}
