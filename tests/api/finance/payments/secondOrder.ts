import { createRemita } from '#server/platform/payment/createRemita.ts';
import type { PaymentCollege } from './college.ts';

/** A second RRR of the same invoice, as an order that was cancelled too late leaves it; nobody asks about it by themselves. */
export async function secondOrder(college: PaymentCollege, rrr: string): Promise<string> {
  const orderId = `second${rrr}`;
  const second = await createRemita(college.sandbox.settings).generateRrr({
    orderId,
    amountKobo: 1_000_000,
    payerName: 'Okafor Ada',
    payerEmail: 'ada@example.com',
    payerPhone: '08031234567',
    description: 'JUPEB Application',
  });
  await college.rows(`insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, cancelled_at)
    select '${orderId}', invoice_id, amount_kobo, created_at, '${second}', rrr_at, created_at from remita_order where rrr = '${rrr}'`);
  return second;
}
