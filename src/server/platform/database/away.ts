import pg from 'pg';
import { Away } from '../away.ts';

/** These SQLSTATEs mean a lost connection, exhausted resources, a shutdown or start, or a failing disk. */
const CODES = /^(08|53|57P|58)/;

/** `pg` and its pool give a lost connection no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function throwUnavailable(cause: unknown): never {
  throw cause instanceof Error && isAway(cause)
    ? new Away(cause, 'We cannot reach the college now. Please try again in a moment.')
    : cause;
}

function isAway(cause: Error & { readonly syscall?: string }): boolean {
  if (cause instanceof pg.DatabaseError) return CODES.test(cause.code ?? '');
  return cause.syscall !== undefined || LOST_CONNECTION.test(cause.message);
}
