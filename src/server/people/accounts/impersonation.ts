import type { Impersonation, LoginReply } from '#contract/people/accounts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { User } from '../../platform/auth/caller.ts';
import { mayImpersonate } from '../../platform/auth/claims.ts';
import { endPlace } from '../../platform/auth/sql.ts';
import { hashOf, newSecret } from '../../platform/auth/secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { entitledTo } from '../roles/guard.ts';
import { heldClaims, ownAccess } from '../roles/service.ts';
import { impersonationEmail, warn } from './emails.ts';
import { fullNameOf } from './person.ts';
import { type Client, replyOf } from './session.ts';
import { allowImpersonation, findImpersonation, openImpersonation, useImpersonation } from './sql/impersonation.ts';
import { personById, personByUserName } from './sql/person.ts';

/** The address must be opened soon. An impersonation lasts half an hour, and no refresh extends it. */
const LINK_MS = 2 * 60_000;
const LONGEST_MS = 30 * 60_000;
const TITLE = 'Invalid Action!';

export async function allow(
  platform: Platform,
  user: User,
  { userName, ...typed }: { userName: string; reason: string },
  ip: string,
): Promise<{ path: string }> {
  const { reason } = judgeForm(platform, 'impersonation', { reason: typed.reason.trim() }, TITLE);
  const [person] = await personByUserName(platform.database, { userName: userName.trim() });
  if (!person?.active || !person.maySignIn) throw refused('/userName', 'there is no such user');
  if (person.id === user.userId) throw refused('/userName', 'you cannot take your own place');
  if (!mayImpersonate(user, await entitledTo(platform.database, person.id)))
    throw refused('/userName', 'this person may do more than you may');
  const token = newSecret();
  const now = platform.now();
  await allowImpersonation(platform.database, {
    tokenHash: hashOf(token),
    userId: person.id,
    impersonatorId: user.userId,
    reason,
    now,
    expiresAt: new Date(now.getTime() + LINK_MS),
    ip,
    sessionId: user.sessionId,
  });
  const parts = new URLSearchParams({ userIdToImpersonate: person.id, impersonatorId: user.userId, token });
  return { path: `/impersonation_login#${parts}` };
}

/** The address works once, until another is made for the same person, and only while the impersonator's session lasts. */
export async function begin(
  platform: Platform,
  typed: { userIdToImpersonate: string; impersonatorId: string; token: string },
  { ip, device }: Client,
): Promise<LoginReply> {
  const now = platform.now();
  const tokens = { token: newSecret(), expiresAt: new Date(now.getTime() + LONGEST_MS), refreshToken: newSecret() };
  const [person] = await personById(platform.database, { userId: typed.userIdToImpersonate });
  const [impersonator] = await personById(platform.database, { userId: typed.impersonatorId });
  if (!person?.active || !person.maySignIn || !impersonator) throw over();
  await platform.database.transaction(async (tx) => {
    const [used] = await useImpersonation(tx, {
      tokenHash: hashOf(typed.token),
      userId: person.id,
      impersonatorId: impersonator.id,
      now,
    });
    if (
      !used ||
      !mayImpersonate({ claims: new Set(await heldClaims(tx, impersonator.id)) }, await entitledTo(tx, person.id))
    )
      throw over();
    await openImpersonation(tx, {
      userId: person.id,
      impersonatorId: impersonator.id,
      now,
      endsAt: tokens.expiresAt,
      ip,
      accessHash: hashOf(tokens.token),
      refreshHash: hashOf(tokens.refreshToken),
      impersonatorSessionId: used.sessionId,
      device,
    });
    const name = fullNameOf(impersonator);
    await warn(platform, tx, person, {
      kind: 'impersonation',
      message: `${name} took your place on the portal: ${used.reason}`,
      email: impersonationEmail(person, name, used.reason),
    });
  });
  platform.mail.prompt();
  const access = await ownAccess(platform.database, person.id, impersonator.id);
  return replyOf(person, {
    tokens,
    access,
    impersonator: { userName: impersonator.userName, ends: tokens.expiresAt },
  });
}

/** Null for who acts as themselves. */
export async function takenPlace(
  { database }: Platform,
  { sessionId, impersonatorId }: User,
): Promise<Impersonation | null> {
  const [found] = impersonatorId === null ? [] : await findImpersonation(database, { sessionId });
  if (!found) return null;
  const { impersonator, person, reason, startedAt, endsAt } = found;
  return { impersonator, person, reason, began: startedAt.toISOString(), ends: endsAt.toISOString() };
}

/** The audit log says who gave whose place back. */
export async function giveBack({ database, now }: Platform, { sessionId, impersonatorId }: User): Promise<void> {
  if (impersonatorId !== null) await endPlace(database, { sessionId, now: now() });
}

const refused = (pointer: string, message: string) => mistakeAt(pointer, message, TITLE);
const over = () =>
  new Problem(422, 'This link has expired or was used already, or you made another since', { title: TITLE });
