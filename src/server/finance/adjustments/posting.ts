import { formatNaira } from '#rules/money.ts';
import { notify } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { chargesOfStudent, reverseLodgement, reverseWaiver, takeLodgement, waive } from '../charges/service.ts';
import { caseOfSlip } from './slips.ts';
import { notePosted, noteRemains } from './sql.ts';

export type Adjusted = RowOf<'find-adjustment'>;

interface By {
  readonly at: Date;
  readonly actor: string;
}

/** One journal. Lock the student's money before. @throws Problem 409 where less is left, or the bank's statement has the slip */
export async function postAdjustment(platform: Platform, tx: Queryable, adjusted: Adjusted, by: By): Promise<void> {
  const { id, kind, studentId, reference: key, amountKobo, chargeId, tellerNumber } = adjusted;
  if (kind === 'lodgement') {
    const suspended = await caseOfSlip(tx, { tellerNumber: tellerNumber!, amountKobo });
    if (suspended !== undefined) throw notDone(onStatement(suspended));
    await takeLodgement(platform, tx, { studentId, key, amountKobo, ...by });
  } else {
    const charge = (await chargesOfStudent(tx, studentId)).find((each) => each.id === chargeId)!;
    if (charge.dueKobo < amountKobo)
      throw notDone(`Only ${formatNaira(Math.max(charge.dueKobo, 0))} is left of this charge. Please refuse it`);
    await waive(platform, tx, { studentId, relief: kind as 'waiver', charge, key, amountKobo, ...by });
  }
  await notePosted(tx, { id, now: by.at });
  await tellStudent(platform, tx, adjusted, 'posted');
}

/** One journal of today, by a second act. @throws Problem 409 for money that was refunded, or that the bank's statement has */
export async function reverseAdjustment(platform: Platform, tx: Queryable, adjusted: Adjusted, by: By): Promise<void> {
  const { id, kind, studentId, reference: key, amountKobo, statementDay, postedAt } = adjusted;
  if (statementDay !== null)
    throw notDone('The bank’s statement has this money. Please refund it instead of reversing it');
  const of = { studentId, key, since: postedAt!, ...by };
  const remains =
    kind === 'lodgement'
      ? await reverseLodgement(platform, tx, { ...of, amountKobo })
      : await reverseWaiver(platform, tx, { ...of, relief: kind as 'waiver' });
  await noteRemains(tx, { id, remains: remains.join('. ') });
  await tellStudent(platform, tx, adjusted, 'reversed');
}

export const onStatement = (rrr: string): string =>
  `The bank’s statement has this teller already. Please settle case ${rrr} instead`;

const notDone = (message: string) => new Problem(409, message, { title: 'Not done!' });

const WORDS: Readonly<Record<string, Readonly<Record<'posted' | 'reversed', string>>>> = {
  waiver: { posted: 'was waived', reversed: 'is owed again: its waiver was reversed' },
  'write-off': { posted: 'was written off', reversed: 'is owed again: it is not written off any more' },
  lodgement: { posted: 'that you paid in at the bank is in your account', reversed: 'is taken out of your account' },
};

/** Whoever never signed in reads it in their account. */
async function tellStudent(platform: Platform, tx: Queryable, adjusted: Adjusted, what: 'posted' | 'reversed') {
  const { userId, kind, about, amountKobo } = adjusted;
  if (userId === null) return;
  const message = `${formatNaira(amountKobo)} ${WORDS[kind]![what]} (${about})`;
  await notify(platform, tx, { userId, category: 'schoolFeesInvoice', message });
}
