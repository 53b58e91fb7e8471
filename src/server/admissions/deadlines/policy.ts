import { extendDeadline } from '#contract/admissions/deadlines.ts';
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
