import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { endStep, lockState, takeBackSlice, writeSlice } from './sql.ts';

/** Students of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 200;

export interface OfPromotion {
  readonly id: string;
}

const inSlices = (
  name: string,
  [during, after]: readonly [string, string],
  slice: (tx: Queryable, given: { id: string; most: number }) => Promise<{ done: number }[]>,
): JobKind => ({
  name,
  async step(tx, { subject, done, reached, total }) {
    const { id } = subject as OfPromotion;
    const [stands] = await lockState(tx, { id });
    if (stands?.state !== during) throw new Problem(409, 'Somebody has gone on with this promotion since then');
    const [moved] = await slice(tx, { id, most: AT_ONCE });
    if (moved!.done > 0) return { done: Math.min(total, done + moved!.done), reached: reached + moved!.done };
    await endStep(tx, { id, from: during, to: after });
    return { done: total, reached, result: {} };
  },
});

export const commitPromotion = inSlices('promotion', ['committing', 'committed'], writeSlice);
export const takePromotionBack = inSlices('promotion-undo', ['taking back', 'taken back'], takeBackSlice);
