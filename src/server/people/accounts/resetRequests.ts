import { FORMATS } from '#rules/formats.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import { bucketsOf } from '../../platform/rate-limit/buckets.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { challenge } from './challenges.ts';
import { resetEmail, sendEmail } from './emails.ts';
import { lockPassword, personByEmail } from './sql/person.ts';
import { countGoodLinks, insertResetRequest, takeResetRequest } from './sql/resetRequest.ts';

export const FAILED = 'Failed to send reset password email!';

const HOUR_MS = 60 * 60_000;

/** A link is good for two hours, so whoever is refused another mail holds links that are good for another hour. */
const EMAILS_AN_HOUR = 3;

/** It costs the same for an address that nobody has. @throws Problem 422 for no e-mail address, 429 for too many requests */
export async function requestResetMail(platform: Platform, typed: string, ip: string): Promise<void> {
  const email = typed.trim();
  if (!FORMATS.email(email))
    throw new Problem(422, email === '' ? 'please input email address' : 'invalid email address', { title: FAILED });
  await limitRate(platform, bucketsOf('reset mail', ip));
  await insertResetRequest(platform.database, { email });
}

/** Several servers may do so together: each request is taken by one. */
export async function answerResetRequests(platform: Platform): Promise<void> {
  while (await platform.database.transaction((tx) => answerOne(platform, tx)));
  platform.mail.prompt();
}

async function answerOne(platform: Platform, tx: Queryable): Promise<boolean> {
  const [request] = await takeResetRequest(tx);
  if (!request) return false;
  const [person] = await personByEmail(tx, { email: request.email });
  if (person?.active && person.may_sign_in) await mailLink(platform, tx, person.id, request.email);
  return true;
}

/** The account is locked, so that requests made at once are counted one after the other. */
async function mailLink(platform: Platform, tx: Queryable, id: string, email: string): Promise<void> {
  const now = platform.now();
  await lockPassword(tx, { userId: id });
  const [{ links } = { links: 0 }] = await countGoodLinks(tx, {
    userId: id,
    since: new Date(now.getTime() - HOUR_MS),
    now,
  });
  const [person] = await personByEmail(tx, { email });
  if (links >= EMAILS_AN_HOUR || !person) return;
  const token = await challenge(platform, tx, person, 'reset-password');
  await sendEmail(
    platform,
    tx,
    'reset-password',
    person,
    email,
    resetEmail(person, platform.settings.publicUrl, token),
  );
}
