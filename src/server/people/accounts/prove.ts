import type { Challenge, LoginReply } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { limitRate, slowGuessesAt } from '../../platform/rate-limit/rateLimit.ts';
import { mailedCodesOf } from '../../platform/rate-limit/buckets.ts';
import { codeHashOf } from '../../platform/auth/secret.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem, unauthorised } from '../../platform/problem.ts';
import { isAppCode } from './authenticator.ts';
import { minutesOf, newCodeOf, over, spend, activeChallenge, tried, type Purpose } from './challenges.ts';
import { codeEmail, guessesEmail, sendEmail, warn } from './emails.ts';
import { hintOf, type Person } from './person.ts';
import { type Client, signIn } from './session.ts';
import { claimGuessWarning } from './sql/challenge.ts';
import { moveAccount, personById } from './sql/person.ts';

/** @throws Problem 429 when this account had too many codes mailed, over all challenges */
export async function sendCode(platform: Platform, secret: string): Promise<Challenge> {
  const { user_id, purpose, email } = await activeChallenge(platform, secret);
  const person = await personOf(platform, user_id);
  if (purpose === 'two-factor' && person.two_factor === 'authenticator') return { challenge: secret, sentTo: null };
  const address = purpose === 'two-factor' ? person.email : email;
  if (!address) throw new Problem(422, 'please input your email address', { errors: { '/email': 'please input your email address' } });
  return mailCode(platform, person, { secret, purpose: purpose as Purpose, email: address });
}

export async function takeEmail(platform: Platform, secret: string, typed: string): Promise<Challenge> {
  const email = typed.trim();
  if (!FORMATS.email(email)) throw wrongField('/email', email === '' ? 'please input your email address' : 'invalid email address');
  const { user_id, purpose } = await activeChallenge(platform, secret);
  if (purpose !== 'change-email') throw unauthorised();
  return mailCode(platform, await personOf(platform, user_id), { secret, purpose, email });
}

async function mailCode(platform: Platform, person: Person, { secret, purpose, email }: { secret: string; purpose: Purpose; email: string }): Promise<Challenge> {
  await limitRate(platform, [mailedCodesOf('account', person.id)]);
  await platform.database.transaction(async (tx) => {
    const code = await newCodeOf(platform, tx, secret, email);
    await sendEmail(platform, tx, `${purpose}-code`, person, email, codeEmail(person, code, minutesOf(purpose)));
  });
  platform.mail.prompt();
  return { challenge: secret, sentTo: hintOf(email) };
}

/** Wrong codes count for the account before they are judged: neither another challenge nor sending at once gains tries. */
export async function prove(platform: Platform, secret: string, typed: string, client: Client): Promise<LoginReply> {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw wrongField('/code', code === '' ? 'please input your code' : 'the code has six digits');
  const { user_id } = await activeChallenge(platform, secret);
  const judged = await slowGuessesAt(platform, { purpose: 'sign-in code', target: user_id }, () => judge(platform, secret, code)).catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 429) await warnOfGuesses(platform, user_id);
    throw error;
  });
  if (!judged) throw over();
  const { person, purpose, email } = judged;
  await spend(platform, platform.database, secret, purpose as Purpose);
  if (purpose === 'change-email') return confirmAndSignIn(platform, person, email!, client);
  return signIn(platform, { ...await personOf(platform, user_id), password_hash: person.password_hash }, client);
}

/** Returns undefined when the challenge was used meanwhile: that is no wrong code. */
async function judge(platform: Platform, secret: string, code: string) {
  const charged = await tried(platform, secret);
  if (!charged) return undefined;
  const { user_id, purpose, code_hash, email, tries_left } = charged;
  const person = await personOf(platform, user_id);
  const byApp = purpose === 'two-factor' && person.two_factor === 'authenticator';
  const right = byApp ? await isAppCode(platform, person, code) : code_hash?.equals(codeHashOf(secret, code));
  if (right) return { person, purpose, email };
  if (tries_left === 0) await warnOfGuesses(platform, user_id);
  throw wrongField('/code', 'This code is not right. Please check it and try again');
}

async function warnOfGuesses(platform: Platform, userId: string): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const claimed = await claimGuessWarning(tx, { userId, now: platform.now() });
    const [person] = await personById(tx, { userId });
    if (claimed.length === 0 || !person) return;
    await warn(platform, tx, person, { kind: 'code-guesses', message: 'Somebody who knows your password entered wrong sign-in codes', email: guessesEmail(person, platform.settings.publicUrl) });
  });
  platform.mail.prompt();
}

/** The session is for the password that was given, not for one that replaced it. @throws Problem 422 for another's address */
export async function confirmAndSignIn(platform: Platform, { id, password_hash }: Pick<Person, 'id' | 'password_hash'>, email: string, client: Client): Promise<LoginReply> {
  await moveAccount(platform.database, { userId: id, email, now: platform.now(), ip: client.ip }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? anothersAddress() : error;
  });
  return signIn(platform, { ...await personOf(platform, id), password_hash }, client);
}

async function personOf({ database }: Platform, id: string): Promise<Person> {
  const [person] = await personById(database, { userId: id });
  if (!person?.active) throw unauthorised();
  return person;
}

const anothersAddress = () => new Problem(422, 'This email address belongs to another account. Please log in again and use your own', { title: 'Login Failed!' });
const wrongField = (pointer: string, message: string) => mistakeAt(pointer, message, 'Login Failed!');
