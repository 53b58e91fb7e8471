import { describe, expect, test } from 'vitest';
import { maintain } from '#server/platform/database/embedded/maintenance.ts';
import { databasesOf } from '../../support/databases.ts';
import { until } from '../../support/until.ts';
import { rawPool } from './rawPool.ts';

describe('the housekeeping of the embedded database', () => {
  const databases = databasesOf('embedded');

  test('gives the planner the size of a table that has grown', async () => {
    const pool = await rawPool(databases, await databases.freshPlace());
    await pool.query('CREATE TABLE "Bed" (number int4); INSERT INTO "Bed" SELECT generate_series(1, 5000)');
    const changed = `SELECT n_mod_since_analyze::int4 AS rows FROM pg_stat_user_tables WHERE relname = 'Bed'`;
    await until('PostgreSQL reports what has changed, as it does once a second', async () =>
      expect((await pool.query(changed)).rows).toEqual([{ rows: 5000 }]),
    );
    await maintain(pool);
    const { rows } = await pool.query(`SELECT reltuples::int4 AS rows FROM pg_class WHERE relname = 'Bed'`);
    expect(rows).toEqual([{ rows: 5000 }]);
  });
});
