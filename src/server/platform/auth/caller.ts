import type { FastifyRequest } from 'fastify';
import type { Claim } from '#contract/people/claims.ts';
import type { Access, Endpoint } from '#contract/kit/endpoint.ts';
import type { Platform } from '../platform.ts';
import { forbidden, unauthorised, type Problem } from '../problem.ts';
import { applicationOf } from './applicantToken.ts';
import { claimsIn, mayImpersonate } from './claims.ts';
import { hashOf } from './secret.ts';
import { endPlace, findUser, sessionsThatLive } from './sql.ts';
import type { By, User } from './user.ts';

export type { By, User } from './user.ts';

export interface Applicant {
  readonly applicationId: string;
}

export type Caller<A extends Access = Access> = A extends 'applicant'
  ? Applicant
  : A extends 'public'
    ? undefined
    : User;

export const byOf = ({ caller, request }: { readonly caller: User; readonly request: FastifyRequest }): By => ({
  user: caller,
  ip: request.ip,
});

export const actorOf = ({ userId, impersonatorId }: Pick<User, 'userId' | 'impersonatorId'>): string =>
  impersonatorId === null ? `user:${userId}` : `user:${impersonatorId} as user:${userId}`;

export type IdentifyCaller = (rule: Pick<Endpoint, 'access' | 'inPerson'>, request: FastifyRequest) => Promise<Caller>;

/** Runs before the body is read. @throws Problem 401 for nobody known, 403 for one who lacks the claim */
export const identifyCaller =
  (platform: Platform): IdentifyCaller =>
  async (rule, request) => {
    const caller = await callerFor(platform, rule, request);
    platform.backgroundJobs.noteRequest(caller && 'userId' in caller ? caller.userId : undefined);
    return caller;
  };

async function callerFor(
  platform: Platform,
  { access, inPerson }: Pick<Endpoint, 'access' | 'inPerson'>,
  request: FastifyRequest,
): Promise<Caller> {
  if (access === 'public') return undefined;
  if (access === 'applicant') return { applicationId: await applicationOf(platform, bearer(request)) };
  const user = await userOf(platform, bearer(request));
  const refusal = accessRefusal({ access, inPerson }, user);
  if (refusal) throw refusal;
  return user;
}

/** What an endpoint's access rule says to who is signed in; nothing lets them in. */
export function accessRefusal(
  { access, inPerson }: { readonly access: Access; readonly inPerson?: true | undefined },
  { claims, impersonatorId }: User,
): Problem | undefined {
  if (typeof access === 'object' && !claims.has(access.claim)) return forbidden();
  if (inPerson && impersonatorId !== null) return forbidden("This cannot be done in another person's place");
  return undefined;
}

async function userOf({ database, now }: Platform, token: string): Promise<User> {
  const [row] = await findUser(database, { tokenHash: hashOf(token), now: now() });
  if (!row) throw unauthorised();
  const held = row.claims as Claim[];
  if (
    row.impersonatorId !== null &&
    !mayImpersonate({ claims: new Set(row.impersonatorClaims as Claim[]) }, row.entitled as Claim[])
  ) {
    await endPlace(database, { sessionId: row.sessionId, now: now() });
    throw unauthorised();
  }
  return {
    userId: row.id,
    sessionId: row.sessionId,
    userName: row.userName,
    userType: row.userType,
    claims: new Set(claimsIn(held, row.impersonatorId)),
    impersonatorId: row.impersonatorId,
  };
}

/** Which of these sessions a request would still be let in with, by its person and its end. */
export async function livingSessions(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await sessionsThatLive(database, { sessionIds: [...sessionIds], now: now() })).map(({ id }) => id));
}

/** @throws Problem 401 without a token */
export function bearer(request: FastifyRequest): string {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorised();
  return token;
}
