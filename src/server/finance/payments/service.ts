import { ProviderError } from '../../platform/payment/providerError.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveBack, withinPace } from '../../platform/rate-limit/rateLimit.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { checkStatus, compare, type StatusCheck, type CheckedBy } from './statusCheck.ts';
import { questionBuckets, SAME_ANSWER_MS } from './policy.ts';
import { invoiceByRegNumber, invoiceByRrr } from './sql/invoices.ts';
import { delayStatusCheck, claimStatusCheck, orderByRrr } from './sql/orders.ts';

export { compare, type StatusCheck } from './statusCheck.ts';
export { ensureRrr, newOrderId } from './orders.ts';
export { maskRrr } from './maskRrr.ts';
export { receivedKobo } from './policy.ts';
export { openCase, settle } from './cases.ts';
export { storyOfInvoice, timelineOf } from './timeline.ts';

/** The invoice of an applicant: once it is paid, an application is opened with it. */
export interface ApplicantInvoice {
  readonly id: string;
  readonly description: string;
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
  /** Whether an officer has given it to another person than knows its RRR. */
  readonly moved: boolean;
}

export type PaidInvoice = ApplicantInvoice & { readonly rrr: string; readonly paid: true };

/** As typed by people: spaces and hyphens are overlooked. */
export const readRrr = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Undefined for an RRR that is not ours. */
export async function applicantInvoiceByRrr(db: Queryable, rrr: string): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRrr(db, { rrr }))[0]);
}

/** What one who logs in by a registration number says beside it: the phone number of the invoice, or its RRR. */
export interface InvoiceProof {
  /** As kept, or '' when it is no phone number. */
  readonly phone: string;
  readonly rrr: string;
  /** The browser, as the hash of its device cookie: of several invoices the one that it made. */
  readonly device: Buffer;
}

/** The invoice of a person, of this type where there is one, else of another. Undefined when the proof fits none. */
export async function applicantInvoiceByRegNumber(db: Queryable, regNumber: string, { phone, rrr, device }: InvoiceProof, applicationTypeId: number): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRegNumber(db, { regNumber, phone, rrr, applicationTypeId, device }))[0]);
}

function applicantInvoice(row: Row<typeof invoiceByRrr.columns> | undefined): ApplicantInvoice | undefined {
  if (!row) return undefined;
  const { id, description, moved, application_type_id, reg_number, phone, session_id, lastname, firstname, middlename, email, rrr, paid } = row;
  return { id, description, moved, applicationTypeId: application_type_id, regNumber: reg_number, lastname, firstname, middlename, mobileNumber: phone, email, sessionId: session_id, rrr, paid };
}

/** What came of a payer's question. */
export interface Checked {
  /** What the provider said, if it was asked. */
  readonly status?: PaymentStatus;
  /** Whether nobody knows yet: so much was asked from there that the job asks for them, within a minute. */
  readonly isLater: boolean;
}

/** Questions of this process that wait for the provider's answer, by RRR. */
const underWay = new WeakMap<Queryable, Map<string, Promise<Checked>>>();

/**
 * Asks the provider about an RRR of ours now, for one who says to have paid it, and credits it when it says so. One who
 * keeps pressing is not let through to the provider each time: who asks while a question is under way waits for its
 * answer, and later the job asks for them. A question that brings a payment costs no neighbour of theirs anything.
 * @throws Problem 424 when the provider gives no answer.
 */
export function checkPayment(platform: Platform, rrr: string, ip: string): Promise<Checked> {
  const questions = underWay.get(platform.database) ?? new Map<string, Promise<Checked>>();
  underWay.set(platform.database, questions);
  const question = questions.get(rrr) ?? askNow(platform, rrr, ip).finally(() => questions.delete(rrr));
  questions.set(rrr, question);
  return question;
}

async function askNow(platform: Platform, rrr: string, ip: string): Promise<Checked> {
  const now = platform.now();
  const [order] = await claimStatusCheck(platform.database, { rrr, now, pauseMs: SAME_ANSWER_MS });
  if (!order) return { isLater: false };
  const buckets = questionBuckets(rrr, ip);
  if (!await withinPace(platform, buckets)) {
    await delayStatusCheck(platform.database, { orderId: order.order_id, askAt: now });
    return { isLater: true };
  }
  const { status, followed } = await checkStatus(platform, order, { actor: 'public', ip }).catch(unanswered(platform, { order: order.order_id }));
  if (followed === 'credited' || followed === 'known') await giveBack(platform, buckets);
  return { status, isLater: false };
}

/** What one is told whose payment could not be asked about: never that it is not there. */
export const tooManyChecks = () => new Problem(424, ASKED_LATER, { title: 'Invoice Action Failed!', retryAfter: 60 });

const ASKED_LATER = 'So many payments are being checked just now that yours has to wait. What you have paid is not lost: please try again in a minute.';

/**
 * For the bursary: compares an RRR with the provider's word now, whether or not it is credited.
 * @throws Problem 404 for an RRR that is not ours, 424 when the provider gives no answer.
 */
export async function recheck(platform: Platform, rrr: string, asker: CheckedBy): Promise<StatusCheck & { readonly invoiceId: string }> {
  const [order] = await orderByRrr(platform.database, { rrr });
  if (!order) throw notFound('There is no such RRR');
  return { ...await compare(platform, order, asker).catch(unanswered(platform, { order: order.order_id })), invoiceId: order.invoice_id };
}

/** What a provider that gives no answer is told as; the log names what it was asked `about`, never by an RRR. */
export const unanswered = ({ log }: Pick<Platform, 'log'>, about: object) => (error: unknown): never => {
  if (!(error instanceof ProviderError)) throw error;
  log.warn({ err: error, ...about }, 'a payment could not be checked');
  throw new Problem(424, NO_ANSWER, { title: 'Invoice Action Failed!', retryAfter: 60 });
};

const NO_ANSWER = 'The payment provider cannot be reached just now. What you have paid is not lost: please try again in a minute.';
