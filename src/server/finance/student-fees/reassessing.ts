import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { assess, chargesOfStudent, lockMoney, useCredit, whatIsDue, type ActedBy } from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { factsOf } from './position.ts';
import { placesOf } from './sql.ts';

interface Reassessing {
  readonly studentId: string;
  readonly sessionId: number;
  readonly by: ActedBy;
}

/**
 * What a student was charged in a session is corrected to what the published rules say of them now; what was paid beyond it pays
 * the student's other fees before it is credit, and an unpaid invoice is replaced as it is opened.
 */
export async function reassess(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  { studentId, sessionId, by }: Reassessing,
): Promise<{ session: string; changeKobo: number }> {
  await lockMoney(tx, { studentId });
  await postFeesFirst(platform, tx, studentId);
  const place = (await placesOf(tx, { studentId })).find((each) => each.session_id === sessionId)!;
  const charged = (await chargesOfStudent(tx, studentId)).filter((charge) => charge.session_id === sessionId);
  const of = { studentTypeId: place.student_type_id, sessionId, facts: factsOf(place) };
  for (const [purpose, charges] of Map.groupBy(charged, (charge) => charge.purpose)) {
    const { fees } = await whatIsDue(tx, purpose, of);
    const lines = charges
      .filter(({ occasion }) => purpose !== 'school' || occasion === '')
      .flatMap(({ fee_id: feeId, occasion }) =>
        fees.flatMap((fee) =>
          fee.feeId === feeId ? [{ feeId, occasion, amountKobo: fee.amountKobo, why: fee.why }] : [],
        ),
      );
    await assess(tx, platform, { studentId, sessionId, purpose, lines }, by);
  }
  await useCredit(platform, tx, { studentId, at: platform.now(), actor: by.actor });
  const sumOf = (charges: typeof charged) => charges.reduce((kobo, { charged_kobo }) => kobo + charged_kobo, 0);
  const after = (await chargesOfStudent(tx, studentId)).filter((charge) => charge.session_id === sessionId);
  return { session: place.session, changeKobo: sumOf(after) - sumOf(charged) };
}
