import type {
  applicantInvoices,
  changeApplicantEmail,
  changeOwnEmail,
} from '#contract/admissions/application-invoices.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { maskEmail } from '#rules/contact.ts';
import { fullName } from '#rules/fullName.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { normalisePhone } from '#rules/phone.ts';
import {
  byRrr,
  changeInvoiceEmail,
  codeSubject,
  deviceKnows,
  INVOICE_CODE,
  mailInvoiceCode,
  proveInvoice,
  type InvoiceRow,
  type Visitor,
} from '../../../finance/invoices/service.ts';
import { readRrr } from '../../../finance/payments/service.ts';
import { judgeForm } from '../../../kit/forms/service.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import { voidCodes } from '../../../platform/codes/emailCode.ts';
import type { EmailText } from '../../../platform/mail/emailText.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../../platform/problem.ts';
import { subjectFrom } from '../../../platform/rate-limit/buckets.ts';
import { limitRate, slowGuesses } from '../../../platform/rate-limit/rateLimit.ts';
import { changedAwayEmail, changedHereEmail } from './emails.ts';
import { setEmailOfApplication } from '../../applications/service.ts';
import { invoicesOfApplicant } from './sql.ts';

const FAILED = 'Invalid Action!';

/**
 * The RRR alone is not enough: others may have seen it. A device that knows the invoice proves the owner, even where the address
 * was mistyped; any other device needs a code from the address that the invoice has.
 * @returns a challenge where the code is still to be typed, else the new address in part
 * @throws Problem 404 for an RRR that is not ours, 422 for mistakes, 429 for guessing and for too many changes
 */
export async function changeOwn(
  platform: Platform,
  { rrr, email: typed, challenge, code = '' }: Body<typeof changeOwnEmail>,
  visitor: Visitor,
): Promise<Reply<typeof changeOwnEmail>> {
  const { email } = judgeForm(platform, 'payer-address', { email: typed }, FAILED);
  const invoice = await slowGuesses(platform, 'rrr', visitor.ip, () => byRrr(platform, readRrr(rrr)));
  if (!(await deviceKnows(platform, invoice.id, visitor))) {
    if (challenge === undefined) return { challenge: await mailInvoiceCode(platform, invoice, visitor) };
    if ((await proveInvoice(platform, { challenge, code }, visitor)) !== invoice.id)
      throw mistakeAt('/code', 'This code is for another invoice. Please ask for a new one', FAILED);
  }
  await limitRate(platform, [subjectFrom('invoice address', invoice.id, visitor.ip)]);
  await change(platform, invoice, {
    email,
    device: visitor.device,
    reason: null,
    actor: 'public',
    by: 'Its owner',
    ip: visitor.ip,
  });
  return { email: maskEmail(email) };
}

/** For an officer, who may have the applicant on the phone without an RRR. @throws Problem 404 where there is none */
export async function findInvoices({ database }: Platform, typed: string): Promise<Reply<typeof applicantInvoices>> {
  const rows = await invoicesOfApplicant(database, {
    number: NORMALISERS.capitals(typed),
    phone: normalisePhone(typed) ?? '',
    rrr: readRrr(typed),
  });
  if (rows.length === 0) throw notFound('No invoice of an application has this number');
  return rows.map((row) => ({
    invoiceNumber: row.invoiceNumber,
    fullName: fullName(row),
    description: row.description,
    session: row.session,
    isPaid: row.paid,
    mobileNumber: row.phone,
    jambNumber: row.regNumber === row.phone ? null : row.regNumber,
    email: row.email,
  }));
}

/** @throws Problem 404 for what is no application's invoice, 422 for mistakes */
export async function changeFor(
  platform: Platform,
  { invoiceNumber, ...typed }: Body<typeof changeApplicantEmail>,
  { user, ip }: By,
): Promise<void> {
  const { email, reason } = judgeForm(platform, 'invoice-address', { ...typed, reason: typed.reason.trim() }, FAILED);
  const [invoice] = await invoicesOfApplicant(platform.database, {
    number: NORMALISERS.capitals(invoiceNumber),
    phone: '',
    rrr: '',
  });
  if (!invoice) throw notFound('No invoice of an application has this number');
  await change(platform, invoice, {
    email,
    device: null,
    reason,
    actor: actorOf(user),
    by: 'The admissions office',
    ip,
  });
}

interface Change {
  readonly email: string;
  readonly device: Buffer | null;
  readonly reason: string | null;
  readonly actor: string;
  /** As the address of before is told. */
  readonly by: string;
  readonly ip: string;
}

async function change(
  { database, mail, now, settings }: Platform,
  invoice: InvoiceRow,
  { email, by, ...change }: Change,
): Promise<void> {
  const { id, firstname, lastname, email: before, description } = invoice;
  if (email.toLowerCase() === before.toLowerCase())
    throw mistakeAt('/email', 'the invoice has this email address already', FAILED);
  await database.transaction(async (tx) => {
    const given = { invoiceId: id, moves: invoice.moves, email, now: now(), ...change };
    const changed = await changeInvoiceEmail(tx, given);
    if (changed.length === 0)
      throw new Problem(409, 'The college has given this invoice to another person since then', { title: FAILED });
    await setEmailOfApplication(tx, { invoiceId: id, email });
    await voidCodes(tx, INVOICE_CODE, codeSubject(invoice));
    const tell = (address: string, content: EmailText) =>
      mail.queue(tx, {
        kind: 'invoice-email-changed',
        subjectKind: 'invoice',
        subjectId: id,
        to: { name: `${firstname} ${lastname}`, address },
        content,
      });
    await tell(before, changedAwayEmail(description, by));
    await tell(email, changedHereEmail(firstname, description, settings.publicUrl));
  });
  mail.prompt();
}
