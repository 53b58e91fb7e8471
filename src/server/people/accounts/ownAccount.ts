import type { OwnAccount, TwoFactor } from '#contract/people/accounts.ts';
import { normalisePhone } from '#rules/phone.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { User } from '../../platform/auth/caller.ts';
import { isPassword } from '../../platform/auth/passwordHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem, unauthorised } from '../../platform/problem.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';
import { appAddress, clockAdvice, isAppCode, newAppSecret } from './authenticator.ts';
import { fullNameOf, type Person } from './person.ts';
import { storeAuthenticatorSecret, personById, setMobileNumber, setTwoFactor } from './sql/person.ts';
import { sessionsOf } from './sql/session.ts';

const FAILED = 'Failed!';

export async function ownAccount(platform: Platform, user: User): Promise<OwnAccount> {
  const person = await self(platform, user);
  const sessions = await sessionsOf(platform.database, { userId: user.userId, now: platform.now() });
  return {
    userName: person.userName,
    fullName: fullNameOf(person),
    userType: person.userType,
    email: person.email,
    mobileNumber: person.mobileNumber,
    birthday: person.birthday,
    twoFactor: person.twoFactor as TwoFactor,
    sessions: sessions.map(({ id, startedAt, ip }) => ({
      startedAt: startedAt.toISOString(),
      ip,
      here: id === user.sessionId,
    })),
  };
}

export async function correctOwnAccount(
  platform: Platform,
  { userId }: User,
  typed: { mobileNumber: string },
  ip: string,
): Promise<void> {
  const { mobileNumber } = judgeForm(platform, 'own-account', typed, FAILED);
  await setMobileNumber(platform.database, {
    userId,
    mobileNumber: normalisePhone(mobileNumber)!,
    now: platform.now(),
    ip,
  });
}

/** A secret in use is never replaced: two-factor has to be turned off first. */
export async function newAuthenticator(platform: Platform, user: User, password: string, ip: string) {
  const person = await proven(platform, user, { password }, ip);
  const secret = newAppSecret();
  const stored = await storeAuthenticatorSecret(platform.database, { userId: person.id, secret });
  if (stored.length === 0)
    throw new Problem(409, 'An authenticator app is in use already. Please turn it off first', { title: 'Failed!' });
  const { qrPath, qrSize } = verificationOf(appAddress(secret, platform.settings.school.name, person.userName));
  return { secret, qrPath, qrSize };
}

/** An app is chosen only with a code that it made, so that a failed scan locks nobody out. */
export async function chooseTwoFactor(
  platform: Platform,
  user: User,
  typed: { twoFactor: TwoFactor; password: string; code?: string },
  ip: string,
): Promise<void> {
  const person = await proven(platform, user, typed, ip);
  if (typed.twoFactor === 'email' && !person.email) throw wrong('/twoFactor', 'your account has no email address');
  if (typed.twoFactor === 'authenticator')
    await slowGuesses(platform, `code of ${person.id}`, ip, () => mustShowCode(platform, person, typed.code ?? ''));
  await setTwoFactor(platform.database, { userId: person.id, twoFactor: typed.twoFactor, now: platform.now(), ip });
}

async function mustShowCode(platform: Platform, person: Person, code: string): Promise<void> {
  const typed = code.replace(/\s/g, '');
  if (await isAppCode(platform, person, typed)) return;
  const advice = clockAdvice(platform, person.authenticatorSecret, typed);
  throw wrong('/code', advice ?? 'This code is not right. Please check it and try again');
}

/** The password is required again, so that a phone left on a table changes nothing. */
export async function proven(
  platform: Platform,
  user: User,
  { password, pointer = '/password' }: { password: string; pointer?: string },
  ip: string,
): Promise<Person> {
  const person = await self(platform, user);
  await slowGuesses(platform, `password of ${user.userId}`, ip, async () => {
    if (!(await isPassword(password, person.passwordHash))) throw wrong(pointer, 'your password is not right');
  });
  return person;
}

async function self({ database }: Platform, { userId }: User): Promise<Person> {
  const [person] = await personById(database, { userId });
  if (!person) throw unauthorised();
  return person;
}

const wrong = (pointer: string, message: string) => mistakeAt(pointer, message, FAILED);
