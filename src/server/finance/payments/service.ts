import { ProviderError } from '../../platform/payment/providerError.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveBack, withinPace } from '../../platform/rate-limit/rateLimit.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { CheckedBy } from './crediting.ts';
import { checkStatus, compare, type StatusCheck } from './statusCheck.ts';
import { questionBuckets, SAME_ANSWER_MS } from './policy.ts';
import { invoiceByRegNumber, invoiceByRrr } from './sql/invoices.ts';
import { delayStatusCheck, claimStatusCheck, orderByRrr } from './sql/orders.ts';

export { readRrr } from '#rules/rrr.ts';
export { compare, type StatusCheck } from './statusCheck.ts';
export { cancelOpenOrder, ensureRrr, hasOtherOrder, type Withdrawn } from './orders.ts';
export { newOrderId } from './newOrderId.ts';
export { applicantInvoicePaid } from './applicantPaid.ts';
export { maskRrr } from './maskRrr.ts';
export { paymentPage } from './payerEmail.ts';
export { reversalOf } from './sql/reversing.ts';
export { isWithdrawn, receivedKobo } from './policy.ts';
export { IS_RRR, USED_UP } from './sql/orders.ts';
export { openCase, openCaseIn } from './cases.ts';
export { holdLodgement, type Lodgement } from './found.ts';
export { lockMoneyOfInvoice } from './locking.ts';
export { caseWork } from './caseWork.ts';
export { endCaseAsLoan } from './endingAsLoan.ts';
export { accountsOf } from './settling/accounts.ts';
export { caseDigest } from './settling/money.ts';
export { stepOfCase } from './settling/settle.ts';
export { storyOfInvoice, timelineOf } from './timeline.ts';

export interface ApplicantInvoice {
  readonly id: string;
  readonly description: string;
  /** It is null when something else than an application is paid. */
  readonly applicationTypeId: number | null;
  /** It is the JAMB registration number, or the phone number of one who has none. */
  readonly regNumber: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly sessionId: number;
  readonly rrr: string | null;
  readonly paid: boolean;
  /** When an officer last gave it to another person than the one who knows its RRR; null otherwise. */
  readonly movedAt: Date | null;
  /** How often one has: a log-in that began under fewer opens nothing. */
  readonly moves: number;
}

export type PaidInvoice = ApplicantInvoice & { readonly rrr: string; readonly paid: true };

export async function applicantInvoiceByRrr(db: Queryable, rrr: string): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRrr(db, { rrr }))[0]);
}

export interface InvoiceProof {
  /** It is normalised, and '' when it is no phone number. */
  readonly phone: string;
  readonly rrr: string;
  /** It is the hash of the browser's device cookie: of several invoices, the one made there is taken. */
  readonly device: Buffer;
}

export async function applicantInvoiceByRegNumber(
  db: Queryable,
  regNumber: string,
  { phone, rrr, device }: InvoiceProof,
  applicationTypeId: number,
): Promise<ApplicantInvoice | undefined> {
  return applicantInvoice((await invoiceByRegNumber(db, { regNumber, phone, rrr, applicationTypeId, device }))[0]);
}

function applicantInvoice(row: RowOf<'invoice-facts-by-rrr'> | undefined): ApplicantInvoice | undefined {
  if (!row) return undefined;
  const {
    id,
    description,
    movedAt,
    moves,
    applicationTypeId,
    regNumber,
    phone,
    sessionId,
    lastname,
    firstname,
    middlename,
    email,
    rrr,
    paid,
  } = row;
  return {
    id,
    description,
    movedAt,
    moves,
    applicationTypeId,
    regNumber,
    lastname,
    firstname,
    middlename,
    mobileNumber: phone,
    email,
    sessionId,
    rrr,
    paid,
  };
}

export interface Checked {
  /** It is absent when the provider was not asked. */
  readonly status?: PaymentStatus;
  /** It is true when the rate limit was reached: nobody knows yet, and the job asks within a minute. */
  readonly isLater: boolean;
}

/** One check of an RRR runs in this process at a time; whoever asks meanwhile waits for its answer. */
const underWay = new WeakMap<Queryable, Map<string, Promise<Checked>>>();

/**
 * A payer who keeps pressing does not reach the provider each time. A check that finds a payment is given back to the
 * rate limit, so it costs no neighbour anything.
 * @throws Problem 424 when the provider gives no answer
 */
export function checkPayment(platform: Platform, rrr: string, ip: string): Promise<Checked> {
  const checks = underWay.get(platform.database) ?? new Map<string, Promise<Checked>>();
  underWay.set(platform.database, checks);
  const check = checks.get(rrr) ?? checkNow(platform, rrr, ip).finally(() => checks.delete(rrr));
  checks.set(rrr, check);
  return check;
}

async function checkNow(platform: Platform, rrr: string, ip: string): Promise<Checked> {
  const now = platform.now();
  const [order] = await claimStatusCheck(platform.database, { rrr, now, pauseMs: SAME_ANSWER_MS });
  if (!order) return { isLater: false };
  const buckets = questionBuckets(rrr, ip);
  if (!(await withinPace(platform, buckets))) {
    await delayStatusCheck(platform.database, { orderId: order.orderId, checkAt: now });
    return { isLater: true };
  }
  const { status, followed } = await checkStatus(platform, order, { actor: 'public', ip }).catch(
    unanswered(platform, { order: order.orderId }),
  );
  if (followed === 'credited' || followed === 'known') await giveBack(platform, buckets);
  return { status, isLater: false };
}

/** Heads the flag of whatever goes wrong about an invoice, in the specification's words. */
export const INVOICE_FAILED = 'Invoice Action Failed!';

/** It never says that the payment is not there: nobody knows yet. */
export const tooManyChecks = () => new Problem(424, CHECKED_LATER, { title: INVOICE_FAILED, retryAfter: 60 });

const CHECKED_LATER =
  'Many payments are being checked now, so yours has to wait. Your money is not lost: please try again in a minute.';

/** @throws Problem 404 for an RRR that is not ours, 424 when the provider gives no answer */
export async function recheck(
  platform: Platform,
  rrr: string,
  checker: CheckedBy,
): Promise<StatusCheck & { readonly invoiceId: string }> {
  const [order] = await orderByRrr(platform.database, { rrr });
  if (!order) throw notFound('There is no such RRR');
  return {
    ...(await compare(platform, order, checker).catch(unanswered(platform, { order: order.orderId }))),
    invoiceId: order.invoiceId,
  };
}

/** The log names what was checked by `about`, which never holds an RRR. */
export const unanswered =
  ({ log }: Pick<Platform, 'log'>, about: object) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, ...about }, 'a payment could not be checked');
    throw new Problem(424, NO_ANSWER, { title: INVOICE_FAILED, retryAfter: 60 });
  };

const NO_ANSWER = 'We cannot reach the payment provider now. Your money is not lost: please try again in a minute.';
