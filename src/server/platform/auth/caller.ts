import type { FastifyRequest } from 'fastify';
import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/claims.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Platform } from '../platform.ts';
import { forbidden, unauthorised } from '../problem.ts';
import { applicationOf } from './applicantToken.ts';
import { hashOf } from './secret.ts';
import { findUser } from './sql.ts';

export interface Applicant {
  readonly applicationId: string;
}

/** A person who signed in. */
export interface User {
  readonly userId: string;
  readonly sessionId: string;
  readonly userName: string;
  /** Lower case. */
  readonly userType: string;
  readonly claims: ReadonlySet<Claim>;
  /** Who is in this person's place. */
  readonly impersonatorId: string | null;
}

/** Who calls, as far as the route's access rule lets in: nobody known on a public route. */
export type Caller<A extends Access = Access> = A extends 'applicant' ? Applicant : A extends 'public' ? undefined : User;

/** Who does something, and from where: what the audit log is told. */
export interface By {
  readonly user: User;
  readonly ip: string;
}

/** Of a call that a signed-in person makes. */
export const byOf = ({ caller, request }: { readonly caller: User; readonly request: FastifyRequest }): By => ({ user: caller, ip: request.ip });

/** A person, as the audit log names them. */
export const actorOf = ({ userId }: Pick<User, 'userId'>): string => `user:${userId}`;

export type IdentifyCaller = (rule: Pick<Endpoint, 'access' | 'inPerson'>, request: FastifyRequest) => Promise<Caller>;

/** Resolves the caller before the body is read, or refuses: 401 for nobody known, 403 for one who lacks the claim. */
export const identifyCaller = (platform: Platform): IdentifyCaller => async ({ access, inPerson }, request) => {
  if (access === 'public') return undefined;
  if (access === 'applicant') return { applicationId: await applicationOf(platform, bearer(request)) };
  const user = await userOf(platform, bearer(request));
  if (access !== 'user' && !user.claims.has(access.claim)) throw forbidden();
  if (inPerson && user.impersonatorId !== null) throw forbidden("This cannot be done in another person's place");
  return user;
};

async function userOf({ database, now }: Platform, token: string): Promise<User> {
  const [row] = await findUser(database, [hashOf(token), now()]);
  if (!row) throw unauthorised();
  return { userId: row.id, sessionId: row.session_id, userName: row.user_name, userType: row.user_type, claims: new Set(claimsIn(row.claims as Claim[], row.impersonator_id)), impersonatorId: row.impersonator_id };
}

/** Of what a person holds, what may be done by who acts for them: all of it for themselves, less in their place. */
export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

/** The token that a call carries; without one it is a 401. */
export function bearer(request: FastifyRequest): string {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorised();
  return token;
}
