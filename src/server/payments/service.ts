import { ProviderError } from '../platform/payment/providerError.ts';
import type { PaymentStatus } from '../platform/payment/remita.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { ask } from './asking.ts';
import { wasJustAsked } from './policy.ts';
import { invoiceByRrr, orderByRrr } from './sql.ts';

export { ensureRrr, newOrderId } from './orders.ts';

/** The invoice behind a paid RRR: what an application is opened with. */
export interface PaidInvoice {
  readonly invoiceId: string;
  /** Null when something else than an application was paid. */
  readonly applicationTypeId: number | null;
  readonly lastname: string;
  readonly firstname: string;
  /** '' when there is none. */
  readonly middlename: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly sessionId: number;
  readonly rrr: string;
}

/** As typed by people: spaces and hyphens are overlooked. */
export const readRrr = (typed: string): string => typed.replace(/[\s-]/g, '');

/** 'unpaid' for an RRR of ours on which nothing was credited, null for one that is not ours. */
export async function paidInvoiceByRrr(db: Queryable, rrr: string): Promise<PaidInvoice | 'unpaid' | null> {
  const [row] = await invoiceByRrr(db, [rrr]);
  if (!row) return null;
  if (!row.paid) return 'unpaid';
  const { id, application_type_id, lastname, firstname, middlename, phone, email, session_id } = row;
  return {
    invoiceId: id, applicationTypeId: application_type_id, lastname, firstname, middlename,
    mobileNumber: phone, email, sessionId: session_id, rrr,
  };
}

/** How many digits of a paid RRR are shown to one who knows only the phone. */
export const maskRrr = (rrr: string): string => '•'.repeat(Math.max(rrr.length - 4, 0)) + rrr.slice(-4);

/**
 * Asks the provider about an RRR of ours now, for one who says to have paid it, and credits it when it says so. One who
 * keeps pressing is not let through to the provider each time. Answers what the provider said, if it was asked.
 * @throws Problem 424 when the provider gives no answer.
 */
export async function checkPayment(platform: Platform, rrr: string, ip: string): Promise<PaymentStatus | undefined> {
  const [order] = await orderByRrr(platform.database, [rrr]);
  if (!order || order.paid_rrr === rrr || wasJustAsked(order.asked_at, platform.now())) return undefined;
  try {
    return await ask(platform, order, { actor: 'public', ip });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, rrr }, 'a payment could not be checked');
    throw new Problem(424, NO_ANSWER, { title: 'Invoice Action Failed!', retryAfter: 60 });
  }
}

const NO_ANSWER = 'The payment provider cannot be reached just now. What you have paid is not lost: please try again in a minute.';
