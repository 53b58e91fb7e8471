import { extendDeadline } from '#contract/admissions/deadlines.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Act } from '../../kit/acts/acts.ts';
import { mistakeAt } from '../../platform/problem.ts';

export const FAILED = 'Failed!';

/** An extension is of the session that is open for applications. */
export const extending: Act<{ readonly sessionId: number | undefined }> = {
  endpoint: extendDeadline,
  refusal: ({ sessionId }) =>
    sessionId === undefined
      ? mistakeAt('/applicationTypeIds', 'No session is open for applications', FAILED)
      : undefined,
};

const DAY_MS = 86_400_000;

/** From so many days before its last day ends. @param closes as an ISO day, the whole of which it is open */
export const isDueToRemind = (now: Date, opens: string, closes: string, daysBefore: number): boolean =>
  lagosDay(now) >= opens &&
  lagosDay(now) <= closes &&
  lagosDay(new Date(now.getTime() + (daysBefore - 1) * DAY_MS)) >= closes;
