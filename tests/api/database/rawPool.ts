import { join } from 'node:path';
import type pg from 'pg';
import { EmbeddedConnection } from '#server/platform/database/embedded/connection.ts';
import { startEngine } from '#server/platform/database/embedded/engine.ts';
import { openPool } from '#server/platform/database/pool.ts';
import type { Ground } from '../../support/grounds.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** The pool beneath a `Database`, with no migration, lock or housekeeping around it; closed with the test. */
export async function rawPool(ground: Ground, place: DatabasePlace): Promise<pg.Pool> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl) {
    const pool = openPool({ connectionString: databaseUrl }, console.error);
    ground.whenOver(() => pool.end());
    return pool;
  }
  const engine = await startEngine(join(dataDir, 'database'));
  ground.whenOver(engine.close);
  const pool = openPool(
    { user: 'postgres', database: 'postgres', max: 1, stream: () => new EmbeddedConnection(engine) },
    console.error,
  );
  ground.whenOver(() => pool.end());
  return pool;
}
