import type { LoginReply } from '#contract/account.ts';
import type { OwnPowers } from '#contract/menu.ts';
import type { Queryable } from '../platform/database/database.ts';
import { hashOf, newSecret } from '../platform/auth/secret.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem, unauthorised } from '../platform/problem.ts';
import { ownPowers } from '../powers/service.ts';
import { isRatingDue } from '../ratings/service.ts';
import { over } from './challenges.ts';
import { fullNameOf, type Person } from './person.ts';
import { personById } from './sql/person.ts';
import { endSession, findRefreshToken, openSession, rotateTokens } from './sql/session.ts';

/**
 * A session is held by a short token, which calls carry, and a refresh token, which is good for one exchange. One that
 * comes a second time was copied: the session ends. Only within seconds of the first it is taken for a reply that was
 * lost on a bad line, and answered again.
 */
const TOKEN_MS = 15 * 60_000;
const REFRESH_MS = 12 * 60 * 60_000;
const LOST_REPLY_MS = 20_000;

interface Tokens {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
  readonly refreshUntil: Date;
}

function newTokens({ now }: Platform): Tokens {
  const at = now().getTime();
  return { token: newSecret(), expiresAt: new Date(at + TOKEN_MS), refreshToken: newSecret(), refreshUntil: new Date(at + REFRESH_MS) };
}

const hashed = ({ token, expiresAt, refreshToken, refreshUntil }: Tokens) => [hashOf(token), expiresAt, hashOf(refreshToken), refreshUntil];

/** Signs the person in, as they were read when they proved everything. Whoever would see no menu is not let in. */
export async function signIn(platform: Platform, person: Person, ip: string): Promise<LoginReply> {
  const powers = await ownPowers(platform.database, person.id);
  if (powers.menuItems.length === 0) throw new Problem(422, "User doesn't have any menu items. Please contact your administrator.", { title: 'Login Failed!' });
  const tokens = newTokens(platform);
  const opened = await openSession(platform.database, [person.id, platform.now(), ip, ...hashed(tokens), person.password_hash]);
  if (opened.length === 0) throw over();
  return replyOf(person, { tokens, powers, isRatingDue: await isRatingDue(platform, person.id) });
}

/** The next pair of tokens. @throws Problem 401 for a refresh token that is unknown, too old, of an ended session, or a copy */
export async function refresh(platform: Platform, refreshToken: string): Promise<LoginReply> {
  const tokens = newTokens(platform);
  const userId = await platform.database.transaction((tx) => exchange(platform, tx, refreshToken, tokens));
  if (userId === null) throw unauthorised();
  const [person] = await personById(platform.database, [userId]);
  if (!person?.active || !person.may_sign_in) throw unauthorised();
  return replyOf(person, { tokens, powers: await ownPowers(platform.database, userId), isRatingDue: await isRatingDue(platform, userId) });
}

/** The end of a copied token's session must be committed, so a refusal is returned, not thrown. */
async function exchange({ now }: Platform, tx: Queryable, refreshToken: string, tokens: Tokens): Promise<string | null> {
  const at = now();
  const [held] = await findRefreshToken(tx, [hashOf(refreshToken)]);
  if (!held || held.ended || held.expires_at <= at) return null;
  if (held.used_at && at.getTime() - held.used_at.getTime() > LOST_REPLY_MS) {
    await endSession(tx, [held.session_id, at, 'session-ended-by-copied-token']);
    return null;
  }
  await rotateTokens(tx, [hashOf(refreshToken), held.session_id, at, ...hashed(tokens)]);
  return held.user_id;
}

const NONE: OwnPowers = { menuItems: [], claims: [] };

/** What the browser is told of a person; without tokens there is something left to prove. */
export function replyOf(person: Person, { tokens, powers = NONE, challenge = null, isRatingDue: displayCSATModal = false, impersonator }: {
  readonly tokens?: Pick<Tokens, 'token' | 'expiresAt' | 'refreshToken'>;
  readonly powers?: OwnPowers;
  readonly challenge?: string | null;
  readonly isRatingDue?: boolean;
  readonly impersonator?: { readonly userName: string; readonly ends: Date };
}): LoginReply {
  return {
    userId: person.id, userName: person.user_name, userType: person.user_type, fullName: fullNameOf(person), birthday: person.birthday,
    studentTypeId: person.student_type_id, jwtToken: tokens ? { token: tokens.token, expires: tokens.expiresAt.toISOString() } : null,
    refreshToken: tokens?.refreshToken ?? null, impersonatorUsername: impersonator?.userName ?? null, impersonationEnds: impersonator?.ends.toISOString() ?? null,
    isImpersonating: impersonator !== undefined, displayCSATModal,
    ...powers, twoFactor: person.two_factor !== null, oldUser: person.has_moved, challenge,
  };
}
