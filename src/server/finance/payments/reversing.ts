import { formatNaira } from '#rules/money.ts';
import { notify } from '../../communication/notifications/service.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMoney, reversePaymentOf, studentInvoiceOf } from '../charges/service.ts';
import { openCaseIn } from './cases.ts';
import type { CheckedBy, OrderToCheck } from './crediting.ts';
import { newOrderId } from './newOrderId.ts';
import { reversalEmail } from './reversalEmail.ts';
import { lockInvoice } from './sql/orders.ts';
import { openAnotherOrder, takePaymentBack } from './sql/reversing.ts';

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
  const [ofStudent] = await studentInvoiceOf(tx, { invoiceId });
  if (ofStudent) await lockMoney(tx, { studentId: ofStudent.studentId });
  await lockInvoice(tx, { invoiceId });
  const [taken] = await takePaymentBack(tx, { rrr, code, now: at, actor, ip: ip ?? null });
  if (!taken) return false;
  const { amountKobo, creditedAt: since, orderId } = taken;
  let remains: readonly string[] = [];
  if (ofStudent) remains = await reversePaymentOf(platform, tx, ofStudent, { rrr, amountKobo, since, at, actor });
  else await openAnotherOrder(tx, { invoiceId, orderId, newOrderId: newOrderId(), now: at });
  if (ofStudent?.userId)
    await notify(platform, tx, {
      userId: ofStudent.userId,
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
