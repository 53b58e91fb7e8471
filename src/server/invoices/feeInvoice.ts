import type { Invoice } from '#contract/applicationInvoice.ts';
import { ensureRrr, newOrderId } from '../payments/service.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from '../sessions/service.ts';
import { noRrr, noSession, numberPrefix, type Payer } from './policy.ts';
import { presentInvoice, type InvoiceRow } from './present.ts';
import { findFeeInvoice, makeInvoice } from './sql.ts';

/** A fee as it is charged to somebody. */
export interface FeeCharge {
  readonly feeId: number;
  /** Of the student or candidate whose fee it is; '' where there is none. */
  readonly regNumber: string;
  /** What within the fee it is for, where the fee and the number do not say it: two that differ in it are two invoices. */
  readonly about: string;
  readonly description: string;
  readonly amountKobo: number;
  /** Whether it may be charged again once it is paid. */
  readonly repeats: boolean;
}

/**
 * The invoice of a fee in the open session, for a payer's phone: the one that is there, or a new one. Two clicks are one
 * invoice and one RRR; the price is the college's of today as long as nothing is paid.
 * @throws Problem 422 when no session is open, 424 when the provider gave no RRR.
 */
export async function invoiceForFee(platform: Platform, charge: FeeCharge, payer: Payer, ip: string): Promise<Invoice> {
  const session = await openSession(platform.database);
  if (!session) throw noSession();
  const { feeId, regNumber, about, amountKobo, description, repeats } = charge;
  const find = async () => (await findFeeInvoice(platform.database, [feeId, regNumber, about, payer.phone, session.id]))[0];
  let row = await find();
  if (!row || (row.paid && repeats)) {
    const now = platform.now();
    await makeInvoice(platform.database, [
      null, feeId, regNumber, about, repeats, session.id, payer.phone, payer.lastname, payer.firstname, payer.middlename, payer.email,
      description, amountKobo, now, newOrderId(), numberPrefix(now), ip,
    ]);
    row = await find();
  }
  if (!row) throw new Error('An invoice that was just made is not there');
  await withPrice(platform, row, amountKobo);
  return presentInvoice(platform, (await find()) ?? row, 'phone');
}

async function withPrice(platform: Platform, row: InvoiceRow, amountKobo: number): Promise<void> {
  if (row.paid || (row.rrr !== null && row.amount_kobo === amountKobo)) return;
  await ensureRrr(platform, row.id, amountKobo).catch(noRrr(platform, row.invoice_number));
}
