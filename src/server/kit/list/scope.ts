import type { User } from '../../platform/auth/caller.ts';
import type { Parameter, Values } from '../../platform/database/statement.ts';

/** A condition of SQL, which says `$name` for its values. */
export interface Condition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export const condition = <const P extends Record<string, Parameter>>(
  sql: string,
  parameters: P,
  values: Values<P>,
): Condition => ({ sql, parameters, values });

/** Which rows a user sees. It differs between users by its values and by few texts: each text is a prepared statement. */
export type Scope = (user: User) => Condition;

/** Nothing where the list has no scope. @throws Error where it has one and nobody asks */
export function scopeFor(list: string, scope: Scope | undefined, user: User | undefined): Condition | undefined {
  if (!scope) return undefined;
  if (!user) throw new Error(`The list '${list}' has a scope, and no user asks for it`);
  return scope(user);
}
