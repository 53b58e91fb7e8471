import { transition } from '#catalogue/workflow/transition.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import work from '#work/bed-reservation.json' with { type: 'json' };
import { usedUpBecause } from '#rules/hostels/booking.ts';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import {
  assess,
  chargesOfStudent,
  correctCharge,
  lockMoney,
  payByCredit,
  settleCovered,
  type ActedBy,
} from '../../finance/charges/service.ts';
import { balanceOf } from '../../finance/ledger/service.ts';
import { invoiceFor, readyToPay, voidInvoice } from '../../finance/invoices/service.ts';
import { revokePaper } from '../../kit/paper/records/issue.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { bookedBy, payUntil } from './days.ts';
import { slipOfPlace } from './slipRecord.ts';
import { REFUSED, refused, type Reservation } from './holding.ts';
import { setInvoice } from '../changingSql.ts';
import { addHostelFee, chargesOfInvoice, findHostelFee, priceOf } from '../priceSql.ts';
import { reservationById } from '../reservationSql.ts';
import { takeStep } from '../reservationWork.ts';

interface Reserving {
  readonly reservationId: string;
  readonly studentId: string;
  readonly expectedTotal: number;
  readonly by: ActedBy;
}

/**
 * A hold becomes a reservation with its charge and invoice, in one transaction; done again it is the same, or another invoice where
 * the bursary has made that one void.
 * @returns the invoice's id @throws Problem 409 where the hold has lapsed or the price is another
 */
export async function reserve(platform: Platform, wanted: Reserving): Promise<string> {
  const { reservationId: id, studentId, expectedTotal, by } = wanted;
  const { database, now } = platform;
  const invoiceId = await database.transaction(async (tx) => {
    await lockMoney(tx, { studentId });
    const [found] = await reservationById(tx, { id });
    if (!found || found.studentId !== studentId) throw notFound('You have no such reservation');
    const at = now();
    const isReserved = found.state === RESERVATION.reserved && found.lapsesAt! > at;
    if (isReserved && found.invoiceVoid) return billAgain(platform, tx, found, by);
    if (found.state !== RESERVATION.held && found.invoiceId) return found.invoiceId;
    if (found.state !== RESERVATION.held || found.lapsesAt! <= at) throw isOver();
    const priceKobo = await mustHavePrice(tx, found);
    if (koboFromNaira(expectedTotal) !== priceKobo)
      throw new Problem(409, `The bed costs ${formatNaira(priceKobo)} now. Please look at it again`, {
        title: REFUSED,
      });
    const { sessionId, hostelId, session } = found;
    const booked = await bookedBy(tx, { studentId, sessionId, hostelId });
    const usedUp = usedUpBecause(booked, session, at);
    if (usedUp) throw refused(usedUp);
    const lapsesAt = booked.payUntil ?? (await payUntil(tx, sessionId, hostelId, at));
    if (!(await takeStep(tx, { id, step: 'reserve', lapsesAt, actor: by.actor, now: at }))) throw isOver();
    return billed(platform, tx, found, priceKobo, by);
  });
  await readyToPay(platform, invoiceId);
  return invoiceId;
}

const isOver = () =>
  new Problem(409, 'The time to decide is over, and the bed is free again. Please choose a bed', { title: REFUSED });

/** What a bed that is still theirs was charged stays, whatever its category costs by now. */
export async function billAgain(platform: Platform, tx: Queryable, of: Reservation, by: ActedBy): Promise<string> {
  const lines = of.invoiceId ? await chargesOfInvoice(tx, { invoiceId: of.invoiceId }) : [];
  const charges = await chargesOfStudent(tx, of.studentId);
  const charge = charges.find(({ id }) => lines.some(({ chargeId }) => chargeId === id));
  return billed(platform, tx, of, charge?.chargedKobo || (await mustHavePrice(tx, of)), by, charge?.occasion);
}

export async function mustHavePrice(
  tx: Queryable,
  { categoryId, sessionId, category, session }: Pick<Reservation, 'categoryId' | 'sessionId' | 'category' | 'session'>,
): Promise<number> {
  const [price] = await priceOf(tx, { categoryId, sessionId });
  if (!price) throw refused(`A bed of ${category} has no price in ${session} yet. The hostel office sets it.`);
  return price.priceKobo;
}

async function hostelFeeId(tx: Queryable): Promise<number> {
  const [fee] = await findHostelFee(tx);
  if (fee) return fee.id;
  const [added] = await addHostelFee(tx);
  return added!.id;
}

/**
 * Charges a reservation and makes its invoice, which credit pays where it is enough. Lock the student's money before.
 * @param occasion of its charge: a reservation that was moved has that of the one before
 */
export async function billed(
  platform: Platform,
  tx: Queryable,
  reservation: Reservation,
  priceKobo: number,
  by: ActedBy,
  occasion = reservation.id,
): Promise<string> {
  const { id, studentId, sessionId, session, room, letter, hostel, category } = reservation;
  const at = platform.now();
  const feeId = await hostelFeeId(tx);
  const [charge] = await assess(
    tx,
    platform,
    {
      studentId,
      sessionId,
      purpose: 'hostel',
      lines: [
        {
          feeId,
          amountKobo: priceKobo,
          occasion,
          why: { won: { words: `${category}, ${session}`, amountKobo: priceKobo }, beaten: [] },
        },
      ],
    },
    by,
  );
  if (charge!.dueKobo <= 0) {
    await settleCovered(platform, tx, { studentId, chargeIds: [charge!.id], at, actor: by.actor });
    return (await reservationById(tx, { id }))[0]!.invoiceId!;
  }
  const made = await invoiceFor(
    tx,
    platform,
    {
      studentId,
      sessionId,
      purpose: 'hostel',
      occasion,
      description: `Bed ${letter}, room ${room}, ${hostel}, ${session}`,
      charges: [{ chargeId: charge!.id, amountKobo: charge!.dueKobo }],
      ...((await balanceOf(tx, studentId)).creditKobo >= charge!.dueKobo && { settled: 'by credit' }),
    },
    by,
  );
  // Another invoice asks for it by now, as one of arrears: that is paid in its place.
  const invoiceId = 'invoiceId' in made ? made.invoiceId : made.inTheWay[0]!;
  if ('invoiceId' in made) await setInvoice(tx, { id, invoiceId });
  await payByCredit(platform, tx, invoiceId, { at, actor: by.actor });
  return invoiceId;
}

/** Whether a reserved bed costs nothing any more, as where credit has paid it: it is its student's then. */
export const isCovered = (platform: Platform, id: string): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const [found] = await reservationById(tx, { id });
    if (!found?.invoiceId) return false;
    const { studentId, invoiceId } = found;
    await lockMoney(tx, { studentId });
    const lines = (await chargesOfInvoice(tx, { invoiceId })).map(({ chargeId }) => chargeId);
    const charges = (await chargesOfStudent(tx, studentId)).filter(({ id: chargeId }) => lines.includes(chargeId));
    if (charges.length === 0 || charges.some(({ dueKobo }) => dueKobo > 0)) return false;
    await settleCovered(platform, tx, { studentId, chargeIds: lines, at: platform.now(), actor: 'system:hostels' });
    return true;
  });

export interface Releasing {
  readonly id: string;
  readonly step: 'cancel' | 'expire' | 'deactivate';
  readonly reason: string;
  readonly by: ActedBy;
  /** What belongs to it, in its transaction. */
  readonly also?: (tx: Queryable, before: Reservation) => Promise<void>;
}

/**
 * Frees a bed. What is not paid is withdrawn at the provider first, outside of any transaction: money that came in meanwhile keeps the
 * bed. What was paid becomes credit.
 * @throws Problem 409 where it is paid or stands elsewhere, 424 while the provider gives no answer
 */
export async function release(platform: Platform, { id, step, reason, by, also }: Releasing): Promise<void> {
  const { database, now } = platform;
  const to = transition(work, RESERVATION.held, step);
  const [before] = await reservationById(database, { id });
  if (!before) throw notFound('There is no such reservation');
  if (before.state === to) return;
  if (transition(work, before.state, step) === undefined) throw movedOn();
  if (before.state === RESERVATION.reserved && before.invoiceId)
    await voidInvoice(platform, { invoiceId: before.invoiceId, reason, by });
  await database.transaction(async (tx) => {
    await lockMoney(tx, { studentId: before.studentId });
    const [found] = await reservationById(tx, { id });
    if (found!.state === to) return;
    // Paid late between the two: what was withdrawn is paid by credit, and the bed stays theirs.
    if (found!.state !== before.state || found!.invoiceId !== before.invoiceId) throw movedOn();
    const taking = { id, step, from: before.state, reason, actor: by.actor, now: now() };
    if (!(await takeStep(tx, taking))) throw movedOn();
    if (before.invoiceId) await takeBackCharges(platform, tx, { ...before, invoiceId: before.invoiceId }, by);
    await revokePaper(tx, slipOfPlace(before), now(), 'the bed was taken back');
    await also?.(tx, before);
  });
}

/** What a freed bed cost is owed no more; what was paid of it is credit. */
async function takeBackCharges(
  { now }: Platform,
  tx: Queryable,
  { id, studentId, invoiceId }: Reservation & { readonly invoiceId: string },
  { actor }: ActedBy,
): Promise<void> {
  const lines = new Set((await chargesOfInvoice(tx, { invoiceId })).map(({ chargeId }) => chargeId));
  for (const charge of await chargesOfStudent(tx, studentId)) {
    if (!lines.has(charge.id) || charge.chargedKobo === 0) continue;
    await correctCharge(tx, {
      studentId,
      charge,
      key: `bed ${id} ${charge.id}`,
      changeKobo: -charge.chargedKobo,
      at: now(),
      actor,
    });
  }
}

const movedOn = () =>
  new Problem(409, 'This reservation has changed in the meantime. Please look at it again', { title: REFUSED });
