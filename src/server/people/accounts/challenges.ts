import type { Queryable } from '../../platform/database/database.ts';
import { CODES_SINCE_MS, digitsAfter } from '../../platform/codes/codeLength.ts';
import { codeHashOf, hashOf, newCode, newSecret } from '../../platform/auth/secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import type { Person } from './person.ts';
import {
  chargeTry,
  countUnprovedCodes,
  findChallenge,
  giveCode,
  openChallenge,
  useChallenge,
} from './sql/challenge.ts';
import { lockPassword } from './sql/person.ts';

export type Purpose = 'two-factor' | 'reset-password' | 'change-email';

/** The browser or the mailed link holds the secret; a code comes another way. Of those in the mail, `digitsAfter` bounds an account's tries in all; of those in an app, `prove` does. */
const LIFETIME_MS: Record<Purpose, number> = {
  'two-factor': 10 * 60_000,
  'reset-password': 2 * 60 * 60_000,
  'change-email': 30 * 60_000,
};
const TRIES = 5;
const EMAILS = 5;

export const minutesOf = (purpose: Purpose): number => LIFETIME_MS[purpose] / 60_000;

/** @returns the secret. @throws Problem 422 when the password has changed since the person was read */
export async function challenge(
  { now }: Platform,
  db: Queryable,
  { id, passwordHash }: Pick<Person, 'id' | 'passwordHash'>,
  purpose: Purpose,
  lifetimeMs = LIFETIME_MS[purpose],
): Promise<string> {
  const secret = newSecret();
  const opened = await openChallenge(db, {
    tokenHash: hashOf(secret),
    userId: id,
    purpose,
    tries: TRIES,
    emails: EMAILS,
    now: now(),
    expiresAt: new Date(now().getTime() + lifetimeMs),
    passwordHash,
  });
  if (opened.length === 0) throw over();
  return secret;
}

export async function activeChallenge({ database, now }: Platform, secret: string) {
  const [row] = await findChallenge(database, { tokenHash: hashOf(secret), now: now() });
  if (!row) throw over();
  return row;
}

/** The new code replaces the last. Pass the transaction in which it is mailed. */
export async function newCodeOf(
  { now }: Platform,
  tx: Queryable,
  secret: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  await lockPassword(tx, { userId });
  const [unproved] = await countUnprovedCodes(tx, {
    userId,
    tokenHash: hashOf(secret),
    since: new Date(now().getTime() - CODES_SINCE_MS),
  });
  const digits = digitsAfter(unproved!.codes);
  const code = newCode(digits);
  const given = await giveCode(tx, {
    tokenHash: hashOf(secret),
    now: now(),
    codeHash: codeHashOf(secret, code),
    digits,
    email,
  });
  if (given.length === 0) throw new Problem(429, 'Too many codes have been sent. Please log in again later');
  return code;
}

/** Charges a try, and returns what the code must be; undefined when the challenge is over. */
export async function tried({ database, now }: Platform, secret: string) {
  const [charged] = await chargeTry(database, { tokenHash: hashOf(secret), now: now() });
  return charged;
}

export async function spend({ now }: Platform, tx: Queryable, secret: string, purpose: Purpose): Promise<string> {
  const [spent] = await useChallenge(tx, { tokenHash: hashOf(secret), now: now(), purpose });
  if (!spent) throw over();
  return spent.userId;
}

export const over = () =>
  new Problem(422, 'This has expired or was used already. Please begin again', { title: 'Login Failed!' });
