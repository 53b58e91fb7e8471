import { registeredBy } from '#catalogue/registry/entrances.ts';
import { knownSince, type InvoiceRow, type Visitor } from '../../finance/invoices/service.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Charge } from './policy.ts';
import type { Registration } from './registration.ts';
import { findInvoice } from './sql.ts';

export interface InvoiceMatch {
  readonly row: InvoiceRow;
  /** Whether this device made it or proved its mailbox: only then may its facts be shown. */
  readonly known: boolean;
}

/**
 * An invoice that this device knows comes first, then another's paid one, then an unpaid one with the same phone. On a JAMB
 * registration number only the paid one of others counts, whatever the phone: the answer must not tell whether that is right.
 * With `own`, those of others count only where they leave no room for another.
 */
export async function findFor(
  { database, now }: Platform,
  { programme, session }: Charge,
  { regNumber, phone }: Registration,
  { device }: Visitor,
  { own }: { readonly own: boolean },
): Promise<InvoiceMatch | undefined> {
  const others = isOnePersons(programme) ? 'paid' : own ? 'none' : 'all';
  const [row] = await findInvoice(database, {
    applicationTypeId: programme.applicationTypeId,
    regNumber,
    sessionId: session.id,
    device,
    knownSince: knownSince(now()),
    phone,
    others,
  });
  return row && { row, known: row.known };
}

/** A JAMB registration number is one person's; a phone number may be a family's. */
export const isOnePersons = (programme: Charge['programme']): boolean => registeredBy(programme) === 'jamb';
