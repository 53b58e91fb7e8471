import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { maintain } from '#server/platform/database/embedded/maintenance.ts';
import { groundOf } from '../../support/grounds.ts';
import { rawPool } from './rawPool.ts';

describe('the housekeeping of the embedded database', () => {
  const ground = groundOf('embedded');

  test('gives the planner the size of a table that has grown', async () => {
    const pool = await rawPool(ground, await ground.freshPlace());
    await pool.query('CREATE TABLE "Bed" (number int4); INSERT INTO "Bed" SELECT generate_series(1, 5000)');
    await pause(1100); // PostgreSQL reports what has changed once a second.
    await pool.query('SELECT 1');
    await maintain(pool);
    const { rows } = await pool.query(`SELECT reltuples::int4 AS rows FROM pg_class WHERE relname = 'Bed'`);
    expect(rows).toEqual([{ rows: 5000 }]);
  });
});
