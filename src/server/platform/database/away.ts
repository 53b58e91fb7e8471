import pg from 'pg';
import { Away } from '../away.ts';

/** Of PostgreSQL's own codes: a lost connection, no disk, memory or connection left, stopping or starting, a disk that fails. */
const CODES = /^(08|53|57P|58)/;

/** What `pg` and its pool say themselves of a line that is gone; they give it no code. */
const UNHEARD = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** For `catch`: a query that failed and is not to blame for it is told as `Away`. */
export function throwUnavailable(cause: unknown): never {
  throw cause instanceof Error && isAway(cause) ? new Away(cause, 'The college cannot be reached just now. Please try again in a moment.') : cause;
}

function isAway(cause: Error & { readonly syscall?: string }): boolean {
  if (cause instanceof pg.DatabaseError) return CODES.test(cause.code ?? '');
  return cause.syscall !== undefined || UNHEARD.test(cause.message);
}
