import { ensureRrr } from '../payments/service.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Visitor } from './device.ts';
import { makingBuckets } from './pace.ts';
import { noRrr } from './policy.ts';
import type { InvoiceRow } from './present.ts';
import { invoiceOfId } from './sql.ts';

/** What is unpaid costs today's price; a new invoice was rate limited already. @throws Problem 429, ProviderError */
export async function atPrice(
  platform: Platform,
  row: InvoiceRow,
  amountKobo: number,
  { ip }: Visitor,
  { isNew = false } = {},
): Promise<InvoiceRow> {
  if (row.paid || (row.rrr !== null && row.amountKobo === amountKobo && !row.isUnpayable)) return row;
  if (!isNew) await limitRate(platform, makingBuckets(row.regNumber, ip));
  await ensureRrr(platform, row.id, { priceKobo: amountKobo, ip });
  return (await invoiceOfId(platform.database, { invoiceId: row.id }))[0] ?? row;
}

/** A visitor's or applicant's invoice by whose RRR another amount came asks for what is left of it, and its payer is mailed. @throws Problem 424 */
export async function askedAnew(platform: Platform, invoiceId: string): Promise<void> {
  const [row] = await invoiceOfId(platform.database, { invoiceId });
  if (!row || row.paid) return;
  await ensureRrr(platform, invoiceId, { priceKobo: row.amountKobo, isMailed: true }).catch(
    noRrr(platform, row.invoiceNumber),
  );
}
