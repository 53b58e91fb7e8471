import { lagosDay } from '#rules/lagosDay.ts';
import type { StatusCheck } from '../payments/service.ts';

export const ACTOR = 'system:reconcile-payments';

/** A full batch takes at least a second, so the provider is asked at most ten times a second. */
export const BATCH = 10;
export const BREATH_MS = 1_000;

/** A reconciliation ends at this many RRRs; the rest of a larger period shows as not asked. */
export const MOST = 20_000;

/** A claim outlasts a batch in which every call times out. */
export const CLAIM_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
/** A night begins at this hour in Lagos, when all of the day before is over. */
const FROM_HOUR = 2;

export interface Period {
  /** It is the day in Lagos that the night belongs to, and null for a requested reconciliation. */
  readonly day: string | null;
  readonly from: Date;
  readonly to: Date;
}

export const defaultPeriod = (now: Date): Period => ({
  day: null,
  from: new Date(now.getTime() - DAYS * DAY_MS),
  to: now,
});

export function nightOf(now: Date): Period | undefined {
  const today = new Date(`${lagosDay(now)}T00:00:00+01:00`);
  if (now.getTime() < today.getTime() + FROM_HOUR * 60 * 60_000) return undefined;
  return { day: lagosDay(new Date(today.getTime() - 1)), from: new Date(today.getTime() - DAYS * DAY_MS), to: today };
}

export type DifferenceKind = 'missed' | Exclude<StatusCheck['followed'], 'credited' | 'known' | 'nothing'>;

interface Known {
  readonly creditedBy: string | null;
  readonly creditedAt: Date | null;
}

/** What a reconciliation credited before it died is reported by its successor: the payment says by whom and when. */
export function differenceOf(
  { creditedBy, creditedAt }: Known,
  followed: StatusCheck['followed'],
  startedAt: Date,
): DifferenceKind | undefined {
  if (followed === 'credited') return 'missed';
  if (followed === 'nothing') return undefined;
  if (followed !== 'known') return followed;
  return creditedBy === ACTOR && creditedAt! >= startedAt ? 'missed' : undefined;
}
