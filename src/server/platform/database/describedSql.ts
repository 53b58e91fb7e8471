import { camelRows } from './camelRows.ts';
import type { Row } from './columns.ts';
import type { Queryable } from './database.ts';
import type { Statements } from './generated/statements.ts';
import { inOrder, type Values } from './parameters.ts';
import { register } from './statement.ts';
import { readText, type WrittenText } from './writtenText.ts';

type Name = keyof Statements;

export type DescribedStatement<N extends Name> = (
  db: Queryable,
  ...values: keyof Statements[N]['parameters'] extends never ? [] : [Values<Statements[N]['parameters']>]
) => Promise<RowOf<N>[]>;

export type RowOf<N extends Name> = Row<Statements[N]['columns']>;

/** `npm run generate` describes each. */
export const written: (WrittenText & { readonly name: string })[] = [];

/**
 * Makes a statement whose types are PostgreSQL's own description of it (`npm run generate`). `$name` is a parameter, `$name?` one that
 * may be null, and one of JSON is written `$name::jsonb`. A column is null where its table allows it, and where it is called
 * `as "name?"`: PostgreSQL does not say that of outer joins and expressions. It is not null where it is called `as "name!"`, for the
 * statement leaves out what is null. Rows have camelCase keys.
 * @throws at boot for a taken name
 */
export const sql =
  <const N extends Name>(name: N) =>
  (texts: TemplateStringsArray, ...parts: readonly (string | number)[]): DescribedStatement<N> => {
    const read = readText(String.raw({ raw: texts }, ...parts));
    register(name, { text: read.text, parameters: read.parameters.map((parameter) => parameter.name) });
    written.push({ name, ...read });
    const order = inOrder(read.parameters);
    const run = async (db: Queryable, values: Readonly<Record<string, unknown>> = {}) =>
      camelRows((await db.query({ name, text: read.text, values: order(values) })).rows);
    return run as unknown as DescribedStatement<N>;
  };
