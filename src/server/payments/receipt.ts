import type { Receipt } from '#contract/payment.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { findReceipt } from './sql.ts';

/** @throws Problem 404 when nothing was credited on this RRR. */
export async function receiptOf({ database, settings }: Platform, rrr: string): Promise<Receipt> {
  const [row] = await findReceipt(database, [rrr]);
  if (!row) throw new Problem(404, 'There is no payment with this RRR', { title: 'Invalid Action!' });
  const total = nairaFromKobo(row.amount_kobo);
  return {
    title: `${row.description} Receipt`,
    rrr: row.rrr,
    invoiceNumber: row.invoice_number,
    fullName: fullName(row),
    matricNumber: null,
    department: null,
    schoolName: settings.school.name,
    session: row.session,
    recieptItems: [{ description: row.description, amount: total, paymentType: 'Full' }],
    total,
    totalInWords: amountInWords(row.amount_kobo),
    date: row.credited_at.toISOString(),
  };
}
