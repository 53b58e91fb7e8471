import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { postFees } from './posting.ts';
import { endPosting, pendingStudents } from './sql.ts';

export const POSTING = 'posting of published fees';

/** A student's row is locked while a slice is posted, and on the embedded database everybody waits. */
const SLICE = 50;

/** Whoever published may leave before all is posted: what is out holds for everybody. */
export const postingKind = (platform: Platform): JobKind => ({
  name: POSTING,
  async step(tx, { subject, done, total }) {
    const { publicationIds: ids } = subject as { readonly publicationIds: readonly number[] };
    const posted = await postSlice(platform, tx, ids);
    if (posted === 0) return { done: total, reached: 0, result: {} };
    return { done: Math.min(total, done + posted), reached: 0 };
  },
});

/** Posts what a job has left, since it was cancelled or its owner may not go on. */
export async function postLeft(platform: Platform, closing: AbortSignal): Promise<void> {
  while (!closing.aborted)
    if ((await platform.database.transaction((tx) => postSlice(platform, tx, null))) === 0) return;
}

/** @param ids of publications, null for all @returns how many students had something to be posted */
async function postSlice(platform: Platform, tx: Queryable, ids: readonly number[] | null): Promise<number> {
  const pending = await pendingStudents(tx, { ids, limit: SLICE });
  const [first] = pending;
  if (!first) {
    await endPosting(tx, { ids, now: platform.now() });
    return 0;
  }
  const { sessionId, studentTypeId } = first;
  const slice = pending
    .filter((row) => row.sessionId === sessionId && row.studentTypeId === studentTypeId)
    .map((row) => row.studentId);
  await postFees(platform, tx, { sessionId, studentTypeId }, slice);
  return slice.length;
}
