import type { Challenge, LoginReply } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { limitRate, slowGuessesAt } from '../../platform/rate-limit/rateLimit.ts';
import { codeEmailBuckets } from '../../platform/rate-limit/buckets.ts';
import { readCode } from '../../platform/codes/codeLength.ts';
import { codeHashOf, hashOf } from '../../platform/auth/secret.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem, unauthorised } from '../../platform/problem.ts';
import { clockAdvice, isAppCode } from './authenticator.ts';
import { minutesOf, newCodeOf, over, spend, activeChallenge, tried, type Purpose } from './challenges.ts';
import { codeEmail, guessesEmail, reportNewAddress, sendEmail, warn } from './emails.ts';
import { hintOf, type Person } from './person.ts';
import { type Client, signIn } from './session.ts';
import { claimGuessWarning } from './sql/challenge.ts';
import { moveAccount, personById } from './sql/person.ts';
import { deviceOfPerson } from './sql/session.ts';

const TITLE = 'Login Failed!';

/** @throws Problem 429 when this account had too many codes mailed, over all challenges */
export async function sendCode(platform: Platform, secret: string, ip: string): Promise<Challenge> {
  const { userId, purpose, email } = await activeChallenge(platform, secret);
  const person = await personOf(platform, userId);
  if (purpose === 'two-factor' && person.twoFactor === 'authenticator') return { challenge: secret, sentTo: null };
  const address = purpose === 'two-factor' ? person.email : email;
  if (!address)
    throw new Problem(422, 'please input your email address', {
      errors: { '/email': 'please input your email address' },
    });
  return mailCode(platform, person, { secret, purpose: purpose as Purpose, email: address, ip });
}

export async function takeEmail(platform: Platform, secret: string, typed: string, ip: string): Promise<Challenge> {
  const email = NORMALISERS.email(typed);
  if (!FORMATS.email(email))
    throw wrongField('/email', email === '' ? 'please input your email address' : 'invalid email address');
  const { userId, purpose } = await activeChallenge(platform, secret);
  if (purpose !== 'change-email') throw unauthorised();
  return mailCode(platform, await personOf(platform, userId), { secret, purpose, email, ip });
}

async function mailCode(
  platform: Platform,
  person: Person,
  { secret, purpose, email, ip }: { secret: string; purpose: Purpose; email: string; ip: string },
): Promise<Challenge> {
  await limitRate(platform, codeEmailBuckets('account', person.id, ip));
  await platform.database.transaction(async (tx) => {
    const code = await newCodeOf(platform, tx, secret, { userId: person.id, email });
    await sendEmail(platform, tx, `${purpose}-code`, person, email, codeEmail(person, code, minutesOf(purpose)));
  });
  platform.mail.prompt();
  return { challenge: secret, sentTo: hintOf(email) };
}

/**
 * A mailed code is judged within the five tries of its challenge, which only its asker holds. An app's code is the same for everybody
 * who has the password, so its tries are counted for the account.
 */
export async function prove(platform: Platform, secret: string, typed: string, client: Client): Promise<LoginReply> {
  const { userId, purpose: opened, digits } = await activeChallenge(platform, secret);
  const code = readCode(typed, digits, TITLE);
  const known = await personOf(platform, userId);
  const isApp = opened === 'two-factor' && known.twoFactor === 'authenticator';
  const judged = isApp
    ? await slowly(platform, known, client, () => judge(platform, secret, code))
    : await judge(platform, secret, code);
  if (!judged) throw over();
  const { person, purpose, email } = judged;
  await spend(platform, platform.database, secret, purpose as Purpose);
  if (purpose === 'change-email') return confirmAndSignIn(platform, person, email!, client);
  return signIn(platform, { ...(await personOf(platform, userId)), passwordHash: person.passwordHash }, client);
}

/**
 * A device on which this person has signed in counts for itself, and all others count together: whoever has the password alone keeps the
 * owner waiting on no device of theirs. Another password begins the count anew, as it ends all that the old one opened.
 */
async function slowly<T>(
  platform: Platform,
  { id, passwordHash }: Person,
  { device }: Client,
  attempt: () => Promise<T>,
): Promise<T> {
  const [known] = await deviceOfPerson(platform.database, { userId: id, device });
  const target = [
    id,
    hashOf(passwordHash ?? '').toString('base64url', 0, 12),
    known ? device.toString('base64url') : 'elsewhere',
  ].join(' ');
  return slowGuessesAt(platform, { purpose: 'app code', target }, attempt).catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 429) await warnOfGuesses(platform, id);
    throw error;
  });
}

/** Returns undefined when the challenge was used meanwhile: that is no wrong code. */
async function judge(platform: Platform, secret: string, code: string) {
  const charged = await tried(platform, secret);
  if (!charged) return undefined;
  const { userId, purpose, codeHash, email, triesLeft } = charged;
  const person = await personOf(platform, userId);
  const byApp = purpose === 'two-factor' && person.twoFactor === 'authenticator';
  const right = byApp ? await isAppCode(platform, person, code) : codeHash?.equals(codeHashOf(secret, code));
  if (right) return { person, purpose, email };
  if (triesLeft === 0) await warnOfGuesses(platform, userId);
  const advice = byApp ? clockAdvice(platform, person.authenticatorSecret, code) : null;
  throw wrongField('/code', advice ?? 'This code is not right. Please check it and try again');
}

async function warnOfGuesses(platform: Platform, userId: string): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const claimed = await claimGuessWarning(tx, { userId, now: platform.now() });
    const [person] = await personById(tx, { userId });
    if (claimed.length === 0 || !person) return;
    await warn(platform, tx, person, {
      kind: 'code-guesses',
      message: 'Somebody who knows your password entered wrong sign-in codes',
      email: guessesEmail(person, platform.settings.publicUrl),
    });
  });
  platform.mail.prompt();
}

/** The session is for the password that was given, not for one that replaced it. @throws Problem 422 for another's address */
export async function confirmAndSignIn(
  platform: Platform,
  { id, passwordHash }: Pick<Person, 'id' | 'passwordHash'>,
  email: string,
  client: Client,
): Promise<LoginReply> {
  await platform.database
    .transaction(async (tx) => {
      const [moved] = await moveAccount(tx, { userId: id, email, now: platform.now(), ip: client.ip });
      if (moved?.left) await reportNewAddress(platform, tx, { id, left: moved.left, email });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? anothersAddress() : error;
    });
  platform.mail.prompt();
  return signIn(platform, { ...(await personOf(platform, id)), passwordHash }, client);
}

async function personOf({ database }: Platform, id: string): Promise<Person> {
  const [person] = await personById(database, { userId: id });
  if (!person?.active) throw unauthorised();
  return person;
}

const anothersAddress = () =>
  new Problem(422, 'This email address belongs to another account. Please log in again and use your own', {
    title: 'Login Failed!',
  });
const wrongField = (pointer: string, message: string) => mistakeAt(pointer, message, TITLE);
