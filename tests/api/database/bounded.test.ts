import { expect, test } from 'vitest';
import { bounded } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { databasesOf } from '../../support/databases.ts';

const databases = databasesOf('postgres');
const BOUND = { mostMs: 100, advice: 'Please narrow it' };
const wait = (db: Queryable, seconds: number) => db.query({ name: '', text: 'select pg_sleep($1)', values: [seconds] });

test('a statement that takes too long is given up with advice, and the next has its time', async () => {
  const database = await databases.freshDatabase();
  await expect(bounded(database, BOUND, (tx) => wait(tx, 30))).rejects.toMatchObject({
    status: 422,
    message: 'Please narrow it',
  });
  await expect(bounded(database, BOUND, async (tx) => (await wait(tx, 0)).rows.length)).resolves.toBe(1);
  await wait(database, 0.3);
});
