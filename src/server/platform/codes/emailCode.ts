import { timingSafeEqual } from 'node:crypto';
import { limitRate, slowGuessesAt } from '../rate-limit/rateLimit.ts';
import { bucketsOf, mailedCodesOf } from '../rate-limit/buckets.ts';
import { codeHashOf, hashOf, newCode, newSecret } from '../auth/secret.ts';
import type { Queryable } from '../database/database.ts';
import type { EmailText } from '../mail/emailText.ts';
import type { Platform } from '../platform.ts';
import { mistakeAt, Problem } from '../problem.ts';
import { chargeCodeTry, dropCodes, findCode, openCode, useCode } from './sql.ts';

/** A code is typed from another window, or from a phone that has to find a line first. */
const LIFETIME_MINUTES = 30;
const TRIES = 5;
const TITLE = 'Invalid Action!';

/** What a mailed code opens, and whose mailbox it is sent to. */
export interface CodeRequest {
  /** One word for what it opens; counts of guesses and of mails are kept by it. */
  readonly purpose: string;
  /** The id of what it opens. */
  readonly subject: string;
  /** Null where nobody is to be mailed: the challenge looks like any other and no code opens it, so the reply tells nothing. */
  readonly to: { readonly name: string; readonly address: string } | null;
  letter(code: string, minutes: number): EmailText;
}

/**
 * Mails a code that opens one thing once, within half an hour.
 * @returns the secret of the challenge, which the browser sends back with the code
 * @throws Problem 429 when this address, its network or this subject had too many mailed
 */
export async function mailCode(platform: Platform, { purpose, subject, to, letter }: CodeRequest, ip: string): Promise<string> {
  await limitRate(platform, [mailedCodesOf(purpose, subject), ...bucketsOf(`${purpose} code`, ip)]);
  const challenge = newSecret();
  const code = newCode();
  const now = platform.now();
  await platform.database.transaction(async (tx) => {
    await openCode(tx, {
      tokenHash: hashOf(challenge), purpose, subject, codeHash: codeHashOf(challenge, code), tries: TRIES, now,
      expiresAt: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
    });
    if (to) await platform.mail.queue(tx, { kind: `${purpose}-code`, subjectKind: purpose, subjectId: subject, to, letter: letter(code, LIFETIME_MINUTES) });
  });
  platform.mail.prompt();
  return challenge;
}

/**
 * The subject that a code opens; it opens it once. Wrong codes are counted by subject over all challenges, so that
 * whoever opens new ones gains no tries.
 * @throws Problem 422 for a code that is wrong, old or used, 429 for one who keeps guessing
 */
export async function proveCode(platform: Platform, purpose: string, { challenge, code }: { readonly challenge: string; readonly code: string }): Promise<string> {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) throw mistakeAt('/code', typed === '' ? 'please input your code' : 'the code has six digits', TITLE);
  const [found] = await findCode(platform.database, { tokenHash: hashOf(challenge), purpose, now: platform.now() });
  if (!found) throw over();
  await slowGuessesAt(platform, { purpose: `${purpose} code`, target: found.subject }, async () => {
    const [charged] = await chargeCodeTry(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
    if (!charged) throw over();
    if (!timingSafeEqual(charged.code_hash, codeHashOf(challenge, typed))) throw mistakeAt('/code', 'This code is not right. Please check it and try again', TITLE);
  });
  const [used] = await useCode(platform.database, { tokenHash: hashOf(challenge), now: platform.now() });
  if (!used) throw over();
  return used.subject;
}

/** Codes that were mailed for a subject open it no more. */
export const voidCodes = (db: Queryable, purpose: string, subject: string) => dropCodes(db, { purpose, subject });

const over = () => new Problem(422, 'This code has expired or was used already. Please ask for a new one', { title: TITLE, errors: { '/code': 'This code has expired or was used already. Please ask for a new one' } });
