import type { Queryable } from '../../platform/database/database.ts';
import { awardOn, chargesOfStudent, lockMoney, recheckPrices } from '../charges/service.ts';
import { postedOfAward, withdraw } from './sql.ts';

interface Withdrawing {
  readonly id: string;
  readonly studentId: string;
  readonly reason: string;
  readonly at: Date;
  readonly actor: string;
  readonly ip: string;
}

/** The charges are owed again, by what the award still took of them. What the award had made credit stays credit, and pays them first. */
export async function withdrawOne(tx: Queryable, { id, studentId, reason, at, actor, ip }: Withdrawing): Promise<void> {
  await lockMoney(tx, { studentId });
  const [withdrawn] = await withdraw(tx, { id, reason, actor, now: at, ip });
  if (!withdrawn) return;
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
}
