import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { throwUnavailable } from './away.ts';
import type { Database, Queryable } from './database.ts';
import type { WaitForConnection } from './startPatience.ts';

const int8 = 20;
const date = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

export function openPool(config: pg.PoolConfig, onIdleError: (cause: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config, types });
  pool.on('error', (cause) => {
    if (!pool.ending) onIdleError(cause);
  });
  // The pool listens to idle connections only. An error of one in a transaction would end the process; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const once: WaitForConnection = (attempt) => attempt();

/** A query past an open transaction waits for itself on the embedded connection, and reads outside it on PostgreSQL. */
const transactions = new AsyncLocalStorage<{ open: boolean }>();

const refuseInsideTransaction = () => {
  if (transactions.getStore()?.open)
    throw new Error('The database was asked from inside an open transaction: use the `tx` that the transaction gives');
};

/** `statement` is '' for one without a name. */
export type Observe = (statement: string, seconds: number) => void;

export function databaseOf(
  pool: pg.Pool,
  own: Pick<Database, 'kind' | 'listen' | 'close'>,
  observe: Observe,
  waitFor = once,
): Database {
  return {
    ...own,
    listen: (channel, onMessage) => waitFor(() => own.listen(channel, onMessage)),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async query(config) {
      refuseInsideTransaction();
      return timed({ query: (named) => waitFor(() => pool.query(named)) }, observe).query(config);
    },
    async transaction<T>(work: (tx: Queryable) => Promise<T>) {
      refuseInsideTransaction();
      return inTransaction(pool, (client) => work(timed(client, observe)), waitFor);
    },
  };
}

const timed = (db: Queryable, observe: Observe): Queryable => ({
  async query(config) {
    const began = performance.now();
    try {
      return await db.query(config);
    } catch (cause) {
      return throwUnavailable(cause);
    } finally {
      observe(config.name, (performance.now() - began) / 1000);
    }
  },
});

/** A connection that cannot roll back is thrown away. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
  waitFor = once,
): Promise<T> {
  const client = await waitFor(() => pool.connect()).catch(throwUnavailable);
  const state = { open: true };
  let broken = false;
  try {
    await client.query('BEGIN').catch(throwUnavailable);
    const result = await transactions.run(state, () => work(client));
    await client.query('COMMIT').catch(throwUnavailable);
    return result;
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw cause;
  } finally {
    state.open = false;
    client.release(broken);
  }
}
