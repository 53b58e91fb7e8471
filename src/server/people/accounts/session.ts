import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginReply } from '#contract/people/accounts.ts';
import type { OwnAccess } from '#contract/people/menus.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { deviceOf } from '../../platform/auth/device.ts';
import { hashOf, newSecret } from '../../platform/auth/secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem, unauthorised } from '../../platform/problem.ts';
import { ownAccess } from '../roles/service.ts';
import { isRatingDue } from '../../communication/ratings/service.ts';
import { over } from './challenges.ts';
import { sessionCopiedEmail, warn } from './emails.ts';
import { fullNameOf, type Person } from './person.ts';
import { personById } from './sql/person.ts';
import { endSession, findRefreshToken, openSession, rotateTokens } from './sql/session.ts';

/**
 * A refresh token is good for one exchange, by the browser that began the session. A second exchange, or another browser,
 * means a copy: the session ends. Within `LOST_REPLY_MS` of the first, and before its successor is exchanged, it counts as
 * a reply lost on a bad line and is answered with the very same successor.
 */
const TOKEN_MS = 15 * 60_000;
const REFRESH_MS = 12 * 60 * 60_000;
const LOST_REPLY_MS = 20_000;

export interface Client {
  readonly ip: string;
  /** As `deviceOf` returns it. */
  readonly device: Buffer;
}

export const clientOf = (
  platform: Platform,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Client => ({ ip: request.ip, device: deviceOf(platform, request, reply) });

interface Tokens {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
  readonly refreshUntil: Date;
}

const lasting = (token: string, refreshToken: string, from: Date): Tokens => ({
  token,
  expiresAt: new Date(from.getTime() + TOKEN_MS),
  refreshToken,
  refreshUntil: new Date(from.getTime() + REFRESH_MS),
});

/** Derived from the token, which only its holder has, and the salt, which only the database has: neither suffices alone. */
function successorOf(refreshToken: string, salt: Buffer, from: Date): Tokens {
  const derived = (what: 'access' | 'refresh') =>
    createHmac('sha256', refreshToken).update(salt).update(what).digest('base64url');
  return lasting(derived('access'), derived('refresh'), from);
}

const hashed = ({ token, expiresAt, refreshToken, refreshUntil }: Tokens) => ({
  accessHash: hashOf(token),
  accessExpiresAt: expiresAt,
  refreshHash: hashOf(refreshToken),
  refreshExpiresAt: refreshUntil,
});

/** `person` is as it was read before the proof: a password that changed since refuses. @throws Problem 422 without a menu */
export async function signIn(platform: Platform, person: Person, { ip, device }: Client): Promise<LoginReply> {
  const access = await ownAccess(platform.database, person.id);
  if (access.menuItems.length === 0)
    throw new Problem(422, "User doesn't have any menu items. Please contact your administrator.", {
      title: 'Login Failed!',
    });
  const tokens = lasting(newSecret(), newSecret(), platform.now());
  const opened = await openSession(platform.database, {
    userId: person.id,
    now: platform.now(),
    ip,
    ...hashed(tokens),
    passwordHash: person.passwordHash,
    device,
  });
  if (opened.length === 0) throw over();
  return replyOf(person, { tokens, access, isRatingDue: await isRatingDue(platform, person.id) });
}

/** @throws Problem 401 for a refresh token that is unknown, expired, of an ended session, or a copy */
export async function refresh(platform: Platform, refreshToken: string, device: Buffer): Promise<LoginReply> {
  const exchanged = await platform.database.transaction((tx) => exchange(platform, tx, refreshToken, device));
  if (exchanged === 'copied') platform.mail.prompt();
  if (typeof exchanged === 'string') throw unauthorised();
  const { userId, tokens } = exchanged;
  const [person] = await personById(platform.database, { userId });
  if (!person?.active || !person.maySignIn) throw unauthorised();
  return replyOf(person, {
    tokens,
    access: await ownAccess(platform.database, userId),
    isRatingDue: await isRatingDue(platform, userId),
  });
}

/** The end of a copied token's session must be committed, so a refusal is returned, not thrown. */
async function exchange(
  platform: Platform,
  tx: Queryable,
  refreshToken: string,
  device: Buffer,
): Promise<{ userId: string; tokens: Tokens } | 'refused' | 'copied'> {
  const at = platform.now();
  const [held] = await findRefreshToken(tx, { tokenHash: hashOf(refreshToken) });
  if (!held || held.ended || held.expiresAt <= at) return 'refused';
  const { sessionId, userId, usedAt, successorSalt, deviceHash } = held;
  const isCopy = usedAt !== null && (successorSalt === null || at.getTime() - usedAt.getTime() > LOST_REPLY_MS);
  if (isCopy || !deviceHash?.equals(device)) {
    await endCopied(platform, tx, sessionId, userId);
    return 'copied';
  }
  const salt = successorSalt ?? randomBytes(32);
  const tokens = successorOf(refreshToken, salt, usedAt ?? at);
  if (usedAt === null)
    await rotateTokens(tx, { usedHash: hashOf(refreshToken), sessionId, now: at, ...hashed(tokens), salt });
  return { userId, tokens };
}

async function endCopied(platform: Platform, tx: Queryable, sessionId: string, userId: string): Promise<void> {
  const ended = await endSession(tx, { sessionId, now: platform.now(), action: 'session-ended-by-copied-token' });
  const [person] = await personById(tx, { userId });
  if (ended.length === 0 || !person) return;
  await warn(platform, tx, person, {
    kind: 'session-copied',
    message: 'One of your sessions was used from a second place and has been ended',
    email: sessionCopiedEmail(person),
  });
}

const NONE: OwnAccess = { menuItems: [], claims: [] };

/** Without `tokens` there is something left to prove. */
export function replyOf(
  person: Person,
  {
    tokens,
    access = NONE,
    challenge = null,
    isRatingDue: displayCSATModal = false,
    impersonator,
  }: {
    readonly tokens?: Pick<Tokens, 'token' | 'expiresAt' | 'refreshToken'>;
    readonly access?: OwnAccess;
    readonly challenge?: string | null;
    readonly isRatingDue?: boolean;
    readonly impersonator?: { readonly userName: string; readonly ends: Date };
  },
): LoginReply {
  return {
    userId: person.id,
    userName: person.userName,
    userType: person.userType,
    fullName: fullNameOf(person),
    birthday: person.birthday,
    studentTypeId: person.studentTypeId,
    jwtToken: tokens ? { token: tokens.token, expires: tokens.expiresAt.toISOString() } : null,
    refreshToken: tokens?.refreshToken ?? null,
    impersonatorUsername: impersonator?.userName ?? null,
    impersonationEnds: impersonator?.ends.toISOString() ?? null,
    isImpersonating: impersonator !== undefined,
    displayCSATModal,
    ...access,
    twoFactor: person.twoFactor !== null,
    oldUser: person.hasMoved,
    challenge,
  };
}
