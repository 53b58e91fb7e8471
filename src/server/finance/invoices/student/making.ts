import { formatNaira } from '#rules/money.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Problem } from '../../../platform/problem.ts';
import { notify } from '../../../communication/notifications/service.ts';
import { lockMoney, payByCredit, settleCovered, type ActedBy } from '../../charges/service.ts';
import { ensureRrr, INVOICE_FAILED, newOrderId } from '../../payments/service.ts';
import { noRrr, numberPrefix } from '../policy.ts';
import { insertStudentInvoice, linkReplaced, payerOfInvoice, stateOfInvoice, unpaidOfCharges } from './sql.ts';
import { saysPaid, voidInvoice } from './voiding.ts';

export interface WantedInvoice {
  readonly studentId: string;
  readonly sessionId: number;
  readonly purpose: string;
  /** What is to be paid of each charge: all that is due, or a part of a plan. */
  readonly charges: readonly { readonly chargeId: string; readonly amountKobo: number }[];
  /** Of an instalment plan. */
  readonly part?: string;
  readonly semesterId?: number;
  /** What tells it from others of its purpose: a reservation, a fee. */
  readonly occasion?: string;
  /** What the payer reads; the title of its purpose unless said. */
  readonly description?: string;
  /** In this transaction, so that nobody is asked to pay it: the student's credit is enough for it, or nothing of its charges is due. */
  readonly settled?: 'by credit' | 'as covered';
}

/** `inTheWay` are unpaid invoices of the same charges: nothing was made, and they have to be void first. */
export type Made = { readonly invoiceId: string } | { readonly inTheWay: readonly string[] };

/**
 * The student's one unpaid invoice of these charges, on whatever device they ask; the transaction holds the lock of the student's
 * money from here on. Call `readyToPay` after the commit.
 * @throws Problem 422 where there is nothing to pay
 */
export async function invoiceFor(
  tx: Queryable,
  { now }: Pick<Platform, 'now'>,
  wanted: WantedInvoice,
  { actor, ip }: ActedBy,
): Promise<Made> {
  const { studentId, sessionId, purpose, part = null, semesterId = null, occasion = '', description = null } = wanted;
  await lockMoney(tx, { studentId });
  const lines = wanted.charges.filter(({ amountKobo }) => amountKobo > 0);
  if (lines.length === 0) throw new Problem(422, 'There is nothing to pay', { title: INVOICE_FAILED });
  const unpaid = await unpaidOfCharges(tx, { studentId, chargeIds: lines.map(({ chargeId }) => chargeId) });
  const same = unpaid.find(
    (row) =>
      row.sessionId === sessionId &&
      row.purpose === purpose &&
      row.part === part &&
      row.semesterId === semesterId &&
      row.about === occasion &&
      hasLines(row.lines as Readonly<Record<string, number>>, lines),
  );
  const inTheWay = unpaid.filter((row) => row !== same).map(({ id }) => id);
  if (inTheWay.length > 0) return { inTheWay };
  if (same) return { invoiceId: same.id };
  const at = now();
  const [made] = await insertStudentInvoice(tx, {
    studentId,
    sessionId,
    semesterId,
    purpose,
    part,
    about: occasion,
    description,
    amountKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    lines,
    now: at,
    orderId: newOrderId(),
    numberPrefix: numberPrefix(at),
    actor,
    ip: ip ?? null,
  });
  if (!wanted.settled) await announce(tx, now, made!.id);
  return { invoiceId: made!.id };
}

/** It leads to the invoice, which asks to be paid until it is. */
async function announce(tx: Queryable, now: Platform['now'], invoiceId: string): Promise<void> {
  const [payer] = await payerOfInvoice(tx, { invoiceId });
  if (!payer) return;
  await notify({ now }, tx, {
    userId: payer.userId,
    category: 'schoolFeesInvoice',
    message: `Please pay ${formatNaira(payer.amountKobo)}: ${payer.description}`,
    properties: { invoiceNumber: payer.invoiceNumber },
  });
}

const hasLines = (has: Readonly<Record<string, number>>, lines: WantedInvoice['charges']): boolean =>
  Object.keys(has).length === lines.length && lines.every(({ chargeId, amountKobo }) => has[chargeId] === amountKobo);

/** It fetches the RRR of a student's invoice where it has none yet. @throws Problem 424 when the provider gives none; the invoice stays */
export async function readyToPay(platform: Platform, invoiceId: string): Promise<void> {
  const [state] = await stateOfInvoice(platform.database, { invoiceId });
  if (!state || state.paid || state.void) return;
  await ensureRrr(platform, invoiceId, { priceKobo: state.amountKobo }).catch(async (error: unknown) => {
    const [after] = await stateOfInvoice(platform.database, { invoiceId });
    if (!after!.void) noRrr(platform, invoiceId)(error);
  });
}

const isMade = (request: WantedInvoice | Made): request is Made => !('charges' in request);

async function settle(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  invoiceId: string,
  { studentId, charges, settled }: WantedInvoice,
  { actor }: ActedBy,
): Promise<void> {
  const by = { at: platform.now(), actor };
  if (settled === 'by credit') return payByCredit(platform, tx, invoiceId, by);
  const chargeIds = charges.map(({ chargeId }) => chargeId);
  return settleCovered(platform, tx, { studentId, chargeIds, made: invoiceId, ...by });
}

const MOST_ROUNDS = 6;

/**
 * As `invoiceFor`, with its RRR: what is in the way is void first, whose provider has to be called outside of a transaction. So
 * `wanted` is called again then: it assesses and reads what is due, in the transaction. `reason` is what the page of the old one says.
 * @throws Problem 409 where others change the same all the time or a payment of it is a case, 424 while the provider gives no answer
 */
export async function studentInvoice(
  platform: Platform,
  wanted: (tx: Queryable) => Promise<WantedInvoice | Made>,
  by: ActedBy,
  reason = 'Another invoice takes its place',
): Promise<string> {
  const replaced: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await platform.database.transaction(async (tx) => {
      const request = await wanted(tx);
      if (isMade(request)) return request;
      const result = await invoiceFor(tx, platform, request, by);
      if ('invoiceId' in result && request.settled) await settle(platform, tx, result.invoiceId, request, by);
      if ('invoiceId' in result && replaced.length > 0)
        await linkReplaced(tx, { invoiceId: result.invoiceId, replaced });
      return result;
    });
    if ('invoiceId' in made) {
      await readyToPay(platform, made.invoiceId);
      return made.invoiceId;
    }
    for (const invoiceId of made.inTheWay) {
      await voidInvoice(platform, { invoiceId, reason, by }).catch(paidMeanwhile);
      replaced.push(invoiceId);
    }
  }
  throw new Problem(409, 'Your invoice was changed on another device. Please try again', { title: INVOICE_FAILED });
}

/** What is paid is not in the way any more. */
function paidMeanwhile(error: unknown): void {
  if (!saysPaid(error)) throw error;
}
