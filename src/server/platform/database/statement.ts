import type { Column, Row } from './columns.ts';
import type { Queryable } from './database.ts';
import { numbered, ordered, type Parameter, type Values } from './parameters.ts';

export type { Column, Row } from './columns.ts';
export type { Parameter, Values } from './parameters.ts';

export interface Statement<P extends Record<string, Parameter> = Record<string, Parameter>, C extends Record<string, Column> = Record<string, Column>> {
  (db: Queryable, ...values: keyof P extends never ? [] : [Values<P>]): Promise<Row<C>[]>;
  readonly statementName: string;
  readonly parameters: P;
  /** As PostgreSQL is sent it, with numbers for the names of the parameters. */
  readonly text: string;
  readonly columns: C;
}

/** Every statement of the process; a test prepares each on the migrated database and compares parameters and columns. */
export const statements: Statement[] = [];

/**
 * A named prepared statement as a typed function. `parameters` names what it is given, as `$name` in its text, and `columns`
 * what it returns, both in PostgreSQL's types, so that the TypeScript types and the check against the database come from
 * one line. Throws at boot when a parameter is not declared or not used, or when the name is taken: the database would find
 * that out only when both have run on one connection.
 */
export function statement<const P extends Record<string, Parameter>, const C extends Record<string, Column>>(
  name: string, parameters: P, text: string, columns: C,
): Statement<P, C> {
  if (statements.some(({ statementName }) => statementName === name)) throw new Error(`Two statements are called '${name}'`);
  const sent = numbered(name, parameters, text);
  const order = ordered(parameters);
  const run = async (db: Queryable, values: Values<P> = {} as Values<P>) => (await db.query({ name, text: sent, values: order(values) })).rows as Row<C>[];
  const made = Object.assign(run, { statementName: name, parameters, text: sent, columns }) as unknown as Statement<P, C>;
  statements.push(made as unknown as Statement);
  return made;
}
