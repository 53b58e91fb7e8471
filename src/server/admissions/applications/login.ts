import { randomBytes } from 'node:crypto';
import { lagosDay } from '#rules/lagosDay.ts';
import type { EntranceReply } from '#contract/admissions/applications.ts';
import type { Programme } from '#catalogue/programme.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { deviceKnows, mailInvoiceCode, proveInvoice, type Visitor } from '../../finance/invoices/service.ts';
import {
  tooManyChecks,
  checkPayment,
  type ApplicantInvoice,
  type PaidInvoice,
} from '../../finance/payments/service.ts';
import { newApplicantToken } from '../../platform/auth/applicantToken.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { correctedText, refusedOfType } from '../../platform/programmes/refusedProgrammes.ts';
import type { Problem } from '../../platform/problem.ts';
import { byRegNumber, byRrr, refuse, type EntranceKey, type Typed } from './entrance.ts';
import { requireServed } from './policy.ts';
import { journeyOf, recordOf } from './record.ts';
import { findApplication } from './service.ts';
import { beginApplication, findSubmitted, openApplication } from './sql.ts';

interface Visit extends Visitor {
  /** Only for the slip of an application that was submitted. */
  readonly reprint: boolean;
  /** The code that was mailed after the first try. */
  readonly answer: { readonly challenge: string; readonly code: string } | undefined;
}

/**
 * Guesses are slowed: what the entrance asks is all that keeps a stranger out. Where others may know it too, an unknown
 * device needs a code from the invoice's mailbox.
 * @throws Unavailable where it was begun on a programme that is left out, Problem 422 for an unknown, unpaid or other programme's invoice, 424 as `checkPayment`, 429 for guessing
 */
export async function login(
  platform: Platform,
  programme: Programme,
  typed: Typed,
  visit: Visit,
): Promise<EntranceReply> {
  const { ip, reprint } = visit;
  const { fields, list } = entranceOf(programme);
  refuse(Object.fromEntries(fields.map(({ name, mistake }) => [`/${name}`, mistake(typed[name] ?? '')])));
  const key = list ? byRegNumber(platform, programme, typed, visit.device) : byRrr(platform, typed);
  const invoice = await slowGuesses(platform, key.guessed, ip, () => paidInvoice(platform, programme, key, ip));
  const isByRrr = key.isByRrr(invoice);
  if ((!isByRrr || invoice.movedAt) && !(await deviceKnows(platform, invoice.id, visit))) {
    if (!visit.answer)
      return {
        challenge: await mailInvoiceCode(platform, invoice, visit),
        ...(isByRrr && invoice.movedAt && { givenOn: lagosDay(invoice.movedAt) }),
      };
    if ((await proveInvoice(platform, visit.answer, visit)) !== invoice.id) throw key.refused(key.unknown);
  }
  const applicationId = reprint
    ? await submitted(platform, key, invoice, programme)
    : await begin(platform, programme, key, invoice, ip);
  const application = await findApplication(platform, applicationId);
  requireServed(platform, application.programme.id);
  const { token, tokenHash, expiresAt } = newApplicantToken(platform.now());
  const [open] = await openApplication(platform.database, {
    invoiceId: invoice.id,
    moves: invoice.moves,
    applicationId,
    tokenHash,
    expiresAt,
  });
  if (!open) throw givenAway(key);
  return { token, expires: expiresAt.toISOString(), application: await recordOf(platform, application) };
}

async function submitted(
  { database }: Platform,
  key: EntranceKey,
  { rrr }: PaidInvoice,
  { routes }: Programme,
): Promise<string> {
  const [application] = await findSubmitted(database, { rrr });
  if (!application)
    throw key.refused(`This application has not been submitted yet. Please continue it at ${routes.login}`);
  return application.id;
}

async function paidInvoice(
  platform: Platform,
  programme: Programme,
  key: EntranceKey,
  ip: string,
): Promise<PaidInvoice> {
  const invoice = await refreshedInvoice(platform, key, ip);
  if (!invoice) throw key.refused(key.unknown);
  if (invoice.applicationTypeId !== programme.applicationTypeId)
    throw key.refused(wrongProgramme(platform, key, invoice));
  if (!isPaid(invoice)) throw key.refused(key.unpaid);
  return invoice;
}

/** The notification of a payment may be late, so the provider is queried before anyone is turned away. */
async function refreshedInvoice(
  platform: Platform,
  key: EntranceKey,
  ip: string,
): Promise<ApplicantInvoice | undefined> {
  const invoice = await key.find();
  if (!invoice || invoice.paid || invoice.rrr === null) return invoice;
  const { isLater } = await checkPayment(platform, invoice.rrr, ip);
  const refreshed = await key.find();
  if (isLater && !refreshed?.paid) throw tooManyChecks();
  return refreshed;
}

const isPaid = (invoice: ApplicantInvoice): invoice is PaidInvoice => invoice.paid && invoice.rrr !== null;

function wrongProgramme(
  platform: Platform,
  { unknown, what }: EntranceKey,
  { applicationTypeId }: ApplicantInvoice,
): string {
  const refused = refusedOfType(platform, applicationTypeId);
  if (refused) return `This ${what} is for ${refused.name}. ${correctedText(refused)}`;
  const paidFor = applicationTypeId === null ? undefined : platform.catalogue.byApplicationTypeId(applicationTypeId);
  return paidFor ? `This ${what} is for ${paidFor.name}. Please log in at ${paidFor.routes.login}` : unknown;
}

async function begin(
  platform: Platform,
  programme: Programme,
  key: EntranceKey,
  invoice: PaidInvoice,
  ip: string,
): Promise<string> {
  const now = platform.now();
  const [application] = await beginApplication(platform.database, {
    invoiceId: invoice.id,
    moves: invoice.moves,
    rrr: invoice.rrr,
    programme: programme.id,
    version: programme.version,
    verificationCode: randomBytes(16).toString('base64url'),
    numberPrefix: `${programme.id.toUpperCase()}/${now.getUTCFullYear()}/`,
    now,
    ip,
    isCandidate: entranceOf(programme).list !== undefined,
    isComplete: journeyOf(programme, {}, null).next === null,
  });
  if (!application) throw givenAway(key);
  return application.id ?? begin(platform, programme, key, invoice, ip);
}

/** Whoever it was given to logs in again, and is asked for a code. */
const givenAway = (key: EntranceKey): Problem =>
  key.refused('The college has just given this invoice to another person. If that is you, please log in again');
