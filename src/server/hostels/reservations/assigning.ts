import { RESERVATION } from '#contract/hostels/states.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { notify } from '../../communication/notifications/service.ts';
import { lockMoney } from '../../finance/charges/service.ts';
import { readyToPay } from '../../finance/invoices/service.ts';
import { REFUSED, refused } from '../booking/holding.ts';
import { payUntil } from '../booking/days.ts';
import { billed, mustHavePrice, release } from '../booking/reserving.ts';
import { lockBeds } from '../bedSql.ts';
import { addDays } from '../changingSql.ts';
import { endLapsedOf } from '../lapsing.ts';
import { reservationById } from '../reservationSql.ts';
import { makeReservation, takeStep } from '../reservationWork.ts';
import { studentForBed } from './sql.ts';

export interface Assigning {
  readonly studentId: string;
  readonly bedId: number;
  readonly reason: string;
}

/**
 * An officer reserves a bed for a student of the session in which they are; windows do not bind officers.
 * @throws Problem 409 where the bed or the student is taken
 */
export async function assignBed(platform: Platform, { user, ip }: By, { studentId, bedId, reason }: Assigning) {
  const { database, now } = platform;
  const actor = actorOf(user);
  const [student] = await studentForBed(database, { studentId });
  if (!student) throw notFound('There is no such student');
  const { id, invoiceId: toPay } = await database.transaction(async (tx) => {
    await lockMoney(tx, { studentId });
    const at = now();
    const [bed] = await lockBeds(tx, { bedIds: [bedId] });
    if (!bed) throw notFound('There is no such bed');
    if (bed.genderId !== student.genderId) throw refused(`${bed.hostel} is for students of the other sex`);
    if (!bed.active || bed.state !== 'usable') throw refused('This bed is out of use. Please choose another');
    await endLapsedOf(tx, { bedIds: [bedId], studentId, sessionId: student.sessionId, now: at });
    const made = await makeReservation(tx, {
      bedId,
      studentId,
      sessionId: student.sessionId,
      state: RESERVATION.reserved,
      lapsesAt: await payUntil(tx, student.sessionId, bed.hostelId, at),
      actor,
      reason,
      now: at,
    });
    if (!made)
      throw new Problem(409, `The bed or the student is taken already in ${student.session}`, { title: REFUSED });
    const [reservation] = await reservationById(tx, { id: made });
    const invoiceId = await billed(platform, tx, reservation!, await mustHavePrice(tx, reservation!), { actor, ip });
    await audit(tx, platform, { actor, ip, action: 'bed-assigned', id: made, detail: { bedId, studentId, reason } });
    if (student.userId)
      await notify(platform, tx, {
        userId: student.userId,
        category: 'studentProfile',
        message: `The hostel office reserved bed ${bed.letter} of room ${bed.room}, ${bed.hostel}, for you. Please pay it`,
      });
    return { id: made, invoiceId };
  });
  await readyToPay(platform, toPay);
  const [reservation] = await reservationById(database, { id });
  return { id, invoiceNumber: reservation!.invoiceNumber };
}

/** @throws Problem 409 where it is not waiting to be paid */
export async function extend(
  platform: Platform,
  { user, ip }: By,
  id: string,
  { days, reason }: { readonly days: number; readonly reason: string },
): Promise<void> {
  const actor = actorOf(user);
  await platform.database.transaction(async (tx) => {
    const now = platform.now();
    if (!(await takeStep(tx, { id, step: 'extend', reason, actor, now })))
      throw new Problem(409, 'Only a bed that waits to be paid is extended', { title: REFUSED });
    await addDays(tx, { id, days, now });
    await audit(tx, platform, { actor, ip, action: 'reservation-extended', id, detail: { days, reason } });
  });
}

/** An unpaid RRR is withdrawn first; what was paid becomes credit. */
export async function deactivate(platform: Platform, { user, ip }: By, id: string, reason: string): Promise<void> {
  const actor = actorOf(user);
  await release(platform, {
    id,
    step: 'deactivate',
    reason,
    by: { actor, ip },
    also: async (tx, before) => {
      await audit(tx, platform, {
        actor,
        ip,
        action: 'reservation-deactivated',
        id,
        detail: { reason, state: before.state },
      });
      if (before.userId)
        await notify(platform, tx, {
          userId: before.userId,
          category: 'studentProfile',
          message: `Your bed ${before.letter} of room ${before.room}, ${before.hostel}, was taken back: ${reason}`,
        });
    },
  });
}

interface Audited {
  readonly actor: string;
  readonly ip: string;
  readonly action: string;
  readonly id: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const audit = (
  tx: Parameters<typeof writeAudit>[0],
  { now }: Pick<Platform, 'now'>,
  { id, ...entry }: Audited,
): Promise<void> => writeAudit(tx, { ...entry, at: now(), subjectKind: 'reservation', subjectId: id });
