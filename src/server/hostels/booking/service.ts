import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import { chargesOfStudent } from '../../finance/charges/service.ts';
import { findById, studentInvoice } from '../../finance/invoices/service.ts';
import { invoiceOfCode } from '../../finance/student-fees/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { arrearsOf, ownPlace, REFUSED } from './holding.ts';
import { houseWaiting } from './paid.ts';
import { isCovered, release, reserve } from './reserving.ts';
import { unpaidSince } from '../changingSql.ts';
import { endLapsedHolds } from '../lapsing.ts';
import { reservationById } from '../reservationSql.ts';

const actedBy = ({ user, ip }: By) => ({ actor: actorOf(user), ip });

export async function reserveOwn(
  platform: Platform,
  by: By,
  { reservationId, expectedTotal }: { readonly reservationId: string; readonly expectedTotal: number },
): Promise<string> {
  const { studentId } = await ownPlace(platform.database, by.user.userId);
  return reserve(platform, { reservationId, expectedTotal, studentId, by: actedBy(by) });
}

/** @param invoiceId one of the caller's own */
export async function ownInvoiceOf(platform: Platform, user: User, invoiceId: string): Promise<StudentInvoice> {
  const invoice = await findById(platform, invoiceId);
  return invoiceOfCode(platform, user, invoice!.invoiceNumber);
}

/** @throws Problem 409 for a paid bed: the hostel office takes those back */
export async function cancelOwn(platform: Platform, by: By, id: string): Promise<void> {
  const { studentId } = await ownPlace(platform.database, by.user.userId);
  const [found] = await reservationById(platform.database, { id });
  if (!found || found.studentId !== studentId) throw notFound('You have no such reservation');
  if (isPaidFor(found.state))
    throw new Problem(409, 'This bed is paid. Please ask the hostel office to take it back', { title: REFUSED });
  await release(platform, {
    id,
    step: 'cancel',
    reason: 'The student gave the bed back',
    by: actedBy(by),
  });
}

export async function ownArrears(platform: Platform, { userId }: User) {
  const { studentId, session } = await ownPlace(platform.database, userId);
  return arrearsOf(platform.database, studentId, session);
}

/** @returns the invoice's id @throws Problem 409 where they are another amount, 422 where nothing is owed */
export async function payArrears(
  platform: Platform,
  by: By,
  { sessionId, expectedTotal }: { readonly sessionId: number; readonly expectedTotal: number },
): Promise<string> {
  const { studentId, session } = await ownPlace(platform.database, by.user.userId);
  return studentInvoice(
    platform,
    async (tx) => {
      const arrears = (await arrearsOf(tx, studentId, session)).find((each) => each.sessionId === sessionId);
      if (!arrears) throw new Problem(422, 'You owe nothing of that session', { title: REFUSED });
      if (koboFromNaira(expectedTotal) !== arrears.dueKobo)
        throw new Problem(409, `You owe ${formatNaira(arrears.dueKobo)} now. Please look at it again`, {
          title: REFUSED,
        });
      const charges = (await chargesOfStudent(tx, studentId)).filter(
        (each) => each.purpose === 'hostel' && each.sessionId === sessionId && each.dueKobo > 0,
      );
      return {
        studentId,
        sessionId,
        purpose: 'arrears',
        occasion: 'hostel',
        description: `Hostel arrears of ${arrears.session}`,
        charges: charges.map(({ id, dueKobo }) => ({ chargeId: id, amountKobo: dueKobo })),
      };
    },
    actedBy(by),
  );
}

const JOB = { actor: 'system:hostels' };

/** Frees what nobody paid in time, and houses whoever waits. What the provider does not answer for is tried again in a minute. */
export async function lapse(platform: Platform): Promise<void> {
  const { database, now, log } = platform;
  await endLapsedHolds(database, now());
  for (const { id } of await unpaidSince(database, { now: now() })) {
    if (await isCovered(platform, id)) continue;
    await release(platform, {
      id,
      step: 'expire',
      reason: 'It was not paid in time',
      by: JOB,
    }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      log.info({ reservation: id, status: error.status }, 'a reservation that is not paid in time stays for now');
    });
  }
  await houseWaiting(platform);
}
