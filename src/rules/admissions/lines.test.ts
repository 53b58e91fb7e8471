import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { select, type Seats } from './select.ts';

const [OGUN, KOGI, ABIA] = [28, 23, 1];
const SEATS: Seats = {
  pools: { merit: 1, catchment: 1, elds: 1 },
  free: 3,
  catchment: new Set([OGUN]),
  elds: new Set([KOGI]),
  cutOff: 0,
};
const candidate = (id: string, aggregate: number, stateId: number | null) => ({
  id,
  aggregate,
  stateId,
  isPreferred: false,
  isUnclear: false,
});

test('who waits stands below the merit line, and among those of the pool whom merit did not let in', () => {
  const ranked = [
    candidate('A', 900, OGUN),
    candidate('B', 800, OGUN),
    candidate('C', 700, KOGI),
    candidate('D', 600, OGUN),
    candidate('E', 600, OGUN),
    candidate('F', 500, ABIA),
    candidate('G', 400, null),
  ];
  const lines = linesOf(select(ranked, SEATS), SEATS);
  expect(lines.merit).toBe(900);
  expect(lines.standingsOf(ranked[3]!)).toEqual([{ pool: 'catchment', rank: 2, seats: 1 }]);
  expect(lines.standingsOf(ranked[4]!)).toEqual([{ pool: 'catchment', rank: 2, seats: 1 }]);
  expect(lines.standingsOf(ranked[5]!)).toEqual([]);
  expect(lines.standingsOf(ranked[6]!)).toEqual([]);
});

test('without a seat by merit there is no line', () => {
  const seats = { ...SEATS, pools: { ...SEATS.pools, merit: 0 }, free: 0 };
  const ranked = [candidate('A', 900, OGUN)];
  expect(linesOf(select(ranked, seats), seats).merit).toBeNull();
});
