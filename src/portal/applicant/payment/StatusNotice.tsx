import type { ReactNode } from 'react';
import { Refresh, Tick, Warning } from '../../ui/icons.tsx';
import type { PaymentStatus } from './payment.ts';

interface StatusNoticeProps {
  readonly status: PaymentStatus;
  readonly message?: string | undefined;
  /** What to do next. */
  readonly children?: ReactNode;
}

export function StatusNotice({ status, message, children }: StatusNoticeProps) {
  if (status === 'unpaid') return null;
  const { look, icon, title, body } = WORDS[status];
  return (
    <div
      className={`notice notice--${look} unprinted`}
      role={look === 'success' || look === 'info' ? 'status' : 'alert'}
    >
      {icon}
      <div>
        <strong>{title}</strong>
        {message ?? body}
      </div>
      {children}
    </div>
  );
}

const WORDS = {
  checking: {
    look: 'info',
    icon: <Refresh />,
    title: 'Checking your payment',
    body: 'One moment: the college is asking the payment provider.',
  },
  paid: { look: 'success', icon: <Tick />, title: 'Your payment has been received', body: 'Your receipt is below.' },
  pending: {
    look: 'warning',
    icon: <Refresh />,
    title: 'Your payment has not been received yet',
    body: 'A payment at a bank can take a while to arrive. You may leave this page: the college keeps asking, and you can check again at any time.',
  },
  failed: {
    look: 'danger',
    icon: <Warning />,
    title: 'The payment did not go through',
    body: 'No payment has been received for this invoice. You can try again with the same RRR.',
  },
  unreachable: {
    look: 'warning',
    icon: <Warning />,
    title: 'The payment could not be checked',
    body: 'What you have paid is not lost. Check your connection and try again in a minute.',
  },
} as const;
