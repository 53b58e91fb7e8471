import { formatNaira } from '#rules/money.ts';
import { notify } from '../../communication/notifications/service.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMoney, reversePaymentOf, studentInvoiceOf } from '../charges/service.ts';
import { takeIncomeBack } from './books.ts';
import { openCaseIn } from './cases.ts';
import type { CheckedBy, OrderToCheck } from './crediting.ts';
import { newOrderId } from './newOrderId.ts';
import { reversalEmail } from './reversalEmail.ts';
import { lockInvoice } from './sql/orders.ts';
import { openAnotherOrder, takePartBack, takePaymentBack } from './sql/reversing.ts';
import { studentOfPayment } from './sql/suspense.ts';

/** A visitor's money that a person had moved to a student was for no purpose of theirs. */
const MOVED = 'moved';

/**
 * The provider says that what was credited is not paid any more: the payment, its receipt and all that follows from it are taken back in
 * one transaction, and its payer and the bursary are told. It is safe to repeat.
 */
export async function reverse(
  platform: Platform,
  order: OrderToCheck,
  status: PaymentStatus,
  checker: CheckedBy,
): Promise<void> {
  const isNew = await platform.database.transaction((tx) => reverseIn(platform, tx, order, status, checker));
  if (isNew) platform.mail.prompt();
}

async function reverseIn(
  platform: Platform,
  tx: Queryable,
  { invoiceId, rrr }: OrderToCheck,
  { code }: PaymentStatus,
  { actor, ip }: CheckedBy,
): Promise<boolean> {
  const at = platform.now();
  const [ofInvoice] = await studentInvoiceOf(tx, { invoiceId });
  const [moved] = await studentOfPayment(tx, { rrr });
  const studentId = moved?.studentId ?? ofInvoice?.studentId;
  if (studentId) await lockMoney(tx, { studentId });
  await lockInvoice(tx, { invoiceId });
  const [taken] = await takePaymentBack(tx, { rrr, code, now: at, actor, ip: ip ?? null });
  if (!taken) return false;
  const { amountKobo, creditedAt: since, orderId } = taken;
  let remains: readonly string[] = [];
  if (studentId) {
    const { sessionId, purpose } = ofInvoice ?? { sessionId: taken.sessionId, purpose: MOVED };
    const of = { id: invoiceId, studentId, sessionId, purpose };
    remains = await reversePaymentOf(platform, tx, of, { rrr, amountKobo, since, at, actor });
  } else {
    await takeIncomeBack(tx, { rrr, invoiceId, amountKobo, at, actor });
    await takePartBack(tx, { rrr });
    await openAnotherOrder(tx, { invoiceId, orderId, newOrderId: newOrderId(), now: at });
  }
  if (ofInvoice?.userId && ofInvoice.studentId === studentId)
    await notify(platform, tx, {
      userId: ofInvoice.userId,
      category: 'schoolFeesInvoice',
      message: `Your payment of ${formatNaira(amountKobo)} was reversed by Remita, so you owe it again: ${taken.description}`,
      properties: { invoiceNumber: taken.invoiceNumber },
    });
  if (taken.email !== '')
    await platform.mail.queue(tx, {
      kind: 'payment-reversed',
      subjectKind: 'invoice',
      subjectId: invoiceId,
      to: { name: `${taken.firstname} ${taken.lastname}`, address: taken.email },
      content: reversalEmail(
        taken.firstname,
        { rrr, amountKobo, description: taken.description },
        platform.settings.publicUrl,
      ),
    });
  const reversed = { kind: 'reversed', rrr, invoiceId, expectedKobo: amountKobo, reportedKobo: 0, remains } as const;
  await openCaseIn(platform, tx, reversed, actor);
  return true;
}
