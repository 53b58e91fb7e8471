import { RESERVATION } from '#contract/hostels/states.ts';
import { isLive, isPaidFor } from '#rules/hostels/beds.ts';
import { correctCharge, chargesOfStudent, lockMoney } from '../../finance/charges/service.ts';
import { notify } from '../../communication/notifications/service.ts';
import { revokePaper } from '../../kit/paper/records/issue.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { REFUSED, refused, type Reservation } from '../booking/holding.ts';
import { mustHavePrice } from '../booking/reserving.ts';
import { slipOfPlace } from '../booking/slipRecord.ts';
import { lockBeds } from '../bedSql.ts';
import { endLapsedOf } from '../lapsing.ts';
import { chargesOfInvoice } from '../priceSql.ts';
import { reservationById } from '../reservationSql.ts';
import { makeReservation, takeStep } from '../reservationWork.ts';
import { audit } from './assigning.ts';
import { decideMove, insertMove, moveById } from './sql.ts';

interface Reassigning {
  readonly reservationId: string;
  readonly bedId: number;
  readonly reason: string;
}

/** Who has not paid is moved at once, to a bed of the same price; who has paid is asked. */
export async function reassign(platform: Platform, by: By, { reservationId: id, bedId, reason }: Reassigning) {
  const { database, now } = platform;
  const actor = actorOf(by.user);
  const [before] = await reservationById(database, { id });
  if (!before) throw notFound('There is no such reservation');
  if (before.bedId === bedId) throw refused('The student has this bed already');
  if (isPaidFor(before.state)) {
    await database.transaction(async (tx) => {
      const [bed] = await lockBeds(tx, { bedIds: [bedId] });
      if (!bed) throw notFound('There is no such bed');
      const [move] = await insertMove(tx, { reservationId: id, bedId, reason, actor, now: now() });
      if (!move) throw new Problem(409, 'A move of this student waits for an answer already', { title: REFUSED });
      await audit(tx, platform, { actor, ip: by.ip, action: 'move-requested', id, detail: { bedId, reason } });
      if (before.userId)
        await notify(platform, tx, {
          userId: before.userId,
          category: 'studentProfile',
          message: `The hostel office offers you bed ${bed.letter} of room ${bed.room}, ${bed.hostel}, in place of yours. Please answer`,
        });
    });
    return { outcome: 'waiting' as const, id };
  }
  const moved = await database.transaction((tx) => moveTo(platform, tx, before, { bedId, reason, actor, ip: by.ip }));
  return { outcome: 'moved' as const, id: moved };
}

interface Moving {
  readonly bedId: number;
  readonly reason: string;
  readonly actor: string;
  readonly ip: string;
}

/** The old reservation is 'moved', and the new one has its invoice. @returns the new one's id @throws Problem 409 where the bed is taken */
async function moveTo(
  platform: Platform,
  tx: Queryable,
  before: Reservation,
  { bedId, reason, actor, ip }: Moving,
): Promise<string> {
  const at = platform.now();
  const { id, studentId, sessionId, state } = before;
  await lockMoney(tx, { studentId });
  const beds = await lockBeds(tx, { bedIds: [before.bedId, bedId] });
  const [bed, old] = [beds.find((each) => each.id === bedId), beds.find((each) => each.id === before.bedId)];
  if (!bed) throw notFound('There is no such bed');
  if (bed.genderId !== old!.genderId) throw refused(`${bed.hostel} is for students of the other sex`);
  if (!bed.active || bed.state !== 'usable') throw refused('This bed is out of use. Please choose another');
  const priceKobo = await mustHavePrice(tx, { ...before, categoryId: bed.categoryId, category: bed.category });
  if (state === RESERVATION.reserved && before.invoiceKobo !== null && before.invoiceKobo !== priceKobo)
    throw refused('That bed has another price, and this one is not paid yet. Take it back and assign the other');
  await endLapsedOf(tx, { bedIds: [bedId], studentId, sessionId, now: at });
  if (!isLive(state) || !(await takeStep(tx, { id, step: 'move', from: state, reason, actor, now: at })))
    throw new Problem(409, 'This reservation has changed in the meantime. Please look at it again', { title: REFUSED });
  const made = await makeReservation(tx, {
    bedId,
    studentId,
    sessionId,
    state,
    lapsesAt: before.lapsesAt,
    invoiceId: before.invoiceId,
    actor,
    reason,
    now: at,
  });
  if (!made) throw new Problem(409, 'That bed was taken a moment ago. Please choose another', { title: REFUSED });
  if (isPaidFor(state) && before.invoiceId)
    await cheaper(tx, { ...before, invoiceId: before.invoiceId }, priceKobo, { actor, at, key: made });
  await revokePaper(tx, slipOfPlace(before), at, 'the student was moved to another bed');
  await audit(tx, platform, { actor, ip, action: 'bed-reassigned', id, detail: { bedId, reason, to: made } });
  return made;
}

/** What the new bed costs less becomes credit; what it costs more the college bears: the student did not ask to move. */
async function cheaper(
  tx: Queryable,
  { studentId, invoiceId }: Reservation & { readonly invoiceId: string },
  priceKobo: number,
  { actor, at, key }: { readonly actor: string; readonly at: Date; readonly key: string },
): Promise<void> {
  const lines = new Set((await chargesOfInvoice(tx, { invoiceId })).map(({ chargeId }) => chargeId));
  for (const charge of await chargesOfStudent(tx, studentId)) {
    if (!lines.has(charge.id) || charge.chargedKobo <= priceKobo) continue;
    await correctCharge(tx, {
      studentId,
      charge,
      key: `move ${key}`,
      changeKobo: priceKobo - charge.chargedKobo,
      at,
      actor,
    });
  }
}

/** A second officer decides in place of the student. @throws Problem 409 for the one who asked for it */
export async function approveMove(platform: Platform, { user, ip }: By, id: string): Promise<{ id: string }> {
  const actor = actorOf(user);
  const [move] = await moveById(platform.database, { id });
  if (!move) throw notFound('There is no such move');
  if (move.requestedBy === actor)
    throw new Problem(409, 'You asked for this move, so another officer approves it', { title: REFUSED });
  return { id: await decided(platform, { id, state: 'approved', actor, ip }) };
}

export async function answerMove(
  platform: Platform,
  { user, ip }: By,
  { moveId, answer }: { readonly moveId: string; readonly answer: 'agree' | 'decline' },
): Promise<void> {
  const [move] = await moveById(platform.database, { id: moveId });
  const [reservation] = move ? await reservationById(platform.database, { id: move.reservationId }) : [];
  if (reservation?.userId !== user.userId) throw notFound('There is no such offer');
  await decided(platform, {
    id: moveId,
    state: answer === 'agree' ? 'agreed' : 'declined',
    actor: actorOf(user),
    ip,
  });
}

interface Deciding {
  readonly id: string;
  readonly state: 'agreed' | 'approved' | 'declined';
  readonly actor: string;
  readonly ip: string;
}

/** @returns the reservation that stands afterwards */
const decided = (platform: Platform, { id, state, actor, ip }: Deciding): Promise<string> =>
  platform.database.transaction(async (tx) => {
    const [move] = await moveById(tx, { id });
    const [before] = await reservationById(tx, { id: move!.reservationId });
    await lockMoney(tx, { studentId: before!.studentId });
    const [taken] = await decideMove(tx, { id, state, actor, now: platform.now() });
    if (!taken) throw new Problem(409, 'This move is decided already', { title: REFUSED });
    if (state === 'declined') return before!.id;
    return moveTo(platform, tx, before!, {
      bedId: move!.bedId,
      reason: move!.reason,
      actor,
      ip,
    });
  });
