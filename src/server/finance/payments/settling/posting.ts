import { placementOf, type Placement } from '#rules/finance/caseSettlement.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  recheckPrices,
  studentInvoiceOf,
  takeAsCredit,
  takePart,
  takePayment,
  type StudentInvoice,
} from '../../charges/service.ts';
import { postJournal, type Posting } from '../../ledger/service.ts';
import { applicantInvoicePaid } from '../applicantPaid.ts';
import { nextKey, postIncome } from '../books.ts';
import { newOrderId } from '../newOrderId.ts';
import { nextReversalCheck } from '../policy.ts';
import { queuePayerEmail } from '../payerEmail.ts';
import { creditFromCase } from '../sql/crediting.ts';
import { heldOfCase } from '../sql/suspense.ts';
import { studentOf, type Settling } from './money.ts';
import { acceptPart, askAnew, checkAgain, guardMoved, moveOrder, orderAnew, orderOfMoved } from './sql.ts';

interface By {
  readonly at: Date;
  readonly actor: string;
}

/** Moves the money of a case out of suspense. Lock the money of all students whom it concerns, then the invoices, before. */
export async function placeMoney(platform: Platform, tx: Queryable, settling: Settling, by: By): Promise<void> {
  const placement = placementOf(settling.decision, settling.money);
  const { decision, money } = settling;
  const isPaying = decision === 'pay' || (decision === 'write-off' && money.askedKobo > 0);
  const rrr = isPaying || decision === 'part' ? await orderedRrr(tx, settling, by) : settling.case.rrr;
  if (isPaying) await payInvoice(platform, tx, settling, placement, { ...by, rrr });
  else if (decision === 'part') await payPart(platform, tx, settling, placement, by);
  else if (decision === 'credit') await giveCredit(platform, tx, settling, placement, by);
  else await postElsewhere(tx, settling, placement, by);
  await recheckAsked(tx, settling, by.at);
  await checkAgain(tx, { rrr: settling.case.rrr, checkAt: nextReversalCheck(by.at, by.at) });
  const [left] = await heldOfCase(tx, { caseId: settling.case.id });
  if (left?.heldKobo !== 0) throw new Error(`Case ${settling.case.id} was settled, and its money still waits`);
}

/** What is still to be paid is asked for by an RRR that can be paid. */
async function recheckAsked(tx: Queryable, { own, to }: Settling, now: Date): Promise<void> {
  const studentIds = [own?.studentId ?? null, studentOf(to)].filter((id) => id !== null);
  if (studentIds.length > 0) await recheckPrices(tx, { studentIds, now });
  await askAnew(tx, { invoiceIds: [own, to.invoice].flatMap((invoice) => (invoice ? [invoice.id] : [])), now });
}

/** Where the money was, and what of it pays nothing. */
const sourceOf = (
  { case: { id: caseId, invoiceId, heldKobo }, to }: Settling,
  { writtenOffKobo, refundKobo }: Placement,
): readonly Posting[] => {
  const recipientId = to.invoice?.id ?? invoiceId;
  const ofRecipient = { caseId, ...(recipientId !== null && { invoiceId: recipientId }) };
  return [
    { account: 'suspense', caseId, ...(invoiceId !== null && { invoiceId }), amountKobo: heldKobo },
    { account: 'write-offs', ...ofRecipient, amountKobo: writtenOffKobo },
    { account: 'refunds due', ...ofRecipient, amountKobo: 0 - refundKobo },
  ];
};

/** An invoice is paid by an order of its own. @returns the RRR of it, or the number of the college's */
async function orderedRrr(
  tx: Queryable,
  { case: { rrr, heldKobo: amountKobo, paysAnother, hasOrder }, own, to, isMoved }: Settling,
  { at: now }: By,
): Promise<string> {
  if (!isMoved && hasOrder) return rrr;
  const invoiceId = to.invoice!.id;
  if (isMoved) await guardMoved(tx, { invoiceId, now });
  const [moved] = paysAnother || !hasOrder ? [] : await moveOrder(tx, { rrr, invoiceId, now });
  if (own && moved) await orderAnew(tx, { invoiceId: own.id, orderId: newOrderId(), now });
  if (moved) return rrr;
  const order = { rrr, invoiceId, orderId: newOrderId(), amountKobo, isAnother: paysAnother, now };
  return (await orderOfMoved(tx, order))[0]!.rrr;
}

async function payInvoice(
  platform: Platform,
  tx: Queryable,
  settling: Settling,
  placement: Placement,
  { rrr, ...by }: By & { readonly rrr: string },
): Promise<void> {
  const { id: invoiceId } = settling.to.invoice!;
  const { invoiceKobo, writtenOffKobo, creditKobo } = placement;
  const [paid] = await creditFromCase(tx, {
    rrr,
    invoiceId,
    amountKobo: invoiceKobo - Math.max(writtenOffKobo, 0),
    now: by.at,
    actor: by.actor,
    ip: null,
  });
  if (!paid) throw new Problem(409, 'This invoice has been paid since then. Please look again', { title: 'Not done!' });
  if (settling.isMoved) await queuePayerEmail(platform, tx, 'paid', paid);
  const received = await receivedOf(tx, settling, placement, invoiceKobo + creditKobo, by);
  const ofStudent = await studentInvoice(tx, invoiceId);
  if (ofStudent) return takePayment(platform, tx, ofStudent, received);
  await postIncome(tx, { ...received, invoiceId });
  const { regNumber, purpose } = paid;
  await platform.reactions.happened(tx, applicantInvoicePaid, { invoiceId, regNumber, purpose, ...by });
}

async function payPart(
  platform: Platform,
  tx: Queryable,
  settling: Settling,
  placement: Placement,
  by: By,
): Promise<void> {
  const { id: invoiceId } = settling.to.invoice!;
  const { invoiceKobo: amountKobo } = placement;
  await acceptPart(tx, { invoiceId, amountKobo });
  const received = await receivedOf(tx, settling, placement, amountKobo, by);
  const ofStudent = await studentInvoice(tx, invoiceId);
  if (ofStudent) await takePart(platform, tx, ofStudent, received);
  else await postIncome(tx, { ...received, invoiceId });
}

async function giveCredit(
  platform: Platform,
  tx: Queryable,
  settling: Settling,
  placement: Placement,
  by: By,
): Promise<void> {
  const { invoice, student } = settling.to;
  const received = await receivedOf(tx, settling, placement, placement.creditKobo, by);
  const ofStudent = invoice && (await studentInvoice(tx, invoice.id));
  if (ofStudent) return void (await takeAsCredit(platform, tx, ofStudent, received));
  await postJournal(tx, {
    kind: 'payment',
    key: received.rrr,
    ...by,
    postings: [
      ...received.from,
      { account: 'student credit', studentId: student!.id, amountKobo: 0 - placement.creditKobo },
    ],
  });
}

/** To be refunded, or written off altogether. */
async function postElsewhere(tx: Queryable, settling: Settling, placement: Placement, by: By): Promise<void> {
  await postJournal(tx, {
    kind: 'case settled',
    key: settling.case.id,
    ...by,
    postings: sourceOf(settling, placement),
  });
}

const receivedOf = async (tx: Queryable, settling: Settling, placement: Placement, amountKobo: number, by: By) => ({
  // What came by this RRR before has the journal of its name.
  rrr: await nextKey(tx, 'payment', settling.case.rrr),
  amountKobo,
  // It came no later than its case was opened.
  paidAt: lagosDay(settling.case.openedAt),
  ...by,
  from: sourceOf(settling, placement),
});

const studentInvoice = async (tx: Queryable, invoiceId: string): Promise<StudentInvoice | undefined> =>
  (await studentInvoiceOf(tx, { invoiceId }))[0];
