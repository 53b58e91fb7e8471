import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { challenge } from './challenges.ts';
import { resetEmail, sendEmail, setupEmail } from './emails.ts';
import type { Person } from './person.ts';
import { countMailedLinks } from './sql/link.ts';
import { lockPassword, personById } from './sql/person.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** The newest is good for another hour at least, so whoever is refused a fourth has one that works. */
const EMAILS_AN_HOUR = 3;

/** The link confirms the address too, and ends the earlier ones. Prompt the mail after the commit. @throws Problem 422 */
export async function mailSetupLink(platform: Platform, tx: Queryable, userId: string): Promise<void> {
  await lockPassword(tx, { userId });
  const [person] = await personById(tx, { userId });
  if (!person?.email || !mayLogIn(person))
    throw new Problem(422, 'This account is not active, has no email address, or may not log in', {
      title: 'Failed to send reset password email!',
    });
  await send(platform, tx, person, person.email, true);
}

/** Lock the account first, so that requests made at once are counted one after the other. @returns false after three within the hour */
export async function mailLinkAgain(platform: Platform, tx: Queryable, person: Person): Promise<boolean> {
  const now = platform.now();
  const [{ links } = { links: 0 }] = await countMailedLinks(tx, {
    userId: person.id,
    since: new Date(now.getTime() - HOUR_MS),
    now,
  });
  if (links >= EMAILS_AN_HOUR || !person.email || !mayLogIn(person)) return false;
  await send(platform, tx, person, person.email, !person.hasMoved);
  return true;
}

const mayLogIn = ({ active, maySignIn }: Person): boolean => active && maySignIn;

async function send(platform: Platform, tx: Queryable, person: Person, address: string, isFirst: boolean) {
  const token = await challenge(platform, tx, person, 'reset-password', isFirst ? WEEK_MS : undefined);
  const [kind, email] = isFirst
    ? (['set-up-password', setupEmail] as const)
    : (['reset-password', resetEmail] as const);
  await sendEmail(platform, tx, kind, person, address, email(person, platform.settings.publicUrl, token));
}
