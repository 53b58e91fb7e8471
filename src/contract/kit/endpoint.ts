import type { Static, TSchema } from 'typebox';
import type { Claim } from '../people/claims.ts';

/** `applicant`: the holder of an application's token, for that one only; `user`: anyone signed in, for themselves. */
export type Access = 'public' | 'applicant' | 'user' | { claim: Claim };

/** Paths are relative to the one API base address, `/api`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Nobody may do it while impersonating. */
  readonly inPerson?: true;
  /** Whose account, rights or facts it changes: whoever may do less than that person or role is refused. The handler calls the guard. */
  readonly changes?: 'person' | 'role';
  /** When the server is crowded: a `free` call never waits; a `login` call is let in before newcomers, and its caller stays in once it succeeds; every other call waits as a newcomer. */
  readonly door?: 'free' | 'login';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What the documentation shows in place of a body that the server judges by itself, as that of a section by its declaration. */
  readonly bodyShown?: () => object | undefined;
  /** `data` of the reply `{success, message?, data}`. */
  readonly reply: TSchema;
  readonly produces?: string;
}

/** Retains the literal types, so that a caller's path, body and reply are checked against the contract. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends TSchema ? Static<E[K]> : undefined;

export type Params<E extends Endpoint> = Part<E, 'params'>;
export type Query<E extends Endpoint> = Part<E, 'query'>;
export type Body<E extends Endpoint> = Part<E, 'body'>;
export type Reply<E extends Endpoint> = Static<E['reply']>;
