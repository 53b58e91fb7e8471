import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Databases } from './databases.ts';
import { startPostgres, type TemporaryPostgres } from './postgres.ts';
import { newDatabase, type DatabasePlace } from './testDatabases.ts';

/** A PostgreSQL that a test may harm: nobody else's, and its commits reach the disk. */
export interface OwnCluster {
  readonly place: DatabasePlace;
  readonly cluster: TemporaryPostgres;
}

export async function ownCluster(databases: Databases): Promise<OwnCluster> {
  const cluster = await startPostgres({ durable: true });
  databases.whenOver(cluster.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-own-'));
  databases.whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  return {
    cluster,
    place: { databaseUrl: await newDatabase(cluster.url, 'college'), dataDir, remove: async () => undefined },
  };
}
