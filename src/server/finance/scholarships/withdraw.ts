import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { awardOn, chargesOfStudent, lockMoney, oweAgain, recheckPrices, useCredit } from '../charges/service.ts';
import { postedOfAward, withdraw } from './sql.ts';

interface Withdrawing {
  readonly id: string;
  readonly studentId: string;
  readonly awardedAt: Date;
  readonly reason: string;
  readonly at: Date;
  readonly actor: string;
  readonly ip: string;
}

/**
 * The charges are owed again, by what the award still took of them. What the award had made credit pays them first; of what is left due,
 * invoices that it had covered are void, and gates shut.
 */
export async function withdrawOne(
  platform: Pick<Platform, 'reactions'>,
  tx: Queryable,
  { id, studentId, awardedAt, reason, at, actor, ip }: Withdrawing,
): Promise<void> {
  await lockMoney(tx, { studentId });
  const [withdrawn] = await withdraw(tx, { id, reason, actor, now: at, ip });
  if (!withdrawn) return;
  const charges = await chargesOfStudent(tx, studentId);
  const posted = await postedOfAward(tx, { id, studentId });
  for (const { chargeId, awardedKobo } of posted) {
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
  await useCredit(platform, tx, { studentId, at, actor });
  const owed = (await chargesOfStudent(tx, studentId)).filter(
    ({ id: chargeId, dueKobo }) => dueKobo > 0 && posted.some((each) => each.chargeId === chargeId),
  );
  const chargeIds = owed.map(({ id: chargeId }) => chargeId);
  if (chargeIds.length > 0)
    await oweAgain(platform, tx, { studentId, chargeIds, reference: id, since: awardedAt, at, actor });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
}
