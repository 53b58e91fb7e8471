import { NORMALISERS } from '#rules/normalisers.ts';
import { checkPayment, readRrr } from '../payments/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import type { InvoiceRow } from './present.ts';
import { invoiceOfNumber, invoiceOfRrr } from './sql.ts';

export interface Proof {
  /** As typed: the RRR, which is a key, or the invoice's number, which anybody can guess. */
  readonly reference?: string;
  /** In lower case; a mailed code has proved it. */
  readonly email?: string | undefined;
}

const NOT_FOUND = 'No payment of yours has this RRR or invoice number. Please check it and try again';

/** A paid RRR is a key, so one who only knows the invoice's number must not see it. */
export const showsRrr = ({ reference = '' }: Proof, { rrr }: InvoiceRow): boolean => readRrr(reference) === rrr;

/** The notification may be late, so the provider is queried too. @throws Problem 404 without proof, 429 for guessing */
export function provenInvoice(platform: Platform, proof: Proof, ip: string): Promise<InvoiceRow> {
  return slowGuesses(platform, 'rrr', ip, async () => {
    const invoice = await find(platform, proof);
    if (!invoice) throw new Problem(404, NOT_FOUND, { title: 'Invalid Action!', errors: { '/reference': NOT_FOUND } });
    if (invoice.paid || invoice.rrr === null) return invoice;
    await checkPayment(platform, invoice.rrr, ip);
    return (await find(platform, proof)) ?? invoice;
  });
}

async function find({ database }: Platform, { reference = '', email }: Proof): Promise<InvoiceRow | undefined> {
  const [ofRrr] = await invoiceOfRrr(database, { rrr: readRrr(reference) });
  if (ofRrr || email === undefined) return ofRrr;
  const [ofNumber] = await invoiceOfNumber(database, { invoiceNumber: NORMALISERS.capitals(reference) });
  return ofNumber?.email.toLowerCase() === email ? ofNumber : undefined;
}
