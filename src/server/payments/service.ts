import { ProviderError } from '../platform/payment/providerError.ts';
import type { PaymentStatus } from '../platform/payment/remita.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Row } from '../platform/database/statement.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { ask } from './asking.ts';
import { wasJustAsked } from './policy.ts';
import { invoiceByRegNumber, invoiceByRrr, orderByRrr } from './sql.ts';

export { ensureRrr, newOrderId } from './orders.ts';

/** The invoice of an applicant: once it is paid, an application is opened with it. */
export interface ApplicantInvoice {
  /** Null when something else than an application is paid. */
  readonly applicationTypeId: number | null;
  /** The JAMB registration number; of one who has none, the phone number. */
  readonly regNumber: string;
  readonly lastname: string;
  readonly firstname: string;
  /** '' when there is none. */
  readonly middlename: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly sessionId: number;
  /** Null while the provider gave none. */
  readonly rrr: string | null;
  readonly paid: boolean;
}

export type PaidInvoice = ApplicantInvoice & { readonly rrr: string; readonly paid: true };

/** As typed by people: spaces and hyphens are overlooked. */
export const readRrr = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Undefined for an RRR that is not ours. */
export async function applicantInvoiceByRrr(db: Queryable, rrr: string): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRrr(db, [rrr]))[0]);
}

/** What one who logs in by a registration number says beside it: the phone number of the invoice, or its RRR. */
export interface InvoiceProof {
  /** As kept, or '' when it is no phone number. */
  readonly phone: string;
  readonly rrr: string;
}

/** The invoice of a person, of this type where there is one, else of another. Undefined when the proof fits none. */
export async function applicantInvoiceByRegNumber(db: Queryable, regNumber: string, { phone, rrr }: InvoiceProof, applicationTypeId: number): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRegNumber(db, [regNumber, phone, rrr, applicationTypeId]))[0]);
}

function applicantInvoice(row: Row<typeof invoiceByRrr.columns> | undefined): ApplicantInvoice | undefined {
  if (!row) return undefined;
  const { application_type_id, reg_number, phone, session_id, lastname, firstname, middlename, email, rrr, paid } = row;
  return { applicationTypeId: application_type_id, regNumber: reg_number, lastname, firstname, middlename, mobileNumber: phone, email, sessionId: session_id, rrr, paid };
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
    platform.log.warn({ err: error, order: order.order_id }, 'a payment could not be checked');
    throw new Problem(424, NO_ANSWER, { title: 'Invoice Action Failed!', retryAfter: 60 });
  }
}

const NO_ANSWER = 'The payment provider cannot be reached just now. What you have paid is not lost: please try again in a minute.';
