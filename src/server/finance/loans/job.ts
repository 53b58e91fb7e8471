import { FINANCE } from '#contract/finance/pages.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { postNext } from './posting.ts';

/** Lines of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 20;

const NAME = 'loan-batch';
const ACTOR = 'system:student-loans';

interface OfBatch {
  readonly reference: string;
}

/** A step that is repeated after a crash finds what it had posted, and goes on with the others. */
export const postingJob = (platform: Platform): JobKind => ({
  name: NAME,
  async step(tx, { subject, done, reached, total, by }) {
    const { reference } = subject as OfBatch;
    const posted = await postNext(platform, tx, { reference, limit: AT_ONCE, actor: actorOf(by.user) });
    if (posted === 0) return { done: total, reached, result: {} };
    return { done: Math.min(total, done + posted), reached: reached + posted };
  },
});

/** Call `backgroundJobs.prompt` once it is committed. */
export async function beginPosting(
  { backgroundJobs }: Platform,
  tx: Queryable,
  { id, reference, lines }: { readonly id: string; readonly reference: string; readonly lines: number },
  by: By,
): Promise<void> {
  const subject: OfBatch = { reference };
  const page = `${FINANCE.loanBatch.to}?id=${id}`;
  const job = { kind: NAME, subject, title: `Batch ${reference} is posted`, page, total: lines };
  await backgroundJobs.enqueue(tx, job, by).catch(leftToSchedule);
}

/** Whoever has many jobs under way approves all the same. */
function leftToSchedule(error: unknown): void {
  if (!(error instanceof Problem && error.status === 429)) throw error;
}

/** What no job posts: its person had too many under way. */
export async function postLeft(platform: Platform): Promise<void> {
  const some = { reference: null, limit: AT_ONCE, actor: ACTOR };
  while ((await platform.database.transaction((tx) => postNext(platform, tx, some))) > 0);
}
