import type { Body } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/admissions/application-invoices.ts';
import { normalisePhone } from '#rules/phone.ts';
import { findByReference, lockInvoiceToMove, moveInvoice, type InvoiceRow } from '../../finance/invoices/service.ts';
import { INVOICE_FAILED, readRrr } from '../../finance/payments/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { findCandidate } from '../jamb/service.ts';
import { emptyApplication } from './emptying.ts';

/**
 * The previous payer knows the RRR, so it needs a code from the new mailbox; old log-ins, devices and codes are void, and the
 * application begins anew. The same move again, as after a lost answer, changes nothing.
 * @throws Problem 422 for mistakes, or for what is no application's invoice
 */
export async function move(
  platform: Platform,
  { reference, ...typed }: Body<typeof contract.moveInvoice>,
  { user, ip }: By,
): Promise<void> {
  if (reference.trim() === '')
    throw mistakeAt('/reference', 'please input an RRR or an invoice number', INVOICE_FAILED);
  const { mobileNumber, email, reason } = judgeForm(
    platform,
    'invoice-move',
    { ...typed, reason: typed.reason.trim() },
    INVOICE_FAILED,
  );
  const {
    database,
    mail,
    now,
    settings: { publicUrl },
  } = platform;
  const invoice = await findByReference(platform, readRrr(reference));
  if (!invoice) throw mistakeAt('/reference', 'There is no invoice with this RRR or number', INVOICE_FAILED);
  if (invoice.applicationTypeId === null)
    throw mistakeAt('/reference', 'Only the invoice of an application can be moved', INVOICE_FAILED);
  const { id: invoiceId, description } = invoice;
  const phone = normalisePhone(mobileNumber)!;
  const given = { invoiceId, now: now(), actor: actorOf(user), ip };
  await database.transaction(async (tx) => {
    const [before] = await lockInvoiceToMove(tx, { invoiceId });
    if (before!.moves > 0 && before!.phone === phone && isSame(before!.email, email)) return;
    const names = await namesOf(tx, invoice);
    const wasBegun = await emptyApplication(tx, platform, given);
    await moveInvoice(tx, { ...given, ...names, phone, email, reason });
    const notify = (to: { name: string; address: string }, content: EmailText) =>
      mail.queue(tx, { kind: 'invoice-moved', subjectKind: 'invoice', subjectId: invoiceId, to, content });
    if (!isSame(before!.email, email))
      await notify(
        { name: `${invoice.firstname} ${invoice.lastname}`, address: before!.email },
        movedAwayEmail(description, wasBegun),
      );
    await notify(
      { name: `${names.firstname} ${names.lastname}`, address: email },
      movedHereEmail(names.firstname, description, wasBegun, publicUrl),
    );
  });
  mail.prompt();
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Named = Pick<InvoiceRow, 'sessionId' | 'regNumber' | 'lastname' | 'firstname' | 'middlename'>;

/** A candidate's are JAMB's, since those on the invoice were typed by who made it. */
async function namesOf(
  tx: Queryable,
  { sessionId, regNumber, ...typed }: Named,
): Promise<Pick<Named, 'lastname' | 'firstname' | 'middlename'>> {
  const { lastname, firstname, middlename } = (await findCandidate(tx, sessionId, regNumber)) ?? typed;
  return { lastname, firstname, middlename };
}

const movedAwayEmail = (description: string, wasBegun: boolean): EmailText => ({
  subject: `The invoice for ${description}`,
  greeting: 'Dear payer,',
  parts: [
    `An invoice for ${description} with this email address belongs to another person. It is theirs now.`,
    ...(wasBegun ? ['What was answered in its application is not used any more, and its slip is void.'] : []),
    'It can no longer be opened from here. If that is a mistake, please call the number below.',
  ],
});

const movedHereEmail = (firstname: string, description: string, wasBegun: boolean, publicUrl: string): EmailText => ({
  subject: `Your invoice for ${description}`,
  greeting: `Dear ${firstname},`,
  parts: [
    `The college has given you the invoice for ${description}. It now has your phone number and this email address.`,
    ...(wasBegun
      ? [
          'Its application is empty: what another person had answered was taken out, so please answer and submit it yourself.',
        ]
      : []),
    'Log in as usual. The portal will send a code to this address to be sure that it is you.',
    { link: publicUrl, label: 'Open the portal' },
  ],
});
