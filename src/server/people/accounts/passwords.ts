import { passwordMistake } from '#rules/password.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import { hashPassword } from '../../platform/auth/passwordHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { spend } from './challenges.ts';
import { ownerOfLink } from './olderLinks.ts';
import { proven } from './ownAccount.ts';
import { confirmAddress, lockPassword, replacePassword } from './sql/person.ts';

/** The link confirms its address. It is looked at before the hash is computed, so that a guess costs no hash. */
export async function resetPassword(platform: Platform, token: string, password: string, ip: string): Promise<void> {
  mustBeGood(password);
  const userId = await ownerOfLink(platform, token, ip);
  const hashed = await hashPassword(password);
  await platform.database.transaction(async (tx) => {
    await lockPassword(tx, { userId });
    await spend(platform, tx, token, 'reset-password');
    await confirmAddress(tx, { userId, now: platform.now() });
    await replacePassword(tx, {
      userId,
      passwordHash: hashed,
      now: platform.now(),
      actor: actorOf({ userId, impersonatorId: null }),
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
    if (current?.passwordHash !== person.passwordHash) throw wrong('/currentPassword', 'your password is not right');
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
