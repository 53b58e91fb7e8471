import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from './database.ts';
import { EmbeddedConnection } from './embedded/connection.ts';
import { startEngine } from './embedded/engine.ts';
import { lockDirectory } from './embedded/lock.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { listenBeside, OwnEars } from './listening.ts';
import { migrate } from './migrate.ts';
import { databaseOf, openPool, type Observe } from './pool.ts';
import type { WaitForConnection } from './startPatience.ts';

export interface DatabaseOptions {
  /** Without one the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log?: Pick<FastifyBaseLogger, 'error'> | undefined;
  /** Leaves the database at its migration, for whoever only reads. */
  readonly asItIs?: boolean;
  readonly observe?: Observe;
  /** Without it a statement fails when no connection is free within ten seconds. */
  readonly waitForConnection?: WaitForConnection;
}

/** @throws one plain line when another process has the data directory, or a migration does not fit */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log = console,
  asItIs = false,
  observe = () => undefined,
  waitForConnection,
}: DatabaseOptions): Promise<Database> {
  const onIdleError = (cause: Error) => log.error(cause);
  const prepare: Prepare = async (pool) => {
    if (!asItIs) await migrate(pool, undefined, waitForConnection);
  };
  const asDatabase: AsDatabase = (pool, own) => databaseOf(pool, own, observe, waitForConnection);
  return databaseUrl
    ? openPostgres(databaseUrl, onIdleError, prepare, asDatabase)
    : openEmbedded(dataDir, onIdleError, prepare, asDatabase);
}

async function openPostgres(
  connectionString: string,
  onIdleError: (cause: Error) => void,
  prepare: Prepare,
  asDatabase: AsDatabase,
): Promise<Database> {
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for `onConnect` before it gives a connection away; its types do not say so
  const pool = openPool({ connectionString, max: 10, keepAlive: true, onConnect: withoutJit }, onIdleError);
  const listening: (() => Promise<void>)[] = [];
  return prepared(
    pool,
    prepare,
    asDatabase(pool, {
      kind: 'postgres',
      async listen(channel, onMessage) {
        listening.push(await listenBeside(connectionString, channel, onMessage, onIdleError));
      },
      async close() {
        for (const stop of listening) await stop();
        await pool.end();
      },
    }),
  );
}

/** Compiling takes seconds where a plan's cost is overestimated, as of a table that was never analyzed; our statements take milliseconds. */
const withoutJit = (client: pg.ClientBase) => client.query('set jit = off');

async function openEmbedded(
  dataDir: string,
  onIdleError: (cause: Error) => void,
  prepare: Prepare,
  asDatabase: AsDatabase,
): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  try {
    const engine = await startEngine(join(dataDir, 'database'));
    const listener = new OwnEars();
    const stream = () => new EmbeddedConnection(engine);
    const options = { user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0, stream };
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for `onConnect` before it gives a connection away; its types do not say so
    const pool = openPool({ ...options, onConnect: listener.attach }, onIdleError);
    const stopMaintenance = startMaintenance(pool, onIdleError);
    return await prepared(
      pool,
      prepare,
      asDatabase(pool, {
        kind: 'embedded',
        listen: (channel, onMessage) => listener.listen(pool, channel, onMessage),
        async close() {
          await stopMaintenance();
          await pool.end();
          await engine.close();
          unlock();
        },
      }),
    );
  } catch (cause) {
    unlock();
    throw cause;
  }
}

type Prepare = (pool: pg.Pool) => Promise<void>;

type AsDatabase = (pool: pg.Pool, own: Pick<Database, 'kind' | 'listen' | 'close'>) => Database;

async function prepared(pool: pg.Pool, prepare: Prepare, database: Database): Promise<Database> {
  try {
    await prepare(pool);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}
