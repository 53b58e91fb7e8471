import { normalisePhone } from '#rules/phone.ts';
import { checkPayment, readRrr } from '../payments/service.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import type { InvoiceRow } from './present.ts';
import { invoiceOfPayer } from './sql.ts';

/** Two facts that only the payer has together, as they are typed. */
export interface Proof {
  /** The RRR or the invoice's number. */
  readonly reference?: string;
  /** The phone number or the e-mail address. */
  readonly proof?: string;
}

const NOT_FOUND = 'No payment has this reference and this phone number or e-mail address';

/** Whether the RRR itself was shown: to one who only knows the invoice's number, a paid RRR would be a key. */
export const showsRrr = ({ reference = '' }: Proof, { rrr }: InvoiceRow): boolean => readRrr(reference) === rrr;

/**
 * The invoice of a payer who can show it. Which of the two facts is wrong is not told, and guesses are slowed. One who
 * has just paid may be here before the notification: the provider is asked before anyone is turned away.
 * @throws Problem 404 when the facts do not belong together, 429 for too many guesses.
 */
export function provenInvoice(platform: Platform, { reference = '', proof = '' }: Proof, ip: string): Promise<InvoiceRow> {
  const values = [readRrr(reference), normalisePhone(proof) ?? '', proof.trim().toLowerCase()];
  const find = async () => (await invoiceOfPayer(platform.database, values))[0];
  return slowGuesses(platform, 'rrr', ip, async () => {
    const found = await find();
    if (!found) throw new Problem(404, NOT_FOUND, { title: 'Invalid Action!', errors: { '/reference': NOT_FOUND } });
    if (found.paid || found.rrr === null) return found;
    await checkPayment(platform, found.rrr, ip);
    return (await find()) ?? found;
  });
}
