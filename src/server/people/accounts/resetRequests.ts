import { FORMATS } from '#rules/formats.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import { bucketsOf } from '../../platform/rate-limit/buckets.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { mailLinkAgain } from './links.ts';
import { lockPassword, personByEmail } from './sql/person.ts';
import { insertResetRequest, takeResetRequest } from './sql/resetRequest.ts';

const FAILED = 'Failed to send reset password email!';

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
  if (!person) return true;
  await lockPassword(tx, { userId: person.id });
  const [locked] = await personByEmail(tx, { email: request.email });
  if (locked) await mailLinkAgain(platform, tx, locked);
  return true;
}
