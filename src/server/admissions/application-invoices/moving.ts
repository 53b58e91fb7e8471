import type { Body } from '#contract/kit/endpoint.ts';
import type { moveInvoice } from '#contract/admissions/application-invoices.ts';
import { normalisePhone } from '#rules/phone.ts';
import { INVOICE_FAILED, readRrr } from '../../finance/payments/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { voidCodes } from '../../platform/codes/emailCode.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { invoiceOfReference, takeOverInvoice } from './sql.ts';

/**
 * The previous payer knows the RRR, so it needs a code from the new mailbox; old log-ins, devices and codes are void.
 * @throws Problem 422 for mistakes, or for what is no application's invoice
 */
export async function move(platform: Platform, { reference, ...typed }: Body<typeof moveInvoice>, { user, ip }: By): Promise<void> {
  if (reference.trim() === '') throw mistakeAt('/reference', 'please input an RRR or an invoice number', INVOICE_FAILED);
  const { mobileNumber, email, reason } = judgeForm(platform, 'invoice-move', { ...typed, reason: typed.reason.trim() }, INVOICE_FAILED);
  const { database, mail, now } = platform;
  const [before] = await invoiceOfReference(database, { reference: readRrr(reference) });
  if (!before) throw mistakeAt('/reference', 'There is no invoice with this RRR or number', INVOICE_FAILED);
  if (before.application_type_id === null) throw mistakeAt('/reference', 'Only the invoice of an application can be moved', INVOICE_FAILED);
  await database.transaction(async (tx) => {
    await takeOverInvoice(tx, { invoiceId: before.id, phone: normalisePhone(mobileNumber)!, email, reason, now: now(), actor: actorOf(user), ip });
    await voidCodes(tx, 'invoice', before.id);
    const name = `${before.firstname} ${before.lastname}`;
    const notify = (to: string, text: EmailText) => mail.queue(tx, { kind: 'invoice-moved', subjectKind: 'invoice', subjectId: before.id, to: { name, address: to }, content: text });
    await notify(before.email, movedAwayEmail(before.description));
    if (email.toLowerCase() !== before.email.toLowerCase()) await notify(email, movedHereEmail(before.firstname, before.description, platform.settings.publicUrl));
  });
  mail.prompt();
}

const movedAwayEmail = (description: string): EmailText => ({
  subject: `The invoice for ${description}`,
  greeting: 'Dear payer,',
  parts: [
    `An invoice for ${description} with this email address belongs to another person. It is theirs now.`,
    'It can no longer be opened from here. If that is a mistake, please call the number below.',
  ],
});

const movedHereEmail = (firstname: string, description: string, publicUrl: string): EmailText => ({
  subject: `Your invoice for ${description}`,
  greeting: `Dear ${firstname},`,
  parts: [
    `The college has given you the invoice for ${description}. It now has your phone number and this email address.`,
    'Log in as usual. The portal will send a code to this address to be sure that it is you.',
    { link: publicUrl, label: 'Open the portal' },
  ],
});
