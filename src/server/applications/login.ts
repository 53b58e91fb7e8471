import { randomBytes } from 'node:crypto';
import type { LoginReply } from '#contract/application.ts';
import type { Programme } from '#catalogue/programme.ts';
import { checkPayment, paidInvoiceByRrr, readRrr, type PaidInvoice } from '../payments/service.ts';
import { issueApplicantToken } from '../platform/auth/applicantToken.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { recordOf } from './record.ts';
import { findApplication } from './service.ts';
import { beginApplication } from './sql.ts';

const TITLE = 'Invalid Action!';

/**
 * Opens the application of a paid RRR, beginning it at the first login. Guesses are slowed, for the RRR is the key.
 * @param typed as people type it: spaces and hyphens do not matter
 * @throws Problem 422 for an RRR that is not there, not paid or of another programme, 429 for too many guesses
 */
export async function login(platform: Platform, programme: Programme, typed: string, ip: string): Promise<LoginReply> {
  const rrr = readRrr(typed);
  if (rrr === '') throw refused('please input your RRR');
  const invoice = await slowGuesses(platform, 'rrr', ip, () => paidInvoice(platform, programme, rrr, ip));
  const applicationId = await begin(platform, programme, invoice, ip);
  const { token, expiresAt } = await issueApplicantToken(platform, applicationId);
  const application = await findApplication(platform, applicationId);
  return { token, expires: expiresAt.toISOString(), application: recordOf(application, platform.now()) };
}

async function paidInvoice(platform: Platform, programme: Programme, rrr: string, ip: string): Promise<PaidInvoice> {
  const invoice = await askedAgain(platform, rrr, ip);
  if (invoice === null) throw refused('Invalid action, please enter correct details');
  if (invoice === 'unpaid') throw refused('This invoice has not been paid. Please pay it, then log in with its RRR');
  if (invoice.applicationTypeId !== programme.applicationTypeId) throw refused(wrongProgramme(platform, invoice));
  return invoice;
}

/** One who has just paid may be here before the notification: the provider is asked before anyone is turned away. */
async function askedAgain(platform: Platform, rrr: string, ip: string) {
  const invoice = await paidInvoiceByRrr(platform.database, rrr);
  if (invoice !== 'unpaid') return invoice;
  await checkPayment(platform, rrr, ip);
  return paidInvoiceByRrr(platform.database, rrr);
}

function wrongProgramme({ catalogue }: Platform, { applicationTypeId }: PaidInvoice): string {
  const paidFor = applicationTypeId === null ? undefined : catalogue.byApplicationTypeId(applicationTypeId);
  return paidFor ? `This RRR is for ${paidFor.name}. Please log in at ${paidFor.routes.login}` : 'Invalid action, please enter correct details';
}

const refused = (message: string) => new Problem(422, message, { title: TITLE, errors: { '/rrr': message } });

async function begin(platform: Platform, programme: Programme, invoice: PaidInvoice, ip: string): Promise<string> {
  const now = platform.now();
  const [application] = await beginApplication(platform.database, [
    invoice.rrr, programme.id, programme.version, invoice.sessionId, invoice.lastname, invoice.firstname, invoice.middlename, invoice.email,
    invoice.mobileNumber, randomBytes(16).toString('base64url'), `${programme.id.toUpperCase()}/${now.getUTCFullYear()}/`, now, ip,
  ]);
  return application?.id ?? begin(platform, programme, invoice, ip);
}
