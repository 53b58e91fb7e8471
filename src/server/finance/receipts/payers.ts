import type { FastifyRequest } from 'fastify';
import { FORMATS } from '#rules/formats.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { mailCode, proveCode } from '../../platform/codes/emailCode.ts';
import { openProofToken, subjectOfProof, type ProofToken } from '../../platform/codes/proofToken.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { addressOfPayer } from './sql.ts';

const PURPOSE = 'payer';

/** One of the two is given; the address of an invoice number is never shown. */
interface CodeRequest {
  readonly email?: string | undefined;
  readonly invoiceNumber?: string | undefined;
}

/** The reply is the same for an address that no invoice has, and so is a code typed then: it reveals no payer. */
export async function mailPayerCode(
  platform: Platform,
  { email = '', invoiceNumber = '' }: CodeRequest,
  ip: string,
): Promise<{ challenge: string }> {
  const [typed, number] = [email.trim().toLowerCase(), NORMALISERS.capitals(invoiceNumber)];
  if (number === '' && !FORMATS.email(typed))
    throw mistakeAt('/email', 'please input email address', 'Invalid Action!');
  const [known] = await addressOfPayer(
    platform.database,
    number === '' ? { invoiceNumber: null, email: typed } : { invoiceNumber: number, email: null },
  );
  const subject = known?.email ?? (number === '' ? typed : number.toUpperCase());
  const to = known ? { name: 'Payer', address: known.email } : null;
  return { challenge: await mailCode(platform, { purpose: PURPOSE, subject, to, content: codeEmail }, ip) };
}

export const provePayer = async (
  platform: Platform,
  typed: { readonly challenge: string; readonly code: string },
): Promise<ProofToken> => openProofToken(platform, PURPOSE, await proveCode(platform, PURPOSE, typed));

/** The address is in lower case. @throws Problem 422 at `/token` */
export const provenEmail = (platform: Platform, { headers: { authorization = '' } }: FastifyRequest): Promise<string> =>
  subjectOfProof(platform, PURPOSE, authorization.replace(/^bearer /i, ''));

export const emailIfProven = async (platform: Platform, request: FastifyRequest): Promise<string | undefined> =>
  request.headers.authorization === undefined ? undefined : provenEmail(platform, request);

const codeEmail = (code: string, minutes: number): EmailText => ({
  subject: 'Your code for your payments',
  greeting: 'Good day,',
  parts: [
    `Enter this code in the portal within ${minutes} minutes. It works once, and shows the payments made with this email address.`,
    { facts: [['Code', code]] },
    'If you did not ask for it, there is nothing to do. Nobody from the college will ever ask you for this code.',
  ],
});
