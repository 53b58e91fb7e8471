import type { Queryable } from '../../platform/database/database.ts';
import { event, on, type Reaction } from '../../platform/reactions.ts';

/** A student's invoice is paid, by an RRR or by credit. */
export interface InvoicePaid {
  readonly invoiceId: string;
  readonly studentId: string;
  readonly sessionId: number;
  readonly semesterId: number | null;
  readonly purpose: string;
  readonly part: string | null;
  /** What of its purpose it is for, as whoever made the invoice wrote it; '' where there is nothing to tell apart. */
  readonly occasion: string;
  readonly amountKobo: number;
  readonly at: Date;
  /** As in an audit entry. */
  readonly actor: string;
}

/** It happens in the transaction that credits: whoever throws there undoes the credit, which is tried again. */
export const invoicePaid = event<InvoicePaid>('a student paid an invoice');

/** What follows when a student's invoice of that purpose is paid, for a domain's `reactions`. */
export const onInvoicePaid = (purpose: string, react: (tx: Queryable, paid: InvoicePaid) => Promise<void>): Reaction =>
  on(invoicePaid, async (tx, paid) => {
    if (paid.purpose === purpose) await react(tx, paid);
  });
