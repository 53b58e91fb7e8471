import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMoney, studentInvoiceOf, takeAsCredit, takePayment } from '../charges/service.ts';
import { applicantInvoicePaid } from './applicantPaid.ts';
import { queuePayerEmail } from './payerEmail.ts';
import { credit as creditOrder, creditedOrder } from './sql/crediting.ts';
import { reversalOf } from './sql/reversing.ts';

export interface OrderToCheck {
  readonly orderId: string;
  readonly invoiceId: string;
  readonly rrr: string;
  readonly amountKobo: number;
  readonly rrrAt: Date;
}

export interface CheckedBy {
  /** It is `system:<job>`, or `public` with an address, as in the audit log. */
  readonly actor: string;
  readonly ip?: string;
  /** The order is this caller's alone until then. */
  readonly claimedUntil?: Date;
}

/** `known` was credited before; `twice` and `superseded` credit nothing, nor does what the provider had taken back. */
type Credited = 'credited' | 'known' | 'twice' | 'superseded';

/** Writes money that came in to its invoice, with all that follows from it in the same transaction. It is safe to repeat. */
export async function credit(
  platform: Platform,
  order: OrderToCheck,
  status: PaymentStatus,
  checker: CheckedBy,
): Promise<Credited> {
  const { database, metrics, mail, now } = platform;
  const at = now();
  const followed = await database.transaction(async (tx) => {
    const [ofStudent] = await studentInvoiceOf(tx, { invoiceId: order.invoiceId });
    if (ofStudent) await lockMoney(tx, { studentId: ofStudent.studentId });
    if ((await reversalOf(tx, { rrr: order.rrr })).length > 0) return 'superseded';
    const received = {
      rrr: order.rrr,
      amountKobo: status.amountKobo,
      paidAt: status.paidAt,
      at,
      actor: checker.actor,
    };
    const [paid] = await creditOrder(tx, {
      orderId: order.orderId,
      rrr: order.rrr,
      amountKobo: status.amountKobo,
      code: status.code,
      providerPaidAt: status.paidAt,
      now: at,
      actor: checker.actor,
      ip: checker.ip ?? null,
    });
    if (paid) await queuePayerEmail(platform, tx, 'paid', paid);
    if (paid && ofStudent) await takePayment(platform, tx, ofStudent, received);
    if (paid && !ofStudent)
      await platform.reactions.happened(tx, applicantInvoicePaid, {
        invoiceId: paid.invoiceId,
        regNumber: paid.regNumber,
        purpose: paid.purpose,
        at,
        actor: checker.actor,
      });
    if (paid) return 'credited';
    const [earlier] = await creditedOrder(tx, { invoiceId: order.invoiceId });
    if (earlier?.orderId === order.orderId) return 'known';
    if (!ofStudent) return earlier ? 'twice' : 'superseded';
    return (await takeAsCredit(platform, tx, ofStudent, received)) ? 'credited' : 'known';
  });
  if (followed === 'credited') {
    mail.prompt();
    metrics.paymentsCredited.inc();
    metrics.koboCredited.inc(status.amountKobo);
  }
  return followed;
}
