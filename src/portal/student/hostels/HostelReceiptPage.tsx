import { Navigate, useSearchParams } from 'react-router-dom';
import type { hostelSlip, ownHostel } from '#contract/hostels/booking.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import { CoveredCode } from '../../kit/invoice/CoveredCode.tsx';
import { StudentInvoiceSheet } from '../../kit/invoice/StudentInvoiceSheet.tsx';
import { useOwnInvoice } from '../../kit/invoice/useOwnInvoice.ts';
import { Paper } from '../../kit/paper/Paper.tsx';
import { useRead } from '../../kit/record/useRead.ts';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { invoiceAt } from './addresses.ts';

/** The receipt of a paid bed, and below it the slip for the porter while the bed is still theirs. */
export function HostelReceiptPage() {
  const code = useSearchParams()[0].get('code');
  const { data, error, refetch } = useOwnInvoice(code);
  const own = useRead<typeof ownHostel>('/Hostel/own-hostel', undefined);
  if (!code) return <Navigate to={OWN_HOSTELS.hostel.to} replace />;
  if (data && !data.isPaid) return <Navigate to={invoiceAt(data.invoiceNumber)} replace />;
  return (
    <Page title={OWN_HOSTELS.receipt.name} crumbs={[OWN_HOSTELS.hostel]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && (
        <div className="stack">
          <StudentInvoiceSheet invoice={data} title="Receipt">
            {data.rrr === null && <CoveredCode invoiceNumber={data.invoiceNumber} />}
          </StudentInvoiceSheet>
          {own.data && <Slip reservation={own.data.reservation} invoiceNumber={data.invoiceNumber} />}
        </div>
      )}
    </Page>
  );
}

interface SlipProps {
  readonly reservation: Reply<typeof ownHostel>['reservation'];
  readonly invoiceNumber: string;
}

function Slip({ reservation, invoiceNumber }: SlipProps) {
  if (reservation && isPaidFor(reservation.state) && reservation.invoiceNumber === invoiceNumber)
    return <Paper<typeof hostelSlip.page> path="/Hostel/slip" query={{ id: reservation.id }} />;
  return (
    <EmptyState title="There is no slip of this bed">
      <p>A slip is printed while a paid bed is yours.</p>
    </EmptyState>
  );
}
