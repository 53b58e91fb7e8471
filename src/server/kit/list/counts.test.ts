import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { countOnce, forgettingCounts } from './counts.ts';

test('a count that took long is cached, until somebody has written', async () => {
  const db = {} as Queryable;
  let rows = 12;
  const count = vi.fn(async () => {
    await pause(100);
    return { total: rows, sums: {} };
  });
  const changed = vi.fn(async () => undefined);
  expect(await countOnce(db, 'student types', count)).toMatchObject({ total: 12 });
  rows += 1;
  expect(await countOnce(db, 'student types', count)).toMatchObject({ total: 12 });
  await forgettingCounts(db, changed)();
  expect(await countOnce(db, 'student types', count)).toMatchObject({ total: 13 });
  expect([count.mock.calls.length, changed.mock.calls.length]).toEqual([2, 1]);
});
