import { RESERVATION } from '#contract/hostels/states.ts';
import { leftBecause } from '#rules/hostels/handover.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira } from '#rules/money.ts';
import { chargeDamage, lockMoney } from '../../finance/charges/service.ts';
import { notify } from '../../communication/notifications/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { revokePaper } from '../../kit/paper/records/issue.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { REFUSED, refused, type Reservation } from '../booking/holding.ts';
import { slipOfPlace } from '../booking/slipRecord.ts';
import { reservationById } from '../reservationSql.ts';
import { takeStep } from '../reservationWork.ts';
import { audit } from '../reservations/service.ts';
import { isRepeat, overtaken, writeHandover, type Handover } from './handover.ts';
import { cameOnOf } from './sql.ts';

interface Damage {
  readonly what: string;
  readonly kobo: number;
}

/** What is damaged is charged to the student's account. @returns how much @throws Problem 422 for a day before they came or after today */
export async function checkOut(platform: Platform, by: By, id: string, answers: unknown): Promise<number> {
  const { database, now } = platform;
  const typed = judgeForm(platform, 'bed-check-out', answers, REFUSED);
  const { leftOn, condition, keys, damage, damageKobo = null, note } = typed;
  const at = now();
  const [found] = await reservationById(database, { id });
  if (!found) throw notFound('There is no such reservation');
  const words = [damage, note].filter((each) => each !== undefined).join('. ') || null;
  const handover: Handover = { id, kind: 'out', onDay: leftOn, condition, keys, note: words, damageKobo };
  if (await isRepeat(platform, by, handover)) return damageKobo ?? 0;
  if (found.state === RESERVATION['checked out']) throw await overtaken(platform, id, 'The student has left already');
  if (found.state !== RESERVATION['checked in']) throw refused('The student is not in. Check them in first');
  const [stay] = await cameOnOf(database, { id });
  const because = leftBecause({ leftOn, cameOn: stay?.cameOn ?? leftOn, today: lagosDay(at) });
  if (because) throw mistakeAt('/leftOn', because, REFUSED);
  const charge = damageKobo === null ? null : { what: damage!, kobo: damageKobo };
  const isTaken = await database.transaction((tx) => leave(platform, tx, found, { handover, charge, by, at }));
  if (!isTaken && !(await isRepeat(platform, by, handover)))
    throw await overtaken(platform, id, 'This reservation has changed in the meantime');
  return damageKobo ?? 0;
}

interface LeavingBy {
  readonly handover: Handover;
  readonly charge: Damage | null;
  readonly by: By;
  readonly at: Date;
}

async function leave(
  platform: Platform,
  tx: Queryable,
  found: Reservation,
  { handover, charge, by, at }: LeavingBy,
): Promise<boolean> {
  const { id, studentId, sessionId, userId } = found;
  const actor = actorOf(by.user);
  await lockMoney(tx, { studentId });
  if (!(await takeStep(tx, { id, step: 'check-out', from: RESERVATION['checked in'], actor, now: at }))) return false;
  const damaged = { studentId, sessionId, occasion: id, what: charge?.what ?? '', amountKobo: charge?.kobo ?? 0 };
  const chargeId = charge && (await chargeDamage(tx, platform, damaged, { actor, ip: by.ip }));
  await writeHandover(tx, handover, { actor, now: at, chargeId });
  await revokePaper(tx, slipOfPlace(found), at, 'the student has moved out');
  const { onDay, condition, keys, note, damageKobo } = handover;
  const detail = { leftOn: onDay, condition, keys, note, kobo: damageKobo };
  await audit(tx, platform, { actor, ip: by.ip, action: 'bed-checked-out', id, detail });
  if (userId)
    await notify(platform, tx, {
      userId,
      category: 'studentProfile',
      message: `${leftWords(found)}${damageWords(charge)}`,
    });
  return true;
}

const leftWords = ({ letter, room, hostel }: Reservation) =>
  `You were checked out of bed ${letter} of room ${room}, ${hostel}`;
const damageWords = (charge: Damage | null) =>
  charge ? `. Damage was charged to your account: ${charge.what}, ${formatNaira(charge.kobo)}` : '';
