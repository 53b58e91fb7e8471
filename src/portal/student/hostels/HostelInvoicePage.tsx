import { Navigate, useSearchParams } from 'react-router-dom';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import type { ownHostel } from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { dayAndHour } from '#rules/hostels/booking.ts';
import { InvoiceActs } from '../../kit/invoice/InvoiceActs.tsx';
import { InvoiceConcerns } from '../../kit/invoice/InvoiceConcerns.tsx';
import { StudentInvoiceSheet } from '../../kit/invoice/StudentInvoiceSheet.tsx';
import { useOwnInvoice } from '../../kit/invoice/useOwnInvoice.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { receiptAt } from './addresses.ts';

/** Without a code the page goes back to the own bed. */
export function HostelInvoicePage() {
  const code = useSearchParams()[0].get('code');
  const { data, error, refetch } = useOwnInvoice(code);
  if (!code) return <Navigate to={OWN_HOSTELS.hostel.to} replace />;
  return (
    <Page title={OWN_HOSTELS.invoice.name} crumbs={[OWN_HOSTELS.hostel]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Whole invoice={data} />}
    </Page>
  );
}

function Whole({ invoice }: { readonly invoice: StudentInvoice }) {
  const { rrr, isPaid, status, invoiceNumber, voided } = invoice;
  const own = useRead<typeof ownHostel>('/Hostel/own-hostel', undefined);
  const reservation = own.data?.reservation;
  const isToPay =
    status === 'Not paid' && reservation?.invoiceNumber === invoiceNumber && reservation.lapsesAt !== null;
  return (
    <div className="stack">
      {isToPay && (
        <p className="sheet">
          <strong>Pay by {dayAndHour(reservation.lapsesAt!)}.</strong> After that the bed is free for others.
        </p>
      )}
      {voided && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <p>
            Void since {displayDate(voided.at)}: {voided.reason}. Do not pay it.
          </p>
        </div>
      )}
      <InvoiceConcerns rrr={rrr} />
      <StudentInvoiceSheet invoice={invoice} />
      <InvoiceActs
        invoice={invoice}
        isUnpaid={status === 'Not paid'}
        receipt={isPaid && { to: receiptAt(invoiceNumber), label: 'Receipt and slip' }}
      />
    </div>
  );
}
