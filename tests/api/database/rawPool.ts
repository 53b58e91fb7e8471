import { join } from 'node:path';
import type pg from 'pg';
import { EmbeddedConnection } from '#server/platform/database/embedded/connection.ts';
import { startEngine } from '#server/platform/database/embedded/engine.ts';
import { openPool } from '#server/platform/database/pool.ts';
import type { Databases } from '../../support/databases.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** The pool beneath a `Database`, with no migration, lock or housekeeping around it; closed with the test. */
export async function rawPool(databases: Databases, place: DatabasePlace): Promise<pg.Pool> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl) {
    const pool = openPool({ connectionString: databaseUrl }, console.error);
    databases.whenOver(() => pool.end());
    return pool;
  }
  const engine = await startEngine(join(dataDir, 'database'));
  databases.whenOver(engine.close);
  const pool = openPool(
    { user: 'postgres', database: 'postgres', max: 1, stream: () => new EmbeddedConnection(engine) },
    console.error,
  );
  databases.whenOver(() => pool.end());
  return pool;
}
