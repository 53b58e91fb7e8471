import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POOLS, seatsByPool, USUAL_SHARES } from './shares.ts';

test.each([
  [47, [21, 17, 9]],
  [10, [5, 3, 2]],
  [1, [1, 0, 0]],
  [0, [0, 0, 0]],
  [100, [45, 35, 20]],
])('%i seats by 45/35/20 are %j', (seats, pools) => {
  const given = seatsByPool(seats, USUAL_SHARES);
  expect(POOLS.map((pool) => given[pool])).toEqual(pools);
});

test('the pools have all seats, each its exact share or the whole number beside it', () => {
  const shares = fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return { merit: low, catchment: high - low, elds: 100 - high };
  });
  fc.assert(
    fc.property(fc.nat(2000), shares, (seats, each) => {
      const given = seatsByPool(seats, each);
      expect(POOLS.reduce((sum, pool) => sum + given[pool], 0)).toBe(seats);
      for (const pool of POOLS) expect(Math.abs(given[pool] * 100 - seats * each[pool])).toBeLessThan(100);
    }),
  );
});
