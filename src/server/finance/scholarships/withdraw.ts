import type { withdrawAward } from '#contract/finance/scholarships.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { awardOn, chargesOfStudent, lockMoney, recheckPrices } from '../charges/service.ts';
import { awardOfId, postedOfAward, withdraw } from './sql.ts';

const TITLE = 'Nothing was withdrawn!';

/**
 * The charges are owed again, by what the award still took of them. What the award had made credit stays credit, and pays them first.
 * @throws Problem 409 where it is withdrawn already
 */
export async function withdrawOne(
  platform: Platform,
  { id, reason: typed }: Body<typeof withdrawAward>,
  { user, ip }: By,
): Promise<void> {
  const { reason } = judgeForm(platform, 'award-withdrawal', { reason: typed.trim() }, TITLE);
  const [actor, at] = [actorOf(user), platform.now()];
  await platform.database.transaction(async (tx) => {
    const [award] = await awardOfId(tx, { id });
    if (!award) throw notFound('There is no such award');
    const { studentId } = award;
    await lockMoney(tx, { studentId });
    const [withdrawn] = await withdraw(tx, { id, reason, actor, now: at, ip });
    if (!withdrawn) throw new Problem(409, 'This award is withdrawn already', { title: TITLE });
    const charges = await chargesOfStudent(tx, studentId);
    for (const { chargeId, awardedKobo } of await postedOfAward(tx, { id, studentId })) {
      const charge = charges.find((each) => each.id === chargeId)!;
      await awardOn(tx, {
        studentId,
        charge,
        key: `withdrawn ${id} ${chargeId}`,
        awardKobo: 0 - Math.min(awardedKobo, charge.awardedKobo - charge.waivedKobo),
        at,
        actor,
      });
    }
    await recheckPrices(tx, { studentIds: [studentId], now: at });
  });
}
