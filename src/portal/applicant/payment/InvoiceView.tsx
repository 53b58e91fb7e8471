import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { PaymentTimeline as Timeline } from '#contract/finance/payment-timeline.ts';
import { usePortalData } from '../../core/portalData.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { WaitsForForm } from './BeingCorrected.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConcernNotice } from '../../kit/payment/ConcernNotice.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { LeaveDevice } from './LeaveDevice.tsx';
import { onwardOf, type Onward } from './onward.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { usePaymentCheck, usePaymentTimeline, useReceipt } from './useInvoice.ts';

interface InvoiceViewProps {
  readonly invoice: Invoice;
  /** Set for a payer who comes back from the pay page: the status unless the college hears that it is paid. */
  readonly returned?: 'failed' | 'pending';
}

export function InvoiceView({ invoice, returned }: InvoiceViewProps) {
  const { status, message, checks, check, busy } = usePaymentCheck(
    invoice.rrr,
    returned ? 'checking' : 'unpaid',
    returned ?? 'pending',
  );
  const onward = onwardOf(invoice, usePortalData().programmes);
  const hasReceipt = useReceipt(invoice).isSuccess;
  const timeline = usePaymentTimeline(invoice.rrr, `${checks} ${invoice.isPaid} ${hasReceipt}`).data;
  const waits = isBeingChecked(invoice, timeline);
  useFirstMinute(returned !== undefined && !invoice.isPaid, check);
  return (
    <>
      {timeline?.concerns.map((concern) => (
        <ConcernNotice key={concern.kind + concern.rrr} concern={concern} />
      ))}
      {!waits && (
        <div className="then--paid">
          <StatusNotice status={invoice.isPaid ? 'paid' : status} message={invoice.isPaid ? onward?.words : message}>
            {invoice.isPaid && onward && <NextStep {...onward} />}
          </StatusNotice>
        </div>
      )}
      <WaitsForForm invoice={invoice} />
      <InvoiceSheet invoice={invoice} />
      <InvoiceActions invoice={invoice} waits={waits} checking={busy} onCheck={() => void check()} />
      {timeline && <PaymentTimeline timeline={timeline} next={onward?.next} />}
      <ChangeEmail rrr={invoice.rrr} />
      <LeaveDevice />
    </>
  );
}

const isBeingChecked = ({ isPaid, paymentStatus }: Invoice, timeline: Timeline | undefined) =>
  !isPaid && (paymentStatus === 'Being checked' || timeline?.next === 'bursary');

function NextStep({ to, state, label }: Onward) {
  const { pathname, hash } = useLocation();
  if (to === pathname + hash) return null;
  return (
    <Link className={buttonClass('primary')} to={to} state={state}>
      <span>{label}</span>
      <ArrowRight />
    </Link>
  );
}

function useFirstMinute(returned: boolean, check: () => Promise<void>) {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (!returned) return;
    const checks = CHECKED_AFTER_MS.map((ms) => setTimeout(() => void latest.current(), ms));
    return () => checks.forEach(clearTimeout);
  }, [returned]);
}

const CHECKED_AFTER_MS = [0, 3_000, 9_000, 21_000, 45_000];
