import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { databaseOf, openPool } from '#server/platform/database/pool.ts';
import { StartPatience } from '#server/platform/database/startPatience.ts';
import { statement } from '#server/platform/database/statement.ts';
import { databasesOf } from '../../support/databases.ts';

const one = statement('test.one', {}, 'select 1 as one', { one: 'int4' });

const NO_CONNECTION = 'timeout exceeded when trying to connect';

const databases = databasesOf('postgres');

/** A database with one connection that is in use until `free` is called. */
async function busyDatabase() {
  const { databaseUrl } = await databases.freshPlace();
  const pool = openPool({ connectionString: databaseUrl, max: 1 }, console.error);
  databases.whenOver(() => pool.end());
  const warnings: string[] = [];
  const warned = Promise.withResolvers<void>();
  const patience = new StartPatience({
    warn: (message: string) => {
      if (warnings.push(message) === 3) warned.resolve();
    },
  });
  const own = { kind: 'postgres', listen: () => Promise.resolve(), close: () => Promise.resolve() } as const;
  const database = databaseOf(pool, own, () => undefined, patience.wait);
  const client = await pool.connect();
  pool.options.connectionTimeoutMillis = 20;
  return { database, patience, warned: warned.promise, free: () => client.release() };
}

test('a start waits for a connection, and says so, longer than a request would', async () => {
  const { database, warned, free } = await busyDatabase();
  const answers = Promise.all([one(database), database.transaction((tx) => one(tx))]);
  await warned;
  free();
  expect(await answers).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});

test('a server that has started answers that it cannot be reached', async () => {
  const { database, patience, free } = await busyDatabase();
  patience.end();
  await expect(one(database)).rejects.toThrow(NO_CONNECTION);
  free();
});

test('migrations, statements and listening wait for their connections', async () => {
  const { databaseUrl, dataDir } = await databases.freshPlace();
  let waits = 0;
  const waitForConnection = <T>(attempt: () => Promise<T>) => {
    waits += 1;
    return attempt();
  };
  const database = await openDatabase({ databaseUrl, dataDir, waitForConnection });
  databases.whenOver(database.close);
  expect(waits, 'the migrations').toBe(1);
  await one(database);
  await database.transaction((tx) => one(tx));
  await database.listen('test_patience', () => undefined);
  expect(waits).toBe(4);
});
