import { passwordMistake } from '#rules/password.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import { hashPassword } from '../../platform/auth/passwordHash.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { challenge, spend, activeChallenge } from './challenges.ts';
import { sendEmail, setupEmail } from './emails.ts';
import { proven } from './ownAccount.ts';
import { FAILED } from './resetRequests.ts';
import { confirmAddress, lockPassword, personById, replacePassword } from './sql/person.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The link confirms the address too. Pass `tx` when it opens the account, and prompt the mail after its commit. */
export async function mailSetupLink(platform: Platform, id: string, tx?: Queryable): Promise<void> {
  if (tx) return queueSetupLink(platform, tx, id);
  await platform.database.transaction((own) => queueSetupLink(platform, own, id));
  platform.mail.prompt();
}

async function queueSetupLink(platform: Platform, tx: Queryable, id: string): Promise<void> {
  const [person] = await personById(tx, { userId: id });
  if (!person?.email || !person.active || !person.may_sign_in)
    throw new Problem(422, 'This account is not active, has no email address, or may not log in', { title: FAILED });
  const token = await challenge(platform, tx, person, 'reset-password', WEEK_MS);
  await sendEmail(
    platform,
    tx,
    'set-up-password',
    person,
    person.email,
    setupEmail(person, platform.settings.publicUrl, token),
  );
}

/** The link confirms its address. It is looked at before the hash is computed, so that a guess costs no hash. */
export async function resetPassword(platform: Platform, token: string, password: string, ip: string): Promise<void> {
  mustBeGood(password);
  const { user_id } = await slowGuesses(platform, 'reset link', ip, () => activeChallenge(platform, token));
  const hashed = await hashPassword(password);
  await platform.database.transaction(async (tx) => {
    await lockPassword(tx, { userId: user_id });
    await spend(platform, tx, token, 'reset-password');
    await confirmAddress(tx, { userId: user_id, now: platform.now() });
    await replacePassword(tx, {
      userId: user_id,
      passwordHash: hashed,
      now: platform.now(),
      actor: actorOf({ userId: user_id, impersonatorId: null }),
      ip,
      exceptSessionId: null,
    });
  });
}

export async function changePassword(
  platform: Platform,
  user: User,
  typed: { currentPassword: string; password: string },
  ip: string,
): Promise<void> {
  mustBeGood(typed.password);
  const person = await proven(platform, user, { pointer: '/currentPassword', password: typed.currentPassword }, ip);
  if (typed.password.normalize() === typed.currentPassword.normalize())
    throw wrong('/password', 'please choose a password that differs from your current one');
  const hashed = await hashPassword(typed.password);
  await platform.database.transaction(async (tx) => {
    const [current] = await lockPassword(tx, { userId: person.id });
    if (current?.password_hash !== person.password_hash) throw wrong('/currentPassword', 'your password is not right');
    await replacePassword(tx, {
      userId: person.id,
      passwordHash: hashed,
      now: platform.now(),
      actor: actorOf(user),
      ip,
      exceptSessionId: user.sessionId,
    });
  });
}

function mustBeGood(password: string): void {
  const mistake = passwordMistake(password);
  if (mistake) throw wrong('/password', mistake);
}

const wrong = (pointer: string, message: string) => mistakeAt(pointer, message, 'Failed!');
