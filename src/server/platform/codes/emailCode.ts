import { timingSafeEqual } from 'node:crypto';
import { limitRate, slowGuessesAt } from '../rate-limit/rateLimit.ts';
import { bucketsOf, mailedCodesOf } from '../rate-limit/buckets.ts';
import { codeHashOf, hashOf, newCode, newSecret } from '../auth/secret.ts';
import type { EmailText } from '../mail/emailText.ts';
import type { Platform } from '../platform.ts';
import { mistakeAt, Problem } from '../problem.ts';
import { chargeCodeTry, findCode, openCode, useCode } from './sql.ts';

/** The phone that gets the code may have no signal at first. */
const LIFETIME_MINUTES = 30;
const TRIES = 5;
const TITLE = 'Invalid Action!';

export interface CodeRequest {
  /** One word for what the code opens, by which guesses and emails are counted. */
  readonly purpose: string;
  /** What the code opens, as the caller reads it again: with whatever must not have changed by then. */
  readonly subject: string;
  /** Null where nobody is emailed: the challenge looks like any other and no code opens it, so the reply reveals nothing. */
  readonly to: { readonly name: string; readonly address: string } | null;
  content(code: string, minutes: number): EmailText;
}

/** @returns the secret of the challenge @throws Problem 429 after too many emails for the IP, its network or the subject */
export async function mailCode(platform: Platform, { purpose, subject, to, content }: CodeRequest, ip: string): Promise<string> {
  await limitRate(platform, [mailedCodesOf(purpose, subject), ...bucketsOf(`${purpose} code`, ip)]);
  const challenge = newSecret();
  const code = newCode();
  const now = platform.now();
  await platform.database.transaction(async (tx) => {
    await openCode(tx, {
      tokenHash: hashOf(challenge), purpose, subject, codeHash: codeHashOf(challenge, code), tries: TRIES, now,
      expiresAt: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
    });
    if (to) await platform.mail.queue(tx, { kind: `${purpose}-code`, subjectKind: purpose, subjectId: subject, to, content: content(code, LIFETIME_MINUTES) });
  });
  platform.mail.prompt();
  return challenge;
}

/** Wrong codes count by subject, so new challenges gain no tries. @throws Problem 422 for a wrong, old or used code, 429 */
export async function proveCode(platform: Platform, purpose: string, { challenge, code }: { readonly challenge: string; readonly code: string }): Promise<string> {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) throw mistakeAt('/code', typed === '' ? 'please input your code' : 'the code has six digits', TITLE);
  const [match] = await findCode(platform.database, { tokenHash: hashOf(challenge), purpose, now: platform.now() });
  if (!match) throw expired();
  await slowGuessesAt(platform, { purpose: `${purpose} code`, target: match.subject }, async () => {
    const [charged] = await chargeCodeTry(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
    if (!charged) throw expired();
    if (!timingSafeEqual(charged.code_hash, codeHashOf(challenge, typed))) throw mistakeAt('/code', 'This code is not right. Please check it and try again', TITLE);
  });
  const [used] = await useCode(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
  if (!used) throw expired();
  return used.subject;
}

const expired = () => new Problem(422, 'This code has expired or was used already. Please ask for a new one', { title: TITLE, errors: { '/code': 'This code has expired or was used already. Please ask for a new one' } });
