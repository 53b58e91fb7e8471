import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/pool.ts';
import { statement } from '#server/platform/database/statement.ts';
import { databasesOf, onBothDatabases } from '../../support/databases.ts';
import { rawPool } from './rawPool.ts';

const makeTable = statement('test.make_table', {}, 'CREATE TABLE bunk (letter text PRIMARY KEY)', {});
const clearTable = statement('test.clear_table', {}, 'DELETE FROM bunk', {});
const addBed = statement('test.add_bed', { letter: 'text' }, 'INSERT INTO bunk VALUES ($letter)', {});
const beds = statement('test.beds', {}, 'SELECT letter FROM bunk ORDER BY letter', { letter: 'text' });
const letters = async (db: Queryable) => (await beds(db)).map(({ letter }) => letter);

onBothDatabases('a transaction', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.freshDatabase();
    await makeTable(database);
  });
  beforeEach(() => clearTable(database));

  test('commits when its work resolves, and gives the result', async () => {
    const result = await database.transaction(async (tx) => {
      await addBed(tx, { letter: 'A' });
      return 'done';
    });
    expect(result).toBe('done');
    expect(await letters(database)).toEqual(['A']);
  });

  test('leaves nothing when its work throws, and the connection serves on', async () => {
    const work = database.transaction(async (tx) => {
      await addBed(tx, { letter: 'A' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await letters(database)).toEqual([]);
  });

  test('leaves nothing when a statement fails', async () => {
    const work = database.transaction(async (tx) => {
      await addBed(tx, { letter: 'A' });
      await addBed(tx, { letter: 'A' });
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await letters(database)).toEqual([]);
  });

  test('refuses a query on the database from inside it, instead of waiting for itself', async () => {
    await expect(database.transaction(() => beds(database))).rejects.toThrow('inside an open transaction');
    expect(await letters(database)).toEqual([]);
  });

  test('twenty at once all take place', async () => {
    const names = Array.from({ length: 20 }, (_, index) => String.fromCharCode(65 + index));
    await Promise.all(names.map((name) => database.transaction((tx) => addBed(tx, { letter: name }))));
    expect(await letters(database)).toEqual(names);
  });
});

describe('a connection that is lost', () => {
  const databases = databasesOf('postgres');

  test('between two statements of a transaction fails the second, and the process lives on', async () => {
    const pool = await rawPool(databases, await databases.freshPlace());
    const work = inTransaction(pool, async (client) => {
      const lost = new Promise<void>((resolve) => client.once('end', resolve));
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      await lost;
      await client.query('select 1');
    });
    await expect(work).rejects.toThrow('not queryable');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
