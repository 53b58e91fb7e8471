import type { askClosing } from '#contract/finance/closings.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { closingMistake, periodOf, type Books, type Span } from '#rules/finance/closing.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { begunOn, closedThrough, closingOfRequest, insertClosing } from './sql.ts';

const FAILED = 'Failed!';

/** @returns the closing's id, the same for a request that is sent again. @throws Problem 422 for days that are not over or are closed, 409 where another asks */
export async function askToClose(
  platform: Platform,
  { request, answers }: Body<typeof askClosing>,
  { user, ip }: By,
): Promise<{ id: string }> {
  const given = judgeForm(platform, 'closing-request', answers, FAILED);
  const span: Span = given.span === 'A month' ? 'month' : 'day';
  const [actor, now] = [actorOf(user), platform.now()];
  return platform.database.transaction(async (tx) => {
    const [repeated] = await closingOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    const books = await booksNow(tx, now);
    const { from, to } = periodOf(span, given.day, books);
    const mistake = closingMistake(span, { from, to }, books);
    if (mistake !== null) throw mistakeAt('/day', mistake, FAILED);
    const [made] = await insertClosing(tx, { request, span, from, to, now, actor, ip });
    if (!made) throw new Problem(409, 'Somebody asks to close it already, or has closed it', { title: 'Not done!' });
    return made;
  });
}

export const booksNow = async (db: Queryable, now: Date): Promise<Books> => ({
  closedThrough: (await closedThrough(db))[0]?.closedThrough ?? null,
  begunOn: (await begunOn(db))[0]?.begunOn ?? null,
  today: lagosDay(now),
});
