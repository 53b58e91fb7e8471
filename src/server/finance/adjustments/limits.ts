import type { setAdjustmentLimit } from '#contract/finance/adjustments.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { COUNTED_DAYS } from '#rules/finance/adjustment.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { limitOf, limits, setLimit } from './limitSql.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Limit {
  readonly limitKobo: number;
  readonly postedKobo: number;
}

/** What a person may post at once for a student, and what of it they have used. */
export async function limitFor(
  db: Queryable,
  { userId, studentId }: { readonly userId: string; readonly studentId: string },
  now: Date,
): Promise<Limit> {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  return (await limitOf(db, { userId, studentId, since }))[0]!;
}

/** @throws Problem 403 for a role of one's own: nobody raises what they may do alone */
export async function changeLimit(
  platform: Platform,
  { roleId, answers }: Body<typeof setAdjustmentLimit>,
  { user, ip }: By,
): Promise<void> {
  const typed = judgeForm(platform, 'adjustment-limit', answers, 'Not saved!');
  const amountKobo = typedMoney(typed.amount);
  if (!isKobo(amountKobo)) throw mistakeAt('/amount', 'please enter the limit, as 20,000', 'Not saved!');
  const role = (await limits(platform.database, { userId: user.userId })).find((each) => each.roleId === roleId);
  if (!role) throw notFound('There is no such role that may ask');
  if (role.isOwn)
    throw new Problem(403, 'This is a role of your own. Another person has to set its limit', { title: 'Not saved!' });
  await setLimit(platform.database, { roleId, amountKobo, now: platform.now(), actor: actorOf(user), ip });
}
