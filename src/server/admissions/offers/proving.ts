import { mailCode, proveCode } from '../../platform/codes/emailCode.ts';
import { openProofToken, subjectOfProof, type ProofToken } from '../../platform/codes/proofToken.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { paidCheck } from '../admission-list/service.ts';
import { reachedByMany } from './sql.ts';

const PURPOSE = 'admission-answer';

interface Check {
  readonly regNumber: string;
  readonly studentTypeId: number;
  readonly rrr: string;
}

/** Anybody may pay a check in another's name, so the code goes to the address on the admission list. @throws Problem 422 without one, and as the check itself does */
export async function mailAnswerCode(
  platform: Platform,
  { regNumber, studentTypeId, rrr }: Check,
  ip: string,
): Promise<{ challenge: string }> {
  const { admission } = await paidCheck(platform, { RegNumber: regNumber, StudentTypeId: studentTypeId, rrr }, ip);
  const [candidate] = admission ? await reachedByMany(platform.database, { ids: [admission.id] }) : [];
  if (!candidate?.address) throw noAddress(platform);
  const { id, fullName, programme, address } = candidate;
  const sent = {
    purpose: PURPOSE,
    subject: `${id} ${address.toLowerCase()}`,
    to: { name: fullName, address },
    content: codeEmail(programme),
  };
  return { challenge: await mailCode(platform, sent, ip) };
}

export const proveCandidate = async (
  platform: Platform,
  typed: { readonly challenge: string; readonly code: string },
): Promise<ProofToken> => openProofToken(platform, PURPOSE, await proveCode(platform, PURPOSE, typed));

/** @returns the admission's id @throws Problem 422 at `/token`, also where the address has changed since */
export async function provenAdmission(platform: Platform, token: string): Promise<string> {
  const subject = await subjectOfProof(platform, PURPOSE, token);
  const [id, address] = subject.split(' ') as [string, string];
  const [candidate] = await reachedByMany(platform.database, { ids: [id] });
  if (candidate?.address?.toLowerCase() !== address)
    throw new Problem(422, 'The address on the admission list has changed. Please begin again', {
      title: 'Invalid Action!',
      errors: { '/token': 'Please begin again' },
    });
  return id;
}

const noAddress = ({ settings: { school } }: Platform) =>
  new Problem(
    422,
    `The admission list has no email address of yours. Please call the admissions office on ${school.phone}, or write to ${school.email}: once it is entered, you can answer here`,
    { title: 'Invalid Action!' },
  );

const codeEmail =
  (programme: string) =>
  (code: string, minutes: number): EmailText => ({
    subject: 'Your code for your admission',
    greeting: 'Good day,',
    parts: [
      `With this code you accept or decline your admission into ${programme}, or get its letter.`,
      `Enter it in the portal within ${minutes} minutes. It works once.`,
      { facts: [['Code', code]] },
      'If you did not ask for it, there is nothing to do. Nobody from the college will ever ask you for this code.',
    ],
  });
