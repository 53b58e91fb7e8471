import { lagosDay } from '#rules/lagosDay.ts';
import type { StatusCheck } from '../payments/service.ts';

/** Who credits what a reconciliation finds. */
export const ACTOR = 'system:reconcile-payments';

/** RRRs in one breath, and what a breath takes at least: the provider is asked ten times a second at the most. */
export const BATCH = 10;
export const BREATH_MS = 1_000;

/** Of one reconciliation; the rest of a period that is larger is told as not asked. */
export const MOST = 20_000;

/** Longer than a batch takes when every call times out. */
export const CLAIM_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
/** The college's hour from which on a night's reconciliation may begin: all of the day before is over by then. */
const FROM_HOUR = 2;

export interface Period {
  /** The college's day that the night belongs to; null for one that is asked for. */
  readonly day: string | null;
  readonly from: Date;
  readonly to: Date;
}

/** The seven days before this moment. */
export const defaultPeriod = (now: Date): Period => ({ day: null, from: new Date(now.getTime() - DAYS * DAY_MS), to: now });

/** The seven whole days before today, from two o'clock in the morning on. */
export function nightOf(now: Date): Period | undefined {
  const today = new Date(`${lagosDay(now)}T00:00:00+01:00`);
  if (now.getTime() < today.getTime() + FROM_HOUR * 60 * 60_000) return undefined;
  return { day: lagosDay(new Date(today.getTime() - 1)), from: new Date(today.getTime() - DAYS * DAY_MS), to: today };
}

export type DifferenceKind = 'missed' | Exclude<StatusCheck['followed'], 'credited' | 'known' | 'nothing'>;

/** What is known of an order before it is asked about. */
interface Known {
  readonly credited_by: string | null;
  readonly credited_at: Date | null;
}

/**
 * How the provider's word differed from ours. What a reconciliation credited before it died is told by the one that goes
 * on from there: the payment says by whom and when.
 */
export function differenceOf({ credited_by, credited_at }: Known, followed: StatusCheck['followed'], startedAt: Date): DifferenceKind | undefined {
  if (followed === 'credited') return 'missed';
  if (followed === 'nothing') return undefined;
  if (followed !== 'known') return followed;
  return credited_by === ACTOR && credited_at! >= startedAt ? 'missed' : undefined;
}
