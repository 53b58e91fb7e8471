import { formatNaira } from '#rules/money.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recheckPrices, studentInvoiceOf } from '../charges/service.ts';
import { postJournal, type Account, type Posting } from '../ledger/service.ts';
import { nextKey } from './books.ts';
import { CASE_NOTICE } from './cases.ts';
import { caseWork } from './caseWork.ts';
import { lockMoneyOfInvoice } from './locking.ts';
import { takenBackEmail } from './reversalEmail.ts';
import { newOrderId } from './newOrderId.ts';
import { askAnew } from './settling/sql.ts';
import { lockCasesOfRrr, noteSettlement, payerOfInvoice, waitingCase } from './sql/cases.ts';
import { orderByRrr } from './sql/orders.ts';
import { openAnotherOrder } from './sql/reversing.ts';
import { cameByRrr, paidByRrr, unusedOfRrr } from './sql/suspense.ts';

interface Came {
  readonly rrr: string;
  /** Null of money that no invoice of ours asked for. */
  readonly invoiceId: string | null;
}

/** What the history of the case says. */
const REASON = 'Remita took the money back before it had paid anything';

/**
 * The provider takes back what waits in suspense, or is set aside for its payer. What of it was written off or paid out is the college's
 * loss. The case ends, and payer and bursary are told. It is safe to repeat.
 * @returns whether there was such money
 */
export async function takeUnusedBack(
  platform: Platform,
  came: Came,
  { actor, ip }: { readonly actor: string; readonly ip?: string },
): Promise<boolean> {
  const isTaken = await platform.database.transaction(async (tx) => {
    const { rrr, invoiceId } = came;
    const by = { at: platform.now(), actor };
    await lockCasesOfRrr(tx, { rrr });
    if (invoiceId !== null) await lockMoneyOfInvoice(tx, invoiceId);
    const amountKobo = await post(tx, came, by);
    if (amountKobo <= 0) return false;
    await endCase(tx, rrr, { now: by.at, actor, ip: ip ?? null });
    await notifyHolders(platform, tx, {
      ...CASE_NOTICE,
      message: `Remita took back ${formatNaira(amountKobo)} that waited in suspense, RRR ${rrr}`,
    });
    if (invoiceId !== null) await askForItAgain(platform, tx, { rrr, invoiceId, amountKobo }, by.at);
    return true;
  });
  if (isTaken) platform.mail.prompt();
  return isTaken;
}

/** @returns how much was taken back */
async function post(
  tx: Queryable,
  { rrr, invoiceId }: Came,
  by: { readonly at: Date; readonly actor: string },
): Promise<number> {
  const [[came], [paid]] = [await cameByRrr(tx, { rrr }), await paidByRrr(tx, { rrr })];
  const amountKobo = came!.kobo - paid!.kobo;
  if (amountKobo <= 0) return 0;
  const of = invoiceId === null ? {} : { invoiceId };
  let leftKobo = amountKobo;
  const postings: Posting[] = (await unusedOfRrr(tx, { rrr })).map(({ account, caseId, kobo }) => {
    const takenKobo = Math.min(kobo, leftKobo);
    leftKobo -= takenKobo;
    return { account: account as Account, caseId, ...of, amountKobo: takenKobo };
  });
  await postJournal(tx, {
    kind: 'taken back',
    key: await nextKey(tx, 'taken back', rrr),
    ...by,
    postings: [
      ...postings,
      { account: 'write-offs', ...of, amountKobo: leftKobo },
      { account: 'clearing', ...of, amountKobo: 0 - amountKobo },
    ],
  });
  return amountKobo;
}

async function endCase(
  tx: Queryable,
  rrr: string,
  by: { readonly now: Date; readonly actor: string; readonly ip: string | null },
): Promise<void> {
  const [waiting] = await waitingCase(tx, { rrr });
  if (!waiting) return;
  await caseWork.takeMany(tx, { ids: [waiting.id], step: 'end', reason: REASON, ...by });
  await noteSettlement(tx, { caseId: waiting.id, decision: 'taken back', now: by.now, actor: by.actor });
}

/** Its page shows an RRR that can be paid within the minute. */
async function askForItAgain(
  { mail, settings }: Platform,
  tx: Queryable,
  { rrr, invoiceId, amountKobo }: { readonly rrr: string; readonly invoiceId: string; readonly amountKobo: number },
  now: Date,
): Promise<void> {
  const [ofStudent] = await studentInvoiceOf(tx, { invoiceId });
  const [order] = await orderByRrr(tx, { rrr });
  if (order) await openAnotherOrder(tx, { invoiceId, orderId: order.orderId, newOrderId: newOrderId(), now });
  if (ofStudent) await recheckPrices(tx, { studentIds: [ofStudent.studentId], now });
  else await askAnew(tx, { invoiceIds: [invoiceId], now });
  const [payer] = await payerOfInvoice(tx, { invoiceId });
  const { firstname, lastname, email, description, isToPay } = payer!;
  if (email === '') return;
  await mail.queue(tx, {
    kind: 'payment-reversed',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    to: { name: `${firstname} ${lastname}`, address: email },
    content: takenBackEmail(firstname, { rrr, amountKobo, description, isToPay }, settings.publicUrl),
  });
}
