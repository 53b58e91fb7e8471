import type { Programme, ProgrammeSummary, RefusedProgramme } from '#catalogue/programme.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { formatNaira } from '#rules/money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { commonValues, inOwnWords, type MailValues } from '../../platform/programmes/ownWords.ts';
import { correctedText, refusedOfType } from '../../platform/programmes/refusedProgrammes.ts';
import { mailedTo, subjectFrom } from '../../platform/rate-limit/buckets.ts';
import { withinPace } from '../../platform/rate-limit/rateLimit.ts';

/** The invoice, as a row has it, with the RRR that opens its application once it is paid. */
export interface PayersInvoice {
  readonly invoiceId: string;
  /** Null for a visitor's fee: no mail is sent about it, and its payer opens it with a code that we mail on request. */
  readonly applicationTypeId: number | null;
  readonly rrr: string;
  readonly amountKobo: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly description: string;
}

type Cause = 'invoiced' | 'paid';

/**
 * Nobody can fill a stranger's mailbox by making invoices with that address, nor use up the mails of whom it belongs to: the network of
 * whoever makes them is counted first. To be asked before the transaction.
 */
export const mailsPayer = (
  platform: Platform,
  { email, applicationTypeId }: Pick<PayersInvoice, 'email' | 'applicationTypeId'>,
  ip: string | undefined,
): Promise<boolean> =>
  applicationTypeId === null || ip === undefined
    ? Promise.resolve(false)
    : withinPace(platform, [
        subjectFrom('invoice mail', email.toLowerCase(), ip),
        { ...mailedTo('invoice mail', email.toLowerCase()), free: MAILS_FROM_EVERYWHERE },
      ]);

/** Six networks' worth: so many strangers together still leave the owner theirs. */
const MAILS_FROM_EVERYWHERE = 60;

/** Queues it in the transaction of its cause; call `platform.mail.prompt()` after the commit. */
export async function queuePayerEmail(
  platform: Platform,
  tx: Queryable,
  cause: Cause,
  invoice: PayersInvoice,
): Promise<void> {
  const { mail, catalogue, settings } = platform;
  const { invoiceId, applicationTypeId, firstname, lastname, email } = invoice;
  if (applicationTypeId === null) return;
  const declared = catalogue.byApplicationTypeId(applicationTypeId);
  const programme = declared ?? refusedOfType(platform, applicationTypeId);
  if (!programme) return;
  const content = EMAILS[cause](invoice, programme, settings.publicUrl);
  await mail.queue(tx, {
    kind: `invoice-${cause}`,
    subjectKind: 'invoice',
    subjectId: invoiceId,
    to: { name: `${firstname} ${lastname}`, address: email },
    content: declared ? inDeclaredWords(platform, cause, invoice, declared, content) : content,
  });
}

function inDeclaredWords(
  platform: Platform,
  cause: Cause,
  invoice: PayersInvoice,
  programme: Programme,
  content: EmailText,
): EmailText {
  const values: MailValues = {
    ...commonValues(platform, programme, invoice, invoice.rrr),
    amount: formatNaira(invoice.amountKobo),
  };
  return inOwnWords(content, programme.mails?.[cause], values, { stays: [NOT_REQUESTED] });
}

/** Anybody can make an invoice with a stranger's address. */
const NOT_REQUESTED = 'If you did not ask for this invoice, you do not have to do anything.';

const EMAILS = { invoiced: invoicedEmail, paid: paidEmail } as const satisfies Record<Cause, unknown>;

const factsOf = ({ rrr, description, amountKobo }: PayersInvoice, amount: string) =>
  ({
    facts: [
      ['RRR', rrr],
      ['For', description],
      [amount, formatNaira(amountKobo)],
    ],
  }) as const;

/** A refused programme has no login for now; the invoice is paid and found as ever. */
type Invoiced = ProgrammeSummary | RefusedProgramme;

/** The public page of one payment: what is to pay, what happened, the receipt. */
export const paymentPage = (publicUrl: string, rrr: string): string => `${publicUrl}/payment_return?RRR=${rrr}`;

const isServed = (programme: Invoiced): programme is ProgrammeSummary => 'routes' in programme;

function invoicedEmail(invoice: PayersInvoice, programme: Invoiced, publicUrl: string): EmailText {
  return {
    subject: `Your RRR for ${invoice.description}`,
    greeting: `Dear ${invoice.firstname},`,
    parts: [
      `This is your RRR. You need it ${isServed(programme) && programme.made ? 'to pay, and for your receipt' : 'to pay and to log in'}, so please keep this email.`,
      factsOf(invoice, 'To pay'),
      { link: paymentPage(publicUrl, invoice.rrr), label: 'Pay this invoice' },
      ...(isServed(programme) && programme.made
        ? ['You can also pay at any bank with the RRR. The link also leads to your receipt, once you have paid.']
        : isServed(programme)
          ? [
              'You can also pay at any bank with the RRR. After you have paid, log in with it:',
              { link: publicUrl + programme.routes.login, label: 'Log in' },
            ]
          : ['You can also pay at any bank with the RRR.', `${correctedText(programme)}.`]),
      NOT_REQUESTED,
    ],
  };
}

function paidEmail(invoice: PayersInvoice, programme: Invoiced, publicUrl: string): EmailText {
  return {
    subject: `We have received your payment for ${invoice.description}`,
    greeting: `Dear ${invoice.firstname},`,
    parts: [
      `We have received your payment. Please keep this email: you need the RRR ${isServed(programme) && programme.made ? 'for your receipt' : 'to log in'}.`,
      factsOf(invoice, 'Paid'),
      ...nextParts(programme, publicUrl),
      { link: paymentPage(publicUrl, invoice.rrr), label: 'See and print your receipt' },
    ],
  };
}

function nextParts(programme: Invoiced, publicUrl: string): EmailText['parts'] {
  if (!isServed(programme)) return [`${correctedText(programme)}.`];
  const { hasForm, made, routes } = programme;
  if (made) return ['No form follows: your receipt is all that you need.'];
  if (!hasForm) return ['The application form opens later. Your payment stays valid.'];
  const key = entranceOf(programme).list ? 'your JAMB registration number and your RRR' : 'your RRR';
  return [
    `Next, log in with ${key} and ${routes.application ? 'fill in your application form' : 'print your slip'}:`,
    { link: publicUrl + routes.login, label: 'Log in' },
  ];
}
