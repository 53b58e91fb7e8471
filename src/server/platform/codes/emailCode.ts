import { timingSafeEqual } from 'node:crypto';
import { limitRate } from '../rate-limit/rateLimit.ts';
import { bucketsOf, codeEmailBuckets } from '../rate-limit/buckets.ts';
import { codeHashOf, hashOf, newCode, newSecret } from '../auth/secret.ts';
import type { Queryable } from '../database/database.ts';
import type { EmailText } from '../mail/emailText.ts';
import type { Platform } from '../platform.ts';
import { mistakeAt, Problem } from '../problem.ts';
import { CODES_SINCE_MS, digitsAfter, readCode } from './codeLength.ts';
import { chargeCodeTry, countUnproved, dropCodes, findCode, lockSubject, openCode, useCode } from './sql.ts';

/** The phone that gets the code may have no signal at first. */
const LIFETIME_MINUTES = 30;
const TRIES = 5;
const TITLE = 'Invalid Action!';

export interface CodeRequest {
  /** One word for what the code opens, by which codes and emails are counted. */
  readonly purpose: string;
  /** What the code opens, as the caller reads it again: with whatever must not have changed by then. */
  readonly subject: string;
  /** Null where nobody is emailed: the challenge looks like any other and no code opens it, so the reply reveals nothing. */
  readonly to: { readonly name: string; readonly address: string } | null;
  content(code: string, minutes: number): EmailText;
}

/** @returns the secret of the challenge @throws Problem 429 after too many emails for the subject from this network, for the IP, or for the subject from everywhere */
export async function mailCode(
  platform: Platform,
  { purpose, subject, to, content }: CodeRequest,
  ip: string,
): Promise<string> {
  await limitRate(platform, codeEmailBuckets(purpose, subject, ip, bucketsOf(`${purpose} code`, ip)));
  const challenge = newSecret();
  const now = platform.now();
  await platform.database.transaction(async (tx) => {
    await lockSubject(tx, { purpose, subject });
    const [unproved] = await countUnproved(tx, { purpose, subject, since: new Date(now.getTime() - CODES_SINCE_MS) });
    const digits = digitsAfter(unproved!.codes);
    const code = newCode(digits);
    await openCode(tx, {
      tokenHash: hashOf(challenge),
      purpose,
      subject,
      codeHash: codeHashOf(challenge, code),
      digits,
      tries: TRIES,
      now,
      expiresAt: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
    });
    if (to)
      await platform.mail.queue(tx, {
        kind: `${purpose}-code`,
        subjectKind: purpose,
        subjectId: subject,
        to,
        content: content(code, LIFETIME_MINUTES),
      });
  });
  platform.mail.prompt();
  return challenge;
}

/**
 * Wrong codes count for their challenge alone, which only its asker holds: what strangers type keeps nobody's right code from working.
 * @throws Problem 422 for a wrong, old or used code
 */
export async function proveCode(
  platform: Platform,
  purpose: string,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<string> {
  const [match] = await findCode(platform.database, { tokenHash: hashOf(challenge), purpose, now: platform.now() });
  if (!match) throw expired();
  const typed = readCode(code, match.digits, TITLE);
  const [charged] = await chargeCodeTry(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
  if (!charged) throw expired();
  if (!timingSafeEqual(charged.codeHash, codeHashOf(challenge, typed)))
    throw mistakeAt('/code', 'This code is not right. Please check it and try again', TITLE);
  const [used] = await useCode(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
  if (!used) throw expired();
  return used.subject;
}

export const voidCodes = (db: Queryable, purpose: string, subject: string) => dropCodes(db, { purpose, subject });

const expired = () =>
  new Problem(422, 'This code has expired or was used already. Please ask for a new one', {
    title: TITLE,
    errors: { '/code': 'This code has expired or was used already. Please ask for a new one' },
  });
