import type { Column, Row } from './columns.ts';
import type { Queryable } from './database.ts';
import { numbered, ordered, type Parameter, type Values } from './parameters.ts';

export type { Column, Row } from './columns.ts';
export type { Parameter, Values } from './parameters.ts';

export interface Statement<
  P extends Record<string, Parameter> = Record<string, Parameter>,
  C extends Record<string, Column> = Record<string, Column>,
> {
  (db: Queryable, ...values: keyof P extends never ? [] : [Values<P>]): Promise<Row<C>[]>;
  readonly statementName: string;
  readonly parameters: P;
  /** Numbers replace the names of the parameters. */
  readonly text: string;
  readonly columns: C;
}

/** A test prepares each on the migrated database and compares parameters and columns. */
export const statements: Statement[] = [];

export interface Prepared {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** Every statement by its name, whether its types are declared here or described (`describedSql.ts`). */
export const prepared = new Map<string, Prepared>();

/** @throws where another statement is called so: PostgreSQL notices that on one connection only */
export function register(name: string, statement: Prepared): void {
  if (prepared.has(name)) throw new Error(`Two statements are called '${name}'`);
  prepared.set(name, statement);
}

/**
 * `parameters` are `$name` in the text; they and `columns` have PostgreSQL's types, from which TypeScript's follow.
 * @throws at boot for an undeclared or unused parameter, and a taken name
 */
export function statement<const P extends Record<string, Parameter>, const C extends Record<string, Column>>(
  name: string,
  parameters: P,
  text: string,
  columns: C,
): Statement<P, C> {
  const sent = numbered(name, parameters, text);
  register(name, { text: sent, parameters: Object.keys(parameters) });
  const order = ordered(parameters);
  const run = async (db: Queryable, values: Values<P> = {} as Values<P>) =>
    (await db.query({ name, text: sent, values: order(values) })).rows as Row<C>[];
  const made = Object.assign(run, { statementName: name, parameters, text: sent, columns }) as unknown as Statement<
    P,
    C
  >;
  statements.push(made as unknown as Statement);
  return made;
}
