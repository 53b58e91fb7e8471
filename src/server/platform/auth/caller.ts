import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/endpoint.ts';
import type { Platform } from '../platform.ts';
import { unauthorised } from '../problem.ts';
import { applicationOf } from './applicantToken.ts';

export interface Applicant {
  readonly applicationId: string;
}

/** Who calls, as far as the route's access rule lets in: nobody known on a public route. */
export type Caller<A extends Access = Access> = A extends 'applicant' ? Applicant : undefined;

export type IdentifyCaller = (access: Access, request: FastifyRequest) => Promise<Caller>;

/**
 * Resolves the caller before the body is read, or refuses with 401. No user can sign in yet, so a route that asks for
 * a claim lets nobody in.
 */
export const identifyCaller = (platform: Platform): IdentifyCaller => async (access, request) => {
  if (access === 'public') return undefined;
  if (access === 'applicant') return { applicationId: await applicationOf(platform, bearer(request)) };
  throw unauthorised();
};

function bearer(request: FastifyRequest): string {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorised();
  return token;
}
