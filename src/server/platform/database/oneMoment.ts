import type { Database, Queryable } from './database.ts';

/** Reads in a transaction that sees one moment: what others commit meanwhile is in none of its rows. */
export const inOneMoment = <T>(database: Database, read: (tx: Queryable) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.query({ name: '', text: 'set transaction isolation level repeatable read, read only', values: [] });
    return read(tx);
  });
