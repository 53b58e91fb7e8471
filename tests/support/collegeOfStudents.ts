import pg from 'pg';
import { callerOf } from './call.ts';
import { test as base } from './e2e.ts';
import type { TestServer } from './server.ts';

interface Own {
  /** What the factories of students and fees need of one. */
  readonly server: TestServer;
  readonly run: (text: string, values: unknown[]) => Promise<unknown>;
}

/** The file's college is on a database that its tests write into as well: what is counted there are the students that they make. */
export const test = base.extend<{ own: Own }>({
  database: 'postgres',
  own: async ({ college: { address, databaseUrl } }, use) => {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    const server = {
      ...callerOf(address),
      address,
      platform: { database: pool, now: () => new Date() },
    } as unknown as TestServer;
    await use({ server, run: (text, values) => pool.query(text, values) });
    await pool.end();
  },
});
