import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { bucketsOf, type Bucket } from '../../platform/rate-limit/buckets.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';

/** An order whose RRR is known: what a status is judged against. */
export interface OpenOrder {
  readonly orderId: string;
  readonly rrr: string;
  readonly amountKobo: number;
}

export type Verdict = 'credit' | 'wait' | Extract<CaseKind, 'short' | 'over' | 'mismatch'>;

/** What follows from the provider's own word: credit only when RRR, order and amount are all ours, to the kobo. */
export function judge(order: OpenOrder, status: PaymentStatus): Verdict {
  if (status.state !== 'paid') return 'wait';
  if (status.rrr !== order.rrr || status.orderId !== order.orderId) return 'mismatch';
  if (status.amountKobo === order.amountKobo) return 'credit';
  return status.amountKobo < order.amountKobo ? 'short' : 'over';
}

/** What the provider says it took in: an RRR that is not paid has its amount, and nothing behind it. */
export const receivedKobo = ({ state, amountKobo }: PaymentStatus): number => (state === 'paid' ? amountKobo : 0);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When an open RRR is asked about again: after a tenth of its age, from every minute at first to once a day. After half
 * a year only a notification, or the applicant, has it asked.
 */
export function nextStatusCheck(madeAt: Date, now: Date): Date | null {
  const age = now.getTime() - madeAt.getTime();
  if (age > 180 * DAY) return null;
  return new Date(now.getTime() + Math.min(Math.max(age / 10, MINUTE), DAY));
}

/** However often we are told of an RRR, the provider is asked about it no more often than this. */
export const LEAST_PAUSE_MS = 5_000;

/** A second question within two seconds gets no other answer than the first. */
export const SAME_ANSWER_MS = 2_000;

/**
 * What a question that a payer has us ask is counted in. One who comes back from paying asks five times in a minute; a
 * hundred payers may share an address. Whoever exceeds it waits for the job, which asks at its own pace.
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
