import type { Body, Query, Reply } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/registration.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { notify } from '../../communication/notifications/service.ts';
import { assess, onInvoicePaid, paymentReversed, whatIsDue } from '../../finance/charges/service.ts';
import { studentInvoice } from '../../finance/invoices/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { on, type Reaction } from '../../platform/reactions.ts';
import { termOf } from './change.ts';
import { readCircumstances, type Place } from './offer.ts';
import { ownPlace } from './service.ts';
import { closeLateWindow, feeOfWindow, invoiceNumberOf, lateInvoice, openLateWindow } from './sql/lateFee.ts';
import { registrationOf } from './sql/standing.ts';
import { windowOn } from './window.ts';

const PURPOSE = 'late-registration';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Line {
  readonly feeId: number;
  readonly name: string;
  readonly amountKobo: number;
  readonly why: unknown;
}

/** What the window names, at the price that the bursary assigns or else its own; without a name all that the bursary assigns. */
async function linesOf(db: Queryable, place: Place): Promise<Line[]> {
  const { sessionId, semesterId, studentTypeId } = place;
  const { fees } = await whatIsDue(db, PURPOSE, {
    studentTypeId,
    sessionId,
    facts: {
      programmeId: place.programmeId,
      departmentId: place.departmentId,
      levelId: place.levelId,
      entrySessionId: place.entrySessionId,
      isIndigene: place.isIndigene,
      tags: place.tags as readonly string[],
      genderId: place.genderId,
    },
  });
  const [named] = await feeOfWindow(db, { sessionId, semesterId, studentTypeId });
  if (!named) return [...fees];
  const assigned = fees.filter(({ feeId }) => feeId === named.id);
  if (assigned.length > 0 || named.amountKobo === null) return assigned;
  return [{ feeId: named.id, name: named.name, amountKobo: named.amountKobo, why: { window: semesterId } }];
}

async function positionOf({ now }: Platform, db: Queryable, place: Place): Promise<contract.LateFee> {
  const today = lagosDay(now());
  const window = windowOn(await readCircumstances(db, place, today), today);
  const [registration] = await registrationOf(db, termOf(place));
  const [invoice] = await lateInvoice(db, termOf(place));
  const lines = await linesOf(db, place);
  const isDue = window.state === 'late' && !registration;
  return {
    sessionId: place.sessionId,
    session: place.session,
    semesterId: place.semesterId,
    semester: place.semester,
    state: invoice?.isPaid ? 'paid' : isDue ? 'due' : 'none',
    window,
    lines: lines.map(({ name, amountKobo }) => ({ name, amountKobo })),
    totalKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    invoiceNumber: invoice?.invoiceNumber ?? null,
  };
}

export async function lateFee(
  platform: Platform,
  user: User,
  query: Query<typeof contract.lateRegistrationFee>,
): Promise<Reply<typeof contract.lateRegistrationFee>> {
  const { database } = platform;
  return positionOf(platform, database, await ownPlace(database, user, query));
}

/** @throws Problem 422 where the window is not late, or nothing is set to be paid */
export async function lateFeeInvoice(
  platform: Platform,
  { user, ip }: By,
  term: Body<typeof contract.lateRegistrationInvoice>,
): Promise<Reply<typeof contract.lateRegistrationInvoice>> {
  const { database } = platform;
  const place = await ownPlace(database, user, term);
  const { studentId, sessionId, semesterId } = place;
  const by = { actor: actorOf(user), ip };
  const invoiceId = await studentInvoice(
    platform,
    async (tx) => {
      const { state } = await positionOf(platform, tx, place);
      if (state === 'paid') throw refused('The late fee of this semester is paid. You can register.');
      if (state === 'none') throw refused('You owe no late fee for this semester.');
      const occasion = `semester ${semesterId}`;
      const lines = (await linesOf(tx, place)).map(({ feeId, amountKobo, why }) => ({
        feeId,
        amountKobo,
        why,
        occasion,
      }));
      if (lines.length === 0)
        throw refused('The bursary has set no late fee for this session yet. Please ask the bursary.');
      const charges = await assess(tx, platform, { studentId, sessionId, purpose: PURPOSE, lines }, by);
      return {
        studentId,
        sessionId,
        semesterId,
        purpose: PURPOSE,
        occasion,
        description: `Late registration, ${place.semester} ${place.session}`,
        charges: charges.map(({ id, dueKobo }) => ({ chargeId: id, amountKobo: dueKobo })),
      };
    },
    by,
  );
  const [made] = await invoiceNumberOf(database, { invoiceId });
  return { invoiceNumber: made!.invoiceNumber };
}

const refused = (message: string) => new Problem(422, message, { title: 'Invoice Action Failed!' });

const FEE_PAID = 'The late fee is paid';

/** The gate closes again where the payment is reversed. Courses that were registered by then stay, and the bursary's case names them. */
export const letOutAgain: Reaction = on(
  paymentReversed,
  async (tx, { invoiceId, remains }) => {
    for (const { semester, session } of await closeLateWindow(tx, { invoiceId, reason: FEE_PAID }))
      remains.push(`The late registration of courses for the ${semester} of ${session} stays`);
  },
  ({ purpose }) => purpose === PURPOSE,
);

/** Whoever has paid the late fee is let in, also where the payment arrives after the last late day. */
export const letInWhoPaid = (platform: Platform): Reaction =>
  onInvoicePaid(PURPOSE, async (tx, { studentId, sessionId, semesterId, at, actor }) => {
    if (semesterId === null) return;
    const tomorrow = lagosDay(new Date(at.getTime() + DAY_MS));
    const [opened] = await openLateWindow(tx, {
      studentId,
      sessionId,
      semesterId,
      tomorrow,
      reason: FEE_PAID,
      openedBy: actor,
    });
    if (opened?.userId)
      await notify(platform, tx, {
        userId: opened.userId,
        category: 'courseApproval',
        message: `Your late fee is paid. Register your courses until ${opened.until}`,
        properties: { sessionId, semesterId },
      });
  });
