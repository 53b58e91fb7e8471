import { FINANCE } from '#contract/finance/pages.ts';
import { heldTo } from '../../platform/background-jobs/heldTo.ts';
import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { awardsLeft, findAwardRequest } from './requestSql.ts';
import { withdrawOne } from './withdraw.ts';

/** Students of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 20;

const NAME = 'award-withdrawal';

interface OfRequest {
  readonly id: string;
}

/** A step that is repeated after a crash finds what it had withdrawn, and goes on with the others. */
export const withdrawalJob = (platform: Platform): JobKind =>
  heldTo(
    { claim: 'award-approve' },
    {
      name: NAME,
      async step(tx, { subject, done, reached, total, by }) {
        const { id } = subject as OfRequest;
        const { reason } = (await findAwardRequest(tx, { id }))[0]!;
        const left = await awardsLeft(tx, { withdrawalId: id, most: AT_ONCE });
        if (left.length === 0) return { done: total, reached, result: {} };
        const given = { reason: reason!, at: platform.now(), actor: actorOf(by.user), ip: by.ip };
        for (const award of left) await withdrawOne(platform, tx, { ...award, ...given });
        return { done: Math.min(total, done + left.length), reached: reached + left.length };
      },
    },
  );

/** Call `backgroundJobs.prompt` once it is committed. */
export async function beginWithdrawal(
  { backgroundJobs }: Platform,
  tx: Queryable,
  { id, students }: { readonly id: string; readonly students: number },
  by: By,
): Promise<void> {
  const subject: OfRequest = { id };
  const page = `${FINANCE.awardRequest.to}?id=${id}`;
  await backgroundJobs.enqueue(tx, { kind: NAME, subject, title: 'Awards withdrawn', page, total: students }, by);
}
