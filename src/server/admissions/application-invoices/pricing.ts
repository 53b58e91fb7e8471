import { ensureRrr } from '../../finance/payments/service.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Visitor } from './device.ts';
import { makingBuckets } from './pace.ts';
import type { InvoiceRow } from './present.ts';
import { invoiceOfId } from './sql.ts';

/**
 * The invoice at the college's price of today (in kobo), with an RRR, as long as nothing is paid. Making one that is new was
 * counted already.
 * @throws Problem 429 for one who makes too many, ProviderError when the provider gives no RRR
 */
export async function atPrice(platform: Platform, row: InvoiceRow, kobo: number, { ip }: Visitor, { isNew = false } = {}): Promise<InvoiceRow> {
  if (row.paid || (row.rrr !== null && row.amount_kobo === kobo)) return row;
  if (!isNew) await limitRate(platform, makingBuckets(row.reg_number, ip));
  await ensureRrr(platform, row.id, kobo);
  return (await invoiceOfId(platform.database, { invoiceId: row.id }))[0] ?? row;
}
