import type { sendRrr } from '#contract/admissions/application-invoices.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import {
  contactMistake,
  invoiceKeyMistake,
  maskEmail,
  needsNumber,
  readContact,
  readInvoiceKey,
} from '#rules/contact.ts';
import { knownSince, refuse, type Visitor } from '../../../finance/invoices/service.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/problem.ts';
import { refusedOfType } from '../../../platform/programmes/refusedProgrammes.ts';
import { bucketsOf, subjectFrom, type Bucket } from '../../../platform/rate-limit/buckets.ts';
import { limitRate, withinPace } from '../../../platform/rate-limit/rateLimit.ts';
import { crowdedEmail, forgottenEmail } from './email.ts';
import { namedInvoices } from './namedInvoices.ts';
import { insertRrrRequest, knownAddress, rrrsOfContact, takeRrrRequest } from './sql.ts';

/** Three go at once and then one in ten minutes. Only what was mailed counts, so whoever is left out holds the same RRRs already. */
const emailsOf = (rrrs: string, address: string): Bucket => ({
  name: `rrr email of ${rrrs} to ${address}`,
  free: 2,
  longest: 10 * 60,
  windowSeconds: 60 * 60,
});

/**
 * It costs the same, and is answered alike, whether or not there is such an invoice: nothing is looked up before the answer
 * but what this device itself made.
 * @throws Problem 422 for what is neither an email address nor a phone number, or an address without a number; 429 for too many requests
 */
export async function requestRrr(
  platform: Platform,
  { applicationTypeId, contact: typed, number: typedNumber = '' }: Body<typeof sendRrr>,
  visitor: Visitor,
): Promise<Reply<typeof sendRrr>> {
  if (!programmeOf(platform, applicationTypeId)) throw notFound('There is no such application');
  refuse({ '/contact': contactMistake(typed), '/number': needsNumber(typed) ? invoiceKeyMistake(typedNumber) : null });
  const contact = readContact(typed)!;
  const number = needsNumber(contact) ? readInvoiceKey(typedNumber) : null;
  await limitRate(platform, [
    subjectFrom('rrr email', [contact, number].filter(Boolean).join(' '), visitor.ip),
    ...bucketsOf('rrr email', visitor.ip),
  ]);
  await insertRrrRequest(platform.database, { applicationTypeId, contact, number });
  return {
    sentTo: needsNumber(contact) ? maskEmail(contact) : await ownAddress(platform, applicationTypeId, contact, visitor),
  };
}

async function ownAddress(
  { database, now }: Platform,
  applicationTypeId: number,
  phone: string,
  { device }: Visitor,
): Promise<string | null> {
  const [own] = await knownAddress(database, { applicationTypeId, phone, device, knownSince: knownSince(now()) });
  return own ? maskEmail(own.email) : null;
}

/** Several servers may do so together: each request is taken by one. */
export async function answerRrrRequests(platform: Platform): Promise<void> {
  while (await platform.database.transaction((tx) => answerOne(platform, tx)));
  platform.mail.prompt();
}

/** Whoever waits for a form that is being corrected needs the RRR to pay, and for the receipt. */
const programmeOf = (platform: Platform, applicationTypeId: number) =>
  platform.catalogue.byApplicationTypeId(applicationTypeId) ?? refusedOfType(platform, applicationTypeId);

/** A family shares a phone number: each address is sent its own RRRs. A programme that is no more answers nobody. */
async function answerOne(platform: Platform, tx: Queryable): Promise<boolean> {
  const { mail, settings, now } = platform;
  const [request] = await takeRrrRequest(tx);
  if (!request) return false;
  const programme = programmeOf(platform, request.applicationTypeId);
  if (!programme) return true;
  const invoices = await rrrsOfContact(tx, {
    applicationTypeId: request.applicationTypeId,
    contact: request.contact,
    number: request.number,
  });
  for (const own of Map.groupBy(invoices, ({ email }) => email.toLowerCase()).values()) {
    const { id, email: address } = own[0]!;
    const named = namedInvoices(own);
    if (
      !(await withinPace({ database: tx, now }, [emailsOf(named.map(({ rrr }) => rrr).join(), address.toLowerCase())]))
    )
      continue;
    const name = named[0] ? `${named[0].firstname} ${named[0].lastname}` : 'Applicant';
    const content =
      named.length > 0
        ? forgottenEmail(named, programme, settings.publicUrl)
        : crowdedEmail(programme, settings.publicUrl);
    await mail.queue(tx, {
      kind: 'rrr-forgotten',
      subjectKind: 'invoice',
      subjectId: id,
      to: { name, address },
      content,
    });
  }
  return true;
}
