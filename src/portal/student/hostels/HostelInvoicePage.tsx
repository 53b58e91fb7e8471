import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { verifyPayment } from '#contract/admissions/application-invoices.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import type { ownHostel } from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { dayAndHour } from '#rules/hostels/booking.ts';
import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { useAction } from '../../kit/useAction.ts';
import { useSession } from '../../session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card, Refresh, Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { receiptAt } from './addresses.ts';
import { HostelInvoiceSheet } from './HostelInvoiceSheet.tsx';
import { useOwnInvoice } from './useOwnInvoice.ts';

/** Without a code the page goes back to the own bed. */
export function HostelInvoicePage() {
  const code = useSearchParams()[0].get('code');
  const { data, error, refetch } = useOwnInvoice(code);
  if (!code) return <Navigate to={OWN_HOSTELS.hostel.to} replace />;
  return (
    <Page title={OWN_HOSTELS.invoice.name} crumbs={[OWN_HOSTELS.hostel]}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Whole invoice={data} />}
    </Page>
  );
}

function Whole({ invoice }: { readonly invoice: StudentInvoice }) {
  const { rrr, isPaid, status, payForm, invoiceNumber, voided } = invoice;
  const own = useRead<typeof ownHostel>('/Hostel/own-hostel', undefined);
  const reservation = own.data?.reservation;
  const isToPay =
    status === 'Not paid' && reservation?.invoiceNumber === invoiceNumber && reservation.lapsesAt !== null;
  const [check, busy] = useCheck(rrr);
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
      <HostelInvoiceSheet invoice={invoice} title={OWN_HOSTELS.invoice.name} />
      <div className="actions unprinted">
        {payForm && (
          <form method="post" action={payForm.action}>
            {Object.entries(payForm.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" intent="primary" icon={<Card />}>
              {rrr ? 'Pay with ATM Card' : 'TPAY'}
            </Button>
          </form>
        )}
        {status === 'Not paid' && rrr && (
          <Button look="outlined" busy={busy} icon={<Refresh />} onClick={() => void check()}>
            I have paid
          </Button>
        )}
        {isPaid && (
          <Link className={buttonClass('primary')} to={receiptAt(invoiceNumber)}>
            Receipt and slip
          </Link>
        )}
        <PrintButton />
      </div>
    </div>
  );
}

function useCheck(rrr: string | null) {
  const session = useSession();
  const queries = useQueryClient();
  return useAction(async () => {
    try {
      const { isPaid } = await session.call<typeof verifyPayment>({
        method: 'POST',
        path: '/ApplicationInvoice/verify-payment',
        body: { rrr: rrr! },
      });
      await queries.invalidateQueries();
      if (!isPaid)
        raiseFlag({
          title: 'Your payment has not been received yet',
          body: 'A payment at a bank can take a while to arrive. The college keeps asking.',
          intent: 'warning',
        });
    } catch (error) {
      raiseFlag({
        title: 'The payment could not be checked',
        body: serverMessage(error, 'What you have paid is not lost. Please try again in a minute'),
        intent: 'danger',
      });
    }
  });
}
