import { mailCode, proveCode } from '../../platform/codes/emailCode.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { rememberDevice, type Visitor } from './device.ts';

/** What a code opens that is mailed to an invoice's address. */
export const INVOICE_CODE = 'invoice';

interface Addressee {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly description: string;
  /** How often it was given to another person. */
  readonly moves: number;
}

/** What an invoice's code names: a move makes it another. */
export const codeSubject = ({ id, moves }: Pick<Addressee, 'id' | 'moves'>): string => `${id} ${moves}`;

/** A move voids what was mailed before it, and what is mailed to the earlier address meanwhile. @returns the challenge's secret */
export const mailInvoiceCode = (
  platform: Platform,
  { id, firstname, lastname, email, description, moves }: Addressee,
  { ip }: Visitor,
): Promise<string> =>
  mailCode(
    platform,
    {
      purpose: INVOICE_CODE,
      subject: codeSubject({ id, moves }),
      to: { name: `${firstname} ${lastname}`, address: email },
      content: (code, minutes) => codeEmail(firstname, description, code, minutes),
    },
    ip,
  );

/** The device knows the invoice from then on. @throws Problem 422 for a wrong, old or used code, 429 for guessing */
export async function proveInvoice(
  platform: Platform,
  answer: { readonly challenge: string; readonly code: string },
  visitor: Visitor,
): Promise<string> {
  const [invoiceId = '', moves] = (await proveCode(platform, INVOICE_CODE, answer)).split(' ');
  if (!(await rememberDevice(platform, { invoiceId, moves: Number(moves) }, visitor)))
    throw mistakeAt('/code', 'The college has given this invoice to another person since then', 'Invalid Action!');
  return invoiceId;
}

const codeEmail = (firstname: string, description: string, code: string, minutes: number): EmailText => ({
  subject: 'Your code for your invoice',
  greeting: `Dear ${firstname},`,
  parts: [
    `Enter this code in the portal within ${minutes} minutes. It works once, and opens your invoice for ${description}.`,
    { facts: [['Code', code]] },
    'If you did not ask for it, there is nothing to do: without this code nobody is shown your invoice. Nobody from the college will ever ask you for it.',
  ],
});
