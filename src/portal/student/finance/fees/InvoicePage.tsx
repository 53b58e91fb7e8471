import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { verifyPayment } from '#contract/admissions/application-invoices.ts';
import { stepsOf } from '#contract/finance/pages.ts';
import type { ownInvoice, StudentInvoice } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card, Refresh, Warning } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { InvoiceTimeline } from './InvoiceTimeline.tsx';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** Without a code the page goes back to its first step. */
export function InvoicePage() {
  const { title, steps } = usePurpose();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  /** Some purposes have it in the path, the others behind it. */
  const code = address.get('code') ?? (steps.invoice.endsWith('/') ? pathname.slice(steps.invoice.length) : null);
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Payment/invoice/:code', { code }],
    queryFn: ({ signal }) =>
      session.call<typeof ownInvoice>(
        { method: 'GET', path: '/Payment/invoice/:code', params: { code: code! } },
        { signal },
      ),
    enabled: Boolean(code),
  });
  if (!code) return <Navigate to={steps.home} replace />;
  return (
    <Page title="Invoice" crumbs={[{ name: title, to: steps.home }]}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Whole invoice={data} onChecked={async () => void (await refetch())} />}
    </Page>
  );
}

interface WholeProps {
  readonly invoice: StudentInvoice;
  readonly onChecked: () => Promise<void>;
}

function Whole({ invoice, onChecked }: WholeProps) {
  const { rrr, isPaid, status, payForm, purpose, invoiceNumber, voided } = invoice;
  const session = useSession();
  const [checks, setChecks] = useState(0);
  const [check, busy] = useAction(async () => {
    try {
      const { isPaid: isNow } = await session.call<typeof verifyPayment>({
        method: 'POST',
        path: '/ApplicationInvoice/verify-payment',
        body: { rrr: rrr! },
      });
      await onChecked();
      if (!isNow)
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
    setChecks((before) => before + 1);
  });
  return (
    <div className="fees">
      {voided && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <div>
            Replaced on {displayDate(voided.at)}: {voided.reason}.{' '}
            {voided.replacedBy && <Link to={stepsOf(purpose).invoice + voided.replacedBy}>See the new invoice</Link>}
          </div>
        </div>
      )}
      <InvoiceSheet invoice={invoice} />
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
          <Link className={buttonClass('primary')} to={stepsOf(purpose).receipt + invoiceNumber}>
            See your receipt
          </Link>
        )}
        <PrintButton />
      </div>
      {rrr && <InvoiceTimeline rrr={rrr} since={`${checks} ${status}`} />}
    </div>
  );
}
