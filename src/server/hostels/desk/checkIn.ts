import { RESERVATION } from '#contract/hostels/states.ts';
import { notInBecause } from '#rules/hostels/handover.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { REFUSED, refused, type Reservation } from '../booking/holding.ts';
import { reservationById } from '../reservationSql.ts';
import { takeStep } from '../reservationWork.ts';
import { audit } from '../reservations/service.ts';
import { isRepeat, overtaken, writeHandover, type Handover } from './handover.ts';
import { whoIsIn } from './sql.ts';

/** @throws Problem 409 where somebody is in the bed or the student in another, 422 where it is not paid */
export async function checkIn(platform: Platform, by: By, id: string, answers: unknown): Promise<void> {
  const { database, now } = platform;
  const { condition, keys, note = null } = judgeForm(platform, 'bed-check-in', answers, REFUSED);
  const at = now();
  const handover: Handover = { id, kind: 'in', onDay: lagosDay(at), condition, keys, note, damageKobo: null };
  const [found] = await reservationById(database, { id });
  if (!found) throw notFound('There is no such reservation');
  if (await isRepeat(platform, by, handover)) return;
  const { name: open } = await requireOpenSession(database);
  const refusal = notInBecause(found.state, found.session, open);
  if (found.state === RESERVATION['checked in']) throw await overtaken(platform, id, refusal!);
  if (refusal) throw refused(refusal);
  const actor = actorOf(by.user);
  const isTaken = await database
    .transaction(async (tx) => {
      if (!(await takeStep(tx, { id, step: 'check-in', from: RESERVATION.paid, actor, now: at }))) return false;
      await writeHandover(tx, handover, { actor, now: at });
      await audit(tx, platform, { actor, ip: by.ip, action: 'bed-checked-in', id, detail: { condition, keys, note } });
      return true;
    })
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw await somebodyIsIn(platform, found);
    });
  if (!isTaken && !(await isRepeat(platform, by, handover)))
    throw await overtaken(platform, id, 'This reservation has changed in the meantime');
}

/** A bed is lived in by one person, and a person lives in one bed. */
async function somebodyIsIn({ database }: Platform, { id, bedId, studentId }: Reservation): Promise<Problem> {
  const [other] = await whoIsIn(database, { id, bedId, studentId });
  if (!other)
    return new Problem(409, 'This reservation has changed in the meantime. Please look again', { title: REFUSED });
  return new Problem(
    409,
    other.bedId === bedId && other.studentId !== studentId
      ? `${other.fullName} (${other.number}) is still in this bed, from ${other.session}. Check them out first`
      : `The student is still in ${other.bed}, from ${other.session}. Check them out of it first`,
    { title: REFUSED },
  );
}
