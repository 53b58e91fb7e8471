import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { callerOf } from './call.ts';
import { startCollege } from './colleges.ts';
import { test as base } from './e2e.ts';
import { startPostgres } from './postgres.ts';
import type { TestServer } from './server.ts';
import { newDatabase } from './testDatabases.ts';
import { LONGEST_TEST_MS } from './until.ts';

interface Own {
  /** What the factories of students and fees need of one. */
  readonly server: TestServer;
  readonly run: (text: string, values: unknown[]) => Promise<unknown>;
}

/** A college on a database of its own that the test writes students into. */
export const test = base.extend<object, { own: Own }>({
  own: [
    async ({}, use, { parallelIndex }) => {
      const cluster = await startPostgres();
      const databaseUrl = await newDatabase(cluster.url, `matricula_fees_${process.pid}_${parallelIndex}`);
      const dataDir = mkdtempSync(join(tmpdir(), 'matricula-fees-'));
      const college = await startCollege({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      const pool = new pg.Pool({ connectionString: databaseUrl });
      const { address } = college;
      const server = { ...callerOf(address), address, platform: { database: pool } } as unknown as TestServer;
      await use({ server, run: (text, values) => pool.query(text, values) });
      await pool.end();
      await college.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: LONGEST_TEST_MS },
  ],
  baseURL: async ({ own }, use) => use(own.server.address),
});
