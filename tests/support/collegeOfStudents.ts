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

/** A college of the test's own, on a database of its own: what is counted there are the students that the test makes. */
export const test = base.extend<{ own: Own }>({
  own: [
    async ({}, use) => {
      const cluster = await startPostgres();
      const databaseUrl = await newDatabase(cluster.url, `matricula_students_${process.pid}`);
      const dataDir = mkdtempSync(join(tmpdir(), 'matricula-students-'));
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
    { timeout: LONGEST_TEST_MS },
  ],
  baseURL: async ({ own }, use) => use(own.server.address),
});
