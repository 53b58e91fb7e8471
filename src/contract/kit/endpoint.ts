import type { Static, TSchema } from 'typebox';
import type { Claim } from '../people/claims.ts';

/**
 * Who may call: `public` anyone; `applicant` the holder of an application's token, for that application only; `user`
 * anyone signed in, for themselves; a claim, the signed-in user whose role or person holds it.
 */
export type Access = 'public' | 'applicant' | 'user' | { claim: Claim };

/** One route of the HTTP contract. Paths are relative to the one API base address, `/api`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** For the person alone: nobody who is in their place may do it. */
  readonly inPerson?: true;
  /**
   * How callers of a public endpoint are met while the portal carries all it can: `free`, they never wait; `login`, they go
   * before newcomers and are in when it succeeds. Without it they are newcomers.
   */
  readonly door?: 'free' | 'login';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What stands under `data` in the reply `{success, message?, data}`. */
  readonly reply: TSchema;
  /** The media type of a reply that is not JSON (a PDF, an image, a line of text); it is sent as it stands. */
  readonly produces?: string;
}

/** Keeps the literal types, so that a caller's path, body and reply are checked against the contract. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends TSchema ? Static<E[K]> : undefined;

export type Params<E extends Endpoint> = Part<E, 'params'>;
export type Query<E extends Endpoint> = Part<E, 'query'>;
export type Body<E extends Endpoint> = Part<E, 'body'>;
export type Reply<E extends Endpoint> = Static<E['reply']>;
