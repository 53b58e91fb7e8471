import type { Queryable } from './database.ts';

interface ColumnTypes {
  uuid: string;
  text: string;
  int4: number;
  /** Read as a number: safe up to 2^53, which kobo amounts and row counts stay below. */
  int8: number;
  bool: boolean;
  timestamptz: Date;
  date: string;
  jsonb: unknown;
  bytea: Buffer;
}

/** A PostgreSQL type, with `?` where the column may be null. */
export type Column = keyof ColumnTypes | `${keyof ColumnTypes}?`;

type Value<C extends Column> = C extends `${infer T extends keyof ColumnTypes}?` ? ColumnTypes[T] | null
  : C extends keyof ColumnTypes ? ColumnTypes[C] : never;

export type Row<C extends Record<string, Column>> = { -readonly [K in keyof C]: Value<C[K]> };

export interface Statement<C extends Record<string, Column> = Record<string, Column>> {
  (db: Queryable, values?: unknown[]): Promise<Row<C>[]>;
  readonly statementName: string;
  readonly text: string;
  readonly columns: C;
}

/** Every statement of the process; a test prepares each on the migrated database and compares the columns. */
export const statements: Statement[] = [];

/**
 * A named prepared statement as a typed function. `columns` names what it returns, in PostgreSQL's types, so that the
 * row's TypeScript type and the check against the database come from one line. Throws at boot when the name is taken: the
 * database would find out only when both have run on one connection.
 */
export function statement<const C extends Record<string, Column>>(name: string, text: string, columns: C): Statement<C> {
  if (statements.some(({ statementName }) => statementName === name)) throw new Error(`Two statements are called '${name}'`);
  const run = async (db: Queryable, values: unknown[] = []) => (await db.query({ name, text, values })).rows as Row<C>[];
  const made = Object.assign(run, { statementName: name, text, columns });
  statements.push(made as unknown as Statement);
  return made;
}
