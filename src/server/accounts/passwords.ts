import { FORMATS } from '#rules/formats.ts';
import { passwordMistake } from '#rules/password.ts';
import { actorOf, type User } from '../platform/auth/caller.ts';
import { hashPassword } from '../platform/auth/passwordHash.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { mistakeAt, Problem } from '../platform/problem.ts';
import { challenge, spend } from './challenges.ts';
import { resetLetter, sendLetter, setupLetter } from './letters.ts';
import { proven } from './ownAccount.ts';
import { countChallenges, voidChallenges } from './sql/challenge.ts';
import { confirmAddress, personByEmail, personById, replacePassword } from './sql/person.ts';

const FAILED = 'Failed to send reset password email!';
const MAILS_AN_HOUR = 3;
const HOUR_MS = 60 * 60_000;

/** Mails a link to who confirmed this address. It answers alike for an address that nobody has, and mails nobody too often. */
export async function sendResetMail(platform: Platform, typed: string): Promise<void> {
  const email = typed.trim();
  if (!FORMATS.email(email)) throw new Problem(422, email === '' ? 'please input email address' : 'invalid email address', { title: FAILED });
  const [person] = await personByEmail(platform.database, [email]);
  if (!person?.active || !person.may_sign_in) return;
  const [mailed] = await countChallenges(platform.database, [person.id, 'reset-password', new Date(platform.now().getTime() - HOUR_MS)]);
  if (mailed!.opened >= MAILS_AN_HOUR) return;
  await platform.database.transaction(async (tx) => {
    const token = await challenge(platform, tx, person.id, 'reset-password');
    await sendLetter(platform, tx, 'reset-password', person, email, resetLetter(person, platform.settings.publicUrl, token));
  });
  platform.mail.prompt();
}

const WEEK_MS = 7 * 24 * HOUR_MS;

/** Mails who has an account a link by which to choose a password, which confirms the address too. Pass the transaction when that opens the account. */
export async function mailSetupLink(platform: Platform, id: string, tx?: Queryable): Promise<void> {
  if (tx) return queueSetupLink(platform, tx, id);
  await platform.database.transaction((own) => queueSetupLink(platform, own, id));
  platform.mail.prompt();
}

async function queueSetupLink(platform: Platform, tx: Queryable, id: string): Promise<void> {
  const [person] = await personById(tx, [id]);
  if (!person?.email || !person.active || !person.may_sign_in) throw new Problem(422, 'This account is not active, has no email address, or may not log in', { title: FAILED });
  const token = await challenge(platform, tx, id, 'reset-password', WEEK_MS);
  await sendLetter(platform, tx, 'set-up-password', person, person.email, setupLetter(person, platform.settings.publicUrl, token));
}

/** A new password by a mailed link, which confirms its address; whoever was signed in anywhere is signed out. */
export async function resetPassword(platform: Platform, token: string, password: string, ip: string): Promise<void> {
  mustBeGood(password);
  const hashed = await hashPassword(password);
  await platform.database.transaction(async (tx) => {
    const id = await spend(platform, tx, token, 'reset-password');
    await voidChallenges(tx, [id, 'reset-password', platform.now()]);
    await confirmAddress(tx, [id, platform.now()]);
    await replacePassword(tx, [id, hashed, platform.now(), actorOf({ userId: id }), ip, null]);
  });
}

/** The person's own change: by the old password, and every other session ends. */
export async function changePassword(platform: Platform, user: User, typed: { currentPassword: string; password: string }, ip: string): Promise<void> {
  mustBeGood(typed.password);
  const person = await proven(platform, user, { pointer: '/currentPassword', password: typed.currentPassword }, ip);
  if (typed.password === typed.currentPassword) throw wrong('/password', 'please choose a password that differs from your current one');
  const hashed = await hashPassword(typed.password);
  await replacePassword(platform.database, [person.id, hashed, platform.now(), actorOf(user), ip, user.sessionId]);
}

function mustBeGood(password: string): void {
  const mistake = passwordMistake(password);
  if (mistake) throw wrong('/password', mistake);
}

const wrong = (pointer: string, message: string) => mistakeAt(pointer, message, 'Failed!');
