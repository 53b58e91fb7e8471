import { payInOrder } from '#rules/finance/payInOrder.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { balanceOf, postJournal, type Posting } from '../ledger/service.ts';
import { settleCovered } from './covered.ts';
import { creditTaken, invoicePaid, presentPaid, type StudentInvoice } from './invoicePaid.ts';
import { reverseLate } from './late.ts';
import { settleInvoice } from './settlingSql.ts';
import { chargesOf, linesOf, noteCredit, studentInvoiceOf, successorOf } from './sql.ts';

/** Money that was confirmed. Lock the student's money before any of this. */
interface Received {
  readonly rrr: string;
  readonly amountKobo: number;
  /** As the provider writes it. */
  readonly paidAt: string | null;
  readonly at: Date;
  readonly actor: string;
  /** Where it was until now: with the provider, where nothing is said. */
  readonly from?: readonly Posting[];
}

/** Pays the lines of an invoice; what is not owed on them any more is the student's credit. Then whoever waits for it acts. */
export async function takePayment(
  { reactions }: Pick<Platform, 'reactions'>,
  tx: Queryable,
  invoice: StudentInvoice,
  received: Received,
): Promise<void> {
  const { rrr, amountKobo, at, actor } = received;
  const { id: invoiceId, studentId } = invoice;
  await reverseLate(tx, { ...received, studentId, sessionId: invoice.sessionId, part: invoice.part });
  const paid = await owedOn(tx, invoice);
  const restKobo = amountKobo - sumOf(paid);
  await postJournal(tx, {
    kind: 'payment',
    key: rrr,
    at,
    actor,
    postings: [
      ...cameFrom(received, invoiceId),
      ...paid,
      { account: 'student credit', studentId, invoiceId, amountKobo: -restKobo },
    ],
  });
  await reactions.happened(tx, invoicePaid, presentPaid(invoice, at, actor));
}

/**
 * Money for an invoice that is void, replaced or paid already: the student's credit, which pays the invoice that took its place
 * where it is enough for the whole.
 * @returns false where it was taken before
 */
export async function takeAsCredit(
  platform: Pick<Platform, 'reactions'>,
  tx: Queryable,
  { id: invoiceId, studentId, sessionId, part, purpose }: StudentInvoice,
  received: Received,
): Promise<boolean> {
  const { rrr, amountKobo, at, actor } = received;
  const posted = await postJournal(tx, {
    kind: 'payment',
    key: rrr,
    at,
    actor,
    postings: [
      ...cameFrom(received, invoiceId),
      { account: 'student credit', studentId, invoiceId, amountKobo: -amountKobo },
    ],
  });
  if (posted === undefined) return false;
  await reverseLate(tx, { ...received, studentId, sessionId, part });
  await noteCredit(tx, { invoiceId, rrr, amountKobo, now: at, actor });
  const [successor] = await successorOf(tx, { invoiceId });
  if (successor) await payByCredit(platform, tx, successor.id, { at, actor });
  await platform.reactions.happened(tx, creditTaken, { invoiceId, studentId, purpose, rrr, amountKobo, at, actor });
  return true;
}

/**
 * Money that a person accepted as part payment: it pays the lines of an invoice as far as it goes, and the invoice still asks for the rest.
 * Call `recheckPrices` after.
 */
export async function takePart(
  platform: Pick<Platform, 'reactions'>,
  tx: Queryable,
  invoice: StudentInvoice,
  received: Received,
): Promise<void> {
  const { rrr, amountKobo, at, actor } = received;
  const { id: invoiceId, studentId, sessionId, part } = invoice;
  await reverseLate(tx, { ...received, studentId, sessionId, part });
  let leftKobo = amountKobo;
  const paid = (await owedOn(tx, invoice)).map((owed) => {
    const paidKobo = Math.min(leftKobo, -owed.amountKobo);
    leftKobo -= paidKobo;
    return { ...owed, amountKobo: 0 - paidKobo };
  });
  await postJournal(tx, {
    kind: 'payment',
    key: rrr,
    at,
    actor,
    postings: [
      ...cameFrom(received, invoiceId),
      ...paid,
      { account: 'student credit', studentId, invoiceId, amountKobo: 0 - leftKobo },
    ],
  });
  const touched = new Set(paid.filter((each) => each.amountKobo < 0).map(({ chargeId }) => chargeId));
  const covered = (await chargesOf(tx, { studentId })).filter(({ id, dueKobo }) => touched.has(id) && dueKobo === 0);
  await settleCovered(platform, tx, { studentId, chargeIds: covered.map(({ id }) => id), at, actor });
}

/** The whole of an invoice, where credit is enough for it. */
export async function payByCredit(
  { reactions }: Pick<Platform, 'reactions'>,
  tx: Queryable,
  invoiceId: string,
  { at, actor }: Pick<Received, 'at' | 'actor'>,
): Promise<void> {
  const [invoice] = await studentInvoiceOf(tx, { invoiceId });
  const { creditKobo } = await balanceOf(tx, invoice!.studentId);
  if (creditKobo < invoice!.amountKobo - invoice!.partPaidKobo) return;
  const settled = await settleInvoice(tx, { invoiceId, by: ['credit'], isCovered: false, now: at, actor });
  if (settled.length === 0) return;
  const paid = await owedOn(tx, invoice!);
  await postJournal(tx, {
    kind: 'credit used',
    key: invoiceId,
    at,
    actor,
    postings: [
      { account: 'student credit', studentId: invoice!.studentId, invoiceId, amountKobo: sumOf(paid) },
      ...paid,
    ],
  });
  await reactions.happened(tx, invoicePaid, presentPaid(invoice!, at, actor));
}

/** Credit pays what is due of the oldest session first, then by rank; only sessions before `before` where it is named. Whoever waits for what it paid acts. */
export async function useCredit(
  platform: Pick<Platform, 'reactions'>,
  tx: Queryable,
  {
    studentId,
    before,
    at,
    actor,
  }: { readonly studentId: string; readonly before?: string; readonly at: Date; readonly actor: string },
): Promise<void> {
  const { creditKobo } = await balanceOf(tx, studentId);
  if (creditKobo <= 0) return;
  const charges = await chargesOf(tx, { studentId });
  const { paid, restKobo } = payInOrder(
    creditKobo,
    charges.filter(({ session }) => before === undefined || session < before),
  );
  await postJournal(tx, {
    kind: 'credit used',
    key: crypto.randomUUID(),
    at,
    actor,
    postings: [
      { account: 'student credit', studentId, amountKobo: creditKobo - restKobo },
      ...paid.map(({ id: chargeId, kobo }): Posting => ({
        account: 'receivable',
        studentId,
        chargeId,
        amountKobo: -kobo,
      })),
    ],
  });
  const covered = paid.filter(({ kobo, dueKobo }) => kobo === dueKobo).map(({ id }) => id);
  await settleCovered(platform, tx, { studentId, chargeIds: covered, at, actor });
}

/** Of each line what is still owed on its charge, as postings; in the order in which credit pays them. */
async function owedOn(tx: Queryable, { id: invoiceId, studentId }: StudentInvoice): Promise<Posting[]> {
  const lines = new Map((await linesOf(tx, { invoiceId })).map(({ chargeId, amountKobo }) => [chargeId, amountKobo]));
  return (await chargesOf(tx, { studentId })).flatMap(({ id: chargeId, dueKobo }) => {
    const amountKobo = lines.get(chargeId);
    if (amountKobo === undefined) return [];
    const owedKobo = Math.min(amountKobo, Math.max(dueKobo, 0));
    return [{ account: 'receivable', studentId, chargeId, invoiceId, amountKobo: 0 - owedKobo } as const];
  });
}

const cameFrom = ({ from, amountKobo }: Received, invoiceId: string): readonly Posting[] =>
  from ?? [{ account: 'clearing', invoiceId, amountKobo }];

const sumOf = (paid: readonly Posting[]): number => 0 - paid.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
