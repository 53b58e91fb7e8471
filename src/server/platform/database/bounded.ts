import pg from 'pg';
import { invalid } from '../problem.ts';
import type { Database, Queryable } from './database.ts';
import { sql } from './describedSql.ts';

const CANCELLED = '57014';

const boundStatements = sql('bound-statements')`
  select set_config('statement_timeout', $mostMs::int4::text, true) as bound`;

/**
 * Reads in a transaction of which no statement takes longer, so that no wish of a person holds a connection. The embedded database
 * has no such bound. @throws Problem 422 with `advice` where one would
 */
export async function bounded<T>(
  database: Database,
  { mostMs, advice }: { readonly mostMs: number; readonly advice: string },
  read: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(async (tx) => {
      await boundStatements(tx, { mostMs });
      return read(tx);
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === CANCELLED) throw invalid(advice);
    throw error;
  }
}
