import type { Static } from 'typebox';
import type { ClearanceForm, Receipt, verifyReceipt } from '#contract/payment.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { fullName } from '#rules/fullName.ts';
import { feesOnClearance } from '../fees/service.ts';
import { provenInvoice, showsRrr, type InvoiceRow, type Proof } from '../invoices/service.ts';
import { maskRrr } from '../payments/service.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { initialsOf } from '../platform/verification/initials.ts';
import { presentReceipt, type ReceiptRow } from './present.ts';
import { receiptOfCode, receiptOfRrr, receiptsOfPayer } from './sql.ts';

const TITLE = 'Invalid Action!';

/** @throws Problem 404 when nothing was credited on this RRR. */
export async function receiptByRrr(platform: Platform, rrr: string): Promise<Receipt> {
  return presentReceipt(platform, await creditedOn(platform, rrr), 'holder');
}

async function creditedOn({ database, now }: Platform, rrr: string): Promise<ReceiptRow> {
  const [row] = await receiptOfRrr(database, [rrr, now()]);
  if (!row) throw new Problem(404, 'There is no payment with this RRR', { title: TITLE });
  return row;
}

export async function receiptByProof(platform: Platform, proof: Proof, ip: string): Promise<Receipt> {
  const invoice = await paidInvoice(platform, proof, ip);
  return presentReceipt(platform, await creditedOn(platform, invoice.rrr!), holderOf(proof, invoice));
}

/** What the payer of one payment has paid. The other RRRs are told in part: each opens what it paid for. */
export async function historyByProof(platform: Platform, proof: Proof, ip: string): Promise<Receipt[]> {
  const invoice = await paidInvoice(platform, proof, ip);
  const rows = await receiptsOfPayer(platform.database, [invoice.id]);
  return rows.map((row) => presentReceipt(platform, row, row.invoice_id === invoice.id ? holderOf(proof, invoice) : 'payer'));
}

const holderOf = (proof: Proof, invoice: InvoiceRow) => (showsRrr(proof, invoice) ? 'holder' : 'payer');

/** Each component of the clearance form with its payment in the session of the one that was named, if there is one. */
export async function clearanceByProof(platform: Platform, proof: Proof, ip: string): Promise<ClearanceForm> {
  const invoice = await paidInvoice(platform, proof, ip);
  const rows = await receiptsOfPayer(platform.database, [invoice.id]);
  const inSession = rows.filter(({ session }) => session === invoice.session);
  const components = (await feesOnClearance(platform.database)).map(({ id, name, amount_kobo }) => ({
    feeId: id, name, amount: nairaFromKobo(amount_kobo), paid: paymentOf(inSession, id),
  }));
  const regNumber = inSession.find(({ reg_number }) => reg_number !== '')?.reg_number ?? '';
  return { fullName: fullName(invoice), regNumber, session: invoice.session, components };
}

function paymentOf(rows: readonly ReceiptRow[], feeId: number) {
  const row = rows.find(({ fee_id }) => fee_id === feeId);
  return row ? { date: row.credited_at.toISOString(), rrr: maskRrr(row.rrr) } : null;
}

/** @throws Problem 404 when reference and proof do not belong together, 422 when it is not paid, 429 for guesses. */
async function paidInvoice(platform: Platform, proof: Proof, ip: string): Promise<InvoiceRow> {
  const invoice = await provenInvoice(platform, proof, ip);
  if (!invoice.paid) throw new Problem(422, 'This invoice has not been paid', { title: TITLE, errors: { '/reference': 'This invoice has not been paid' } });
  return invoice;
}

/**
 * Confirms that a receipt is one of ours, and says no more of a person than initials.
 * @throws Problem 404 for a code that no receipt carries; 429 for one who keeps guessing
 */
export function confirmReceipt(platform: Platform, code: string, ip: string): Promise<Static<(typeof verifyReceipt)['reply']>> {
  return slowGuesses(platform, 'receipt', ip, async () => {
    const [row] = await receiptOfCode(platform.database, [code]);
    if (!row) throw notFound('This receipt is not one of ours');
    return {
      initials: initialsOf([row.lastname, row.firstname, row.middlename]),
      description: row.description,
      session: row.session,
      amount: nairaFromKobo(row.amount_kobo),
      date: row.credited_at.toISOString(),
    };
  });
}
