import type { stateOpening } from '#contract/finance/opening-balances.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, mistyped, Problem } from '../../platform/problem.ts';
import { isClosed } from '../closings/service.ts';
import { lockOpening } from './sql/lines.ts';
import { cutOver, insertSheet, sheetOfRequest } from './sql/sheets.ts';

const FAILED = 'Failed!';

/** @returns the sheet's id, the same for a request that is sent again. @throws Problem 422 for a day that cannot be, 409 where totals are stated already */
export async function stateTotals(
  platform: Platform,
  { request, answers }: Body<typeof stateOpening>,
  { user, ip }: By,
): Promise<{ id: string }> {
  const { day, students, ...typed } = judgeForm(platform, 'opening-totals', answers, FAILED);
  const [debtKobo, creditKobo] = [typedMoney(typed.debt), typedMoney(typed.credit)];
  if (!isKobo(debtKobo) || !isKobo(creditKobo))
    throw mistyped(
      {
        ...(!isKobo(debtKobo) && { '/debt': NO_SUM }),
        ...(!isKobo(creditKobo) && { '/credit': NO_SUM }),
      },
      FAILED,
    );
  const [actor, now] = [actorOf(user), platform.now()];
  if (day > lagosDay(now)) throw mistakeAt('/day', 'this day is still to come', FAILED);
  return platform.database.transaction(async (tx) => {
    await lockOpening(tx);
    const [repeated] = await sheetOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    const postedOn = (await cutOver(tx))[0]?.postedOn ?? null;
    if (postedOn !== null && postedOn !== day)
      throw mistakeAt('/day', `balances are posted on ${displayDate(postedOn)} already: please enter that day`, FAILED);
    if (postedOn === null && (await isClosed(tx, day)))
      throw mistakeAt('/day', 'this day is closed: please enter a later one', FAILED);
    const [made] = await insertSheet(tx, { request, day, debtKobo, creditKobo, students, now, actor, ip });
    if (!made) throw new Problem(409, 'Totals are stated already. Please withdraw them first', { title: 'Not done!' });
    return made;
  });
}

const NO_SUM = 'please enter the sum, as 1,250,000.50';
