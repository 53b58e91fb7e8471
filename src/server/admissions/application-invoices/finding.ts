import { registeredBy } from '#catalogue/registry/entrances.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownSince, type Visitor } from './device.ts';
import type { Charge } from './policy.ts';
import type { InvoiceRow } from './present.ts';
import type { Registration } from './registration.ts';
import { findInvoice } from './sql.ts';

/** What a number leads to on a device. */
export interface InvoiceMatch {
  readonly row: InvoiceRow;
  /** Whether this device made it or proved its mailbox: only then its facts may be shown. */
  readonly known: boolean;
}

/**
 * The invoice that a device knows, a paid one before one that is not; else another's that is paid; else another's unpaid one
 * with the same phone number. With `own`, what others made counts only where it leaves no room for another: paid, on a JAMB
 * registration number, which is one person's. A phone number may be a family's.
 */
export async function findFor({ database, now }: Platform, { programme, session }: Charge, { regNumber, phone }: Registration, { device }: Visitor, { own }: { readonly own: boolean }): Promise<InvoiceMatch | undefined> {
  const others = own ? (isOnePersons(programme) ? 'paid' : 'none') : 'all';
  const [row] = await findInvoice(database, {
    applicationTypeId: programme.applicationTypeId, regNumber, sessionId: session.id, device, knownSince: knownSince(now()), phone, others,
  });
  return row && { row, known: row.known };
}

/** Whether an invoice of the programme is kept under a number that is one person's alone. */
export const isOnePersons = (programme: Charge['programme']): boolean => registeredBy(programme) === 'jamb';
