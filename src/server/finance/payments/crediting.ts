import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeAsCredit, takePayment, type StudentInvoice } from '../charges/service.ts';
import { applicantInvoicePaid } from './applicantPaid.ts';
import { fromSuspense, isPlaced, postIncome, type Came } from './books.ts';
import { lockMoneyOfInvoice } from './locking.ts';
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
    const ofStudent = await lockMoneyOfInvoice(tx, order.invoiceId);
    if ((await reversalOf(tx, { rrr: order.rrr })).length > 0) return 'superseded';
    if (await isPlaced(tx, order.rrr)) return 'known';
    const received = {
      rrr: order.rrr,
      invoiceId: order.invoiceId,
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
    if (paid) {
      await followPayment(platform, tx, paid, await fromSuspense(tx, received), ofStudent);
      return 'credited';
    }
    if (ofStudent)
      return (await takeAsCredit(platform, tx, ofStudent, await fromSuspense(tx, received))) ? 'credited' : 'known';
    return (await creditedOrder(tx, { invoiceId: order.invoiceId })).length > 0 ? 'twice' : 'superseded';
  });
  if (followed === 'credited') {
    mail.prompt();
    metrics.paymentsCredited.inc();
    metrics.koboCredited.inc(status.amountKobo);
  }
  return followed;
}

async function followPayment(
  platform: Platform,
  tx: Queryable,
  paid: RowOf<'credit-payment'>,
  received: Came & { readonly paidAt: string | null },
  ofStudent: StudentInvoice | undefined,
): Promise<void> {
  await queuePayerEmail(platform, tx, 'paid', paid);
  if (ofStudent) return takePayment(platform, tx, ofStudent, received);
  await postIncome(tx, received);
  const { at, actor } = received;
  const { invoiceId, regNumber, purpose } = paid;
  await platform.reactions.happened(tx, applicantInvoicePaid, { invoiceId, regNumber, purpose, at, actor });
}
