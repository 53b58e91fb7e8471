import { RESERVATION } from '#contract/hostels/states.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import {
  chargePaid,
  chargesOfStudent,
  creditTaken,
  lockMoney,
  onInvoicePaid,
  payByCredit,
  paymentReversed,
  REVERSED,
  type ChargePaid,
  type CreditTaken,
  type PaymentReversed,
} from '../../finance/charges/service.ts';
import { revokePaper } from '../../kit/paper/records/issue.ts';
import { openCaseIn } from '../../finance/payments/service.ts';
import { notify } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { on, type Reaction } from '../../platform/reactions.ts';
import { slipOfPlace } from './slipRecord.ts';
import { cancelHold, type Reservation } from './holding.ts';
import { payUntil } from './days.ts';
import { billAgain, billed, mustHavePrice } from './reserving.ts';
import { lockFreeBedLike } from '../bedSql.ts';
import { setInvoice } from '../changingSql.ts';
import { endLapsedOf } from '../lapsing.ts';
import {
  liveOf,
  reservationById,
  reservationOfCharge,
  reservationOfInvoice,
  reservationsOf,
  reservedByCharge,
} from '../reservationSql.ts';
import { makeReservation, takeStep } from '../reservationWork.ts';
import { endWaiting, waitFor, waiting } from '../waitingSql.ts';

const BED_GIVEN_AWAY =
  'We know about your payment. It came after the last day to pay. By then your bed had been given to another student. No other bed of its kind is free. You are on the waiting list. The next free bed of that kind is yours, and your payment pays for it. A person checks this too.';
const BED_TAKEN_BACK =
  'We know about your payment. The hostel office had taken your reservation back before you paid. A person has to check it. Until then what you paid is your credit.';

/** What follows when a bed's invoice is paid, and when money comes for one that is void. */
export const hostelReactions = (platform: Platform): readonly Reaction[] => [
  onInvoicePaid('hostel', async (tx, { invoiceId, ...by }) => {
    const [found] = await reservationForInvoice(tx, invoiceId);
    if (found) await paid(platform, tx, found, by);
  }),
  on(
    chargePaid,
    (tx, covered) => costsNothing(platform, tx, covered),
    ({ purpose }) => purpose === 'hostel',
  ),
  on(creditTaken, (tx, taken) => paidLate(platform, tx, taken)),
  on(paymentReversed, (tx, reversed) => owedAgain(platform, tx, reversed)),
];

async function paid(
  platform: Platform,
  tx: Queryable,
  { id, userId, studentId, sessionId, letter, room, hostel }: Reservation,
  { at, actor }: Pick<ChargePaid, 'at' | 'actor'>,
): Promise<void> {
  const isMoved = await takeStep(tx, { id, step: 'pay', actor, now: at });
  await endWaiting(tx, { studentId, sessionId, now: at });
  if (isMoved && userId)
    await notify(platform, tx, {
      userId,
      category: 'studentProfile',
      message: `Bed ${letter} of room ${room}, ${hostel}, is paid. Your slip is ready`,
    });
}

/** No invoice is made of a charge that was corrected to nothing, so nobody else says that the bed is its student's. */
async function costsNothing(
  platform: Platform,
  tx: Queryable,
  { chargeId, studentId, at, actor }: ChargePaid,
): Promise<void> {
  const charge = (await chargesOfStudent(tx, studentId)).find(({ id }) => id === chargeId);
  if (!charge || charge.chargedKobo > 0) return;
  const [reserved] = await reservationOfCharge(tx, { chargeId });
  const [found] = reserved ? await reservationById(tx, { id: reserved.id }) : [];
  if (found) await paid(platform, tx, found, { at, actor });
}

/** An invoice that was made as credit paid the bed takes the place of the one that was void. */
async function reservationForInvoice(tx: Queryable, invoiceId: string): Promise<Reservation[]> {
  const found = await reservationOfInvoice(tx, { invoiceId });
  if (found.length > 0) return found;
  const [reserved] = await reservedByCharge(tx, { invoiceId });
  if (!reserved) return [];
  await setInvoice(tx, { id: reserved.id, invoiceId });
  return reservationById(tx, { id: reserved.id });
}

/**
 * Money for a bed whose days to pay were over: the same bed where it is free, else the nearest of its category; else its student waits
 * for the next one, and a payment case says so to the bursary. The money is the student's credit meanwhile.
 */
async function paidLate(platform: Platform, tx: Queryable, taken: CreditTaken): Promise<void> {
  const { invoiceId, studentId, rrr, amountKobo, at, actor } = taken;
  const [found] = await reservationOfInvoice(tx, { invoiceId });
  if (!found || !found.invoiceVoid) return;
  const [live] = await liveOf(tx, { studentId, sessionId: found.sessionId });
  if (live && live.state !== RESERVATION.held && live.id !== found.id) {
    if (live.invoiceId) await payByCredit(platform, tx, live.invoiceId, { at, actor });
    return;
  }
  // What the office took away it does not give again by itself.
  const isTaken = found.state === RESERVATION.deactivated;
  if (!isTaken && (await house(platform, tx, found, { at, actor }))) return;
  if (!isTaken) await waitFor(tx, { studentId, sessionId: found.sessionId, bedId: found.bedId, now: at });
  await openCaseIn(
    platform,
    tx,
    {
      kind: 'superseded',
      rrr,
      invoiceId,
      expectedKobo: found.invoiceKobo ?? amountKobo,
      reportedKobo: amountKobo,
      happened: isTaken ? BED_TAKEN_BACK : BED_GIVEN_AWAY,
    },
    actor,
  );
}

/** @returns whether the student has a bed now, which their credit pays. Lock their money before. */
async function house(
  platform: Platform,
  tx: Queryable,
  before: Reservation,
  { at, actor }: { readonly at: Date; readonly actor: string },
): Promise<boolean> {
  const { studentId, sessionId } = before;
  const by = { actor };
  // The invoice is void, and the bed still theirs: only the invoice is made anew.
  if (before.state === RESERVATION.reserved) {
    await billAgain(platform, tx, before, by);
    return true;
  }
  const [bed] = await lockFreeBedLike(tx, { bedId: before.bedId, sessionId, now: at });
  if (!bed) return false;
  const [held] = await liveOf(tx, { studentId, sessionId });
  if (held) await cancelHold(tx, held.id, 'A late payment gave another bed', { actor, at });
  await endLapsedOf(tx, { bedIds: [bed.id], studentId, sessionId, now: at });
  const made = await makeReservation(tx, {
    bedId: bed.id,
    studentId,
    sessionId,
    state: RESERVATION.reserved,
    lapsesAt: await payUntil(tx, sessionId, bed.hostelId, at),
    actor,
    reason: 'Paid after the days to pay',
    now: at,
  });
  if (!made) return false;
  const [reservation] = await reservationById(tx, { id: made });
  await billed(platform, tx, reservation!, await mustHavePrice(tx, reservation!), by);
  return true;
}

/** The bed of a payment that was reversed is reserved again, with days to pay; whoever lives in it owes it, and stays. */
async function owedAgain(platform: Platform, tx: Queryable, { invoiceId, at, actor }: PaymentReversed): Promise<void> {
  const [found] = await reservationOfInvoice(tx, { invoiceId });
  if (!found || !isPaidFor(found.state)) return;
  await revokePaper(tx, slipOfPlace(found), at, REVERSED);
  await takeStep(tx, {
    id: found.id,
    step: 'reverse',
    lapsesAt: await payUntil(tx, found.sessionId, found.hostelId, at),
    actor,
    reason: 'Its payment was reversed',
    now: at,
  });
  await billAgain(platform, tx, found, { actor });
}

/** Each gets the first bed of the kind they paid for that is free again, in the order in which they wait. */
export async function houseWaiting(platform: Platform): Promise<void> {
  const { database, now } = platform;
  for (const { studentId, sessionId, bedId } of await waiting(database)) {
    await database.transaction(async (tx) => {
      await lockMoney(tx, { studentId });
      const [live] = await liveOf(tx, { studentId, sessionId });
      if (live && live.state !== RESERVATION.held) return;
      const at = now();
      const last = (await reservationsOf(tx, { studentId })).find(
        (each) => each.sessionId === sessionId && each.bedId === bedId && each.state !== RESERVATION.held,
      );
      if (last) await house(platform, tx, last, { at, actor: 'system:hostels' });
    });
  }
}
