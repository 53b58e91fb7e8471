import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import {
  statement,
  type Column,
  type Parameter,
  type Row,
  type Statement,
  type Values,
} from '../../platform/database/statement.ts';

export interface Given {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Runs statements whose text depends on what is requested: each text is one prepared statement, named by what begins its name. */
export function composed(beginning: string) {
  const made = new Map<string, Statement>();
  return async <Columns extends Record<string, Column>>(
    db: Queryable,
    text: string,
    { parameters, values }: Given,
    columns: Columns,
  ) => {
    const known =
      made.get(text) ??
      statement(
        `${beginning}-${createHash('sha1').update(text).digest('hex').slice(0, 10)}`,
        parameters,
        text,
        columns,
      );
    made.set(text, known);
    return (await known(db, values as Values<Record<string, Parameter>>)) as Row<Columns>[];
  };
}
