import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { bucketsOf, type Bucket } from '../../platform/rate-limit/buckets.ts';
import { ABORTED } from '../../platform/payment/codes.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';

export interface OpenOrder {
  readonly orderId: string;
  readonly rrr: string;
  readonly amountKobo: number;
}

export type Verdict = 'credit' | 'wait' | Extract<CaseKind, 'short' | 'over' | 'mismatch'>;

/** Money is credited only when RRR, order and amount are all ours, to the kobo. */
export function judge(order: OpenOrder, status: PaymentStatus): Verdict {
  if (status.state !== 'paid') return 'wait';
  if (status.rrr !== order.rrr || status.orderId !== order.orderId) return 'mismatch';
  if (status.amountKobo === order.amountKobo) return 'credit';
  return status.amountKobo < order.amountKobo ? 'short' : 'over';
}

/**
 * Of what was credited, only a definite no takes the payment back. An answer that is pending or unknown takes nothing from anybody.
 */
export const isReversal = (order: Pick<OpenOrder, 'orderId' | 'rrr'>, status: PaymentStatus): boolean =>
  status.state === 'failed' && status.rrr === order.rrr && status.orderId === order.orderId;

/** The same of money that waits in suspense: that it was under another order may be why. */
export const isTakenBack = (rrr: string, status: PaymentStatus): boolean =>
  status.state === 'failed' && status.rrr === rrr;

/** An RRR that is not paid has an amount too, with no money behind it. */
export const receivedKobo = ({ state, amountKobo }: PaymentStatus): number => (state === 'paid' ? amountKobo : 0);

/**
 * After a refused cancellation, only this proves that nobody can pay the RRR any more. A failed attempt may be repeated, and
 * an unknown answer proves nothing.
 */
export const isCancelled = ({ code }: Pick<PaymentStatus, 'code'>): boolean => code === ABORTED;

/**
 * Nobody can pay its RRR any more: another amount was paid by it, or a server stopped after the provider withdrew it and before the
 * college wrote that down.
 */
export const isWithdrawn = (order: { readonly statusCode: string | null; readonly usedUp: boolean | null }): boolean =>
  order.usedUp === true || isCancelled({ code: order.statusCode ?? '' });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An open RRR is checked again after a tenth of its age; after half a year, only on a notification or request. */
export function nextStatusCheck(madeAt: Date, now: Date): Date | null {
  const age = now.getTime() - madeAt.getTime();
  if (age > 180 * DAY) return null;
  return new Date(now.getTime() + Math.min(Math.max(age / 10, MINUTE), DAY));
}

/** What is paid may be taken back: the provider is asked each day, so long after it was credited. */
export const nextReversalCheck = (creditedAt: Date, now: Date): Date | null =>
  now.getTime() - creditedAt.getTime() < 60 * DAY ? new Date(now.getTime() + DAY) : null;

/** Anyone may post notifications: of what is paid they have the provider asked no more often than this. */
export const PAID_PAUSE_MS = 60 * MINUTE;

/** However many notifications come, the provider is asked about an RRR no more often than this. */
export const LEAST_PAUSE_MS = 5_000;

/** The provider has no other answer within two seconds. */
export const SAME_ANSWER_MS = 2_000;

/**
 * A payer who comes back from paying asks five times in a minute, and a hundred payers may share an address. Whoever
 * exceeds this waits for the job, which asks at its own pace.
 */
export function questionBuckets(rrr: string, address: string): Bucket[] {
  const [host, network, everyone] = bucketsOf('payment check', address);
  return [
    { name: `payment check of ${rrr}`, free: 12, longest: 60 },
    { ...host!, free: 100, longest: 5 },
    { ...network!, free: 500, longest: 2 },
    everyone!,
  ];
}
