import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { askedAnew } from '../invoices/service.ts';
import { priceAgain } from './opening.ts';
import { endPriceCheck, invoicesOf, takePriceChecks } from './sql.ts';

const BATCH = 50;
const RETRY_MS = 10 * 60_000;

/**
 * Unpaid invoices of students whose charges have changed are replaced, or void where nothing is due, so that every page and list asks for
 * what is due. One that cannot be priced now, as while the provider gives no answer, is tried again; whoever pays it meanwhile is credited.
 */
export async function repriceInvoices(platform: Platform, closing: AbortSignal): Promise<void> {
  const { database, now } = platform;
  for (;;) {
    const again = new Date(now().getTime() + RETRY_MS);
    const taken = await takePriceChecks(database, { now: now(), again, limit: BATCH });
    for (const { id: invoiceId, studentId, invoiceNumber: code } of taken) {
      if (closing.aborted) return;
      const isDone = await isPriced(platform, { invoiceId, studentId, code });
      if (isDone) await endPriceCheck(database, { invoiceId, again });
    }
    if (taken.length < BATCH) return;
  }
}

interface Unpaid {
  readonly invoiceId: string;
  /** Null of a visitor's or an applicant's, which asks for what a settled case has left of it. */
  readonly studentId: string | null;
  readonly code: string;
}

/** Where a rule is in the way, as of a part that is closed, another try changes nothing. */
async function isPriced(platform: Platform, { invoiceId, studentId, code }: Unpaid): Promise<boolean> {
  try {
    if (studentId === null) await askedAnew(platform, invoiceId);
    else {
      const [row] = await invoicesOf(platform.database, { studentId, code });
      if (row) await priceAgain(platform, studentId, row);
    }
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    platform.log.info({ err: error, invoice: invoiceId }, 'an invoice could not be priced again');
    return error.status !== 424 && error.status !== 409;
  }
}
