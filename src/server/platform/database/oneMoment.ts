import type { Database, Queryable } from './database.ts';

export const inOneMoment = <T>(database: Database, read: (tx: Queryable) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.query({ name: '', text: 'set transaction isolation level repeatable read, read only', values: [] });
    return read(tx);
  });
