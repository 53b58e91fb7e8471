import fc from 'fast-check';
import { expect, test } from 'vitest';
import { select, SEAT_POOLS, type Place, type Ranked, type SeatPool, type Seats } from './select.ts';
import { seatsByPool, USUAL_SHARES } from './shares.ts';

const RUNS = 10_000;
const [KOGI, LAGOS, YOBE] = [1, 2, 3];

const candidate = (id: string, aggregate: number, stateId: number | null = LAGOS, isPreferred = false): Ranked => ({
  id,
  aggregate,
  stateId,
  isPreferred,
  isUnclear: false,
});
const seatsFor = (free: number, change: Partial<Seats> = {}): Seats => ({
  pools: seatsByPool(free, USUAL_SHARES),
  free,
  catchment: new Set([KOGI]),
  elds: new Set([YOBE]),
  cutOff: 0,
  ...change,
});
const shown = (places: readonly Place<Ranked>[]) =>
  places.map(({ candidate: { id }, rank, decision, pool }) => [id, rank, decision, pool]);

test('merit takes the best of all, then the catchment its own, then the less developed states theirs', () => {
  const all = [
    candidate('a', 90),
    candidate('b', 85, YOBE),
    candidate('c', 80),
    candidate('d', 75),
    candidate('e', 60, KOGI),
    candidate('f', 50, YOBE),
  ];
  expect(shown(select(all, seatsFor(4)))).toEqual([
    ['a', 1, 'in', 'merit'],
    ['b', 2, 'in', 'merit'],
    ['c', 3, 'waiting', null],
    ['d', 4, 'waiting', null],
    ['e', 5, 'in', 'catchment'],
    ['f', 6, 'in', 'elds'],
  ]);
});

test('what a pool cannot fill goes to the best who are left, and nobody below the cut-off has a seat', () => {
  const all = [
    candidate('a', 90),
    candidate('b', 85),
    candidate('c', 80),
    candidate('d', 75),
    candidate('e', 40, KOGI),
  ];
  expect(shown(select(all, seatsFor(4, { cutOff: 50 })))).toEqual([
    ['a', 1, 'in', 'merit'],
    ['b', 2, 'in', 'merit'],
    ['c', 3, 'in', 'leftover'],
    ['d', 4, 'in', 'leftover'],
    ['e', 5, 'below', null],
  ]);
});

test('who is unclear has no seat, whatever the aggregate, and keeps the rank', () => {
  const all = [
    { ...candidate('a', 90), isUnclear: true },
    candidate('b', 85),
    { ...candidate('c', 10), isUnclear: true },
  ];
  expect(shown(select(all, seatsFor(2, { cutOff: 20 })))).toEqual([
    ['a', 1, 'unclear', null],
    ['b', 2, 'in', 'merit'],
    ['c', 3, 'below', null],
  ]);
});

test('a tie at the last seat gives it to nobody, until a person decides', () => {
  const tied = [
    candidate('a', 90),
    candidate('b', 80),
    candidate('c', 80),
    candidate('d', 70, KOGI),
    candidate('e', 60, YOBE),
  ];
  expect(shown(select(tied, seatsFor(4)))).toEqual([
    ['a', 1, 'in', 'merit'],
    ['b', 2, 'tied', 'merit'],
    ['c', 2, 'tied', 'merit'],
    ['d', 4, 'in', 'catchment'],
    ['e', 5, 'in', 'elds'],
  ]);
  const decided = tied.map((each) => ({ ...each, isPreferred: each.id === 'c' }));
  expect(shown(select(decided, seatsFor(4))).slice(0, 3)).toEqual([
    ['a', 1, 'in', 'merit'],
    ['c', 2, 'in', 'merit'],
    ['b', 2, 'waiting', null],
  ]);
});

test('a pool that a tied candidate may come to waits with its seats', () => {
  const all = [
    candidate('a', 90),
    candidate('b', 80, KOGI),
    candidate('c', 80),
    candidate('d', 70, KOGI),
    candidate('e', 60, YOBE),
  ];
  expect(shown(select(all, seatsFor(4)))).toEqual([
    ['a', 1, 'in', 'merit'],
    ['b', 2, 'tied', 'merit'],
    ['c', 2, 'tied', 'merit'],
    ['d', 4, 'waiting', null],
    ['e', 5, 'in', 'elds'],
  ]);
});

test('who tie where all of them have a seat are not tied', () => {
  expect(
    shown(select([candidate('a', 80), candidate('b', 80)], seatsFor(4))).map(([, rank, decision]) => [rank, decision]),
  ).toEqual([
    [1, 'in'],
    [1, 'in'],
  ]);
});

const arbitrary = fc.record({
  candidates: fc
    .array(
      fc.record({
        aggregate: fc.integer({ min: 0, max: 40 }),
        stateId: fc.constantFrom(null, KOGI, LAGOS, YOBE),
        isPreferred: fc.boolean(),
        isUnclear: fc.nat(4).map((one) => one === 0),
      }),
      { maxLength: 60 },
    )
    .map((all) => all.map((each, index) => ({ ...each, id: `c${index}` }))),
  seats: fc
    .record({
      free: fc.nat(30),
      cutOff: fc.integer({ min: 0, max: 20 }),
      catchment: fc.subarray([KOGI, LAGOS, YOBE]),
      elds: fc.subarray([KOGI, LAGOS, YOBE]),
      total: fc.nat(40),
    })
    .map(({ free, cutOff, catchment, elds, total }): Seats => ({
      pools: seatsByPool(total, USUAL_SHARES),
      free,
      cutOff,
      catchment: new Set(catchment),
      elds: new Set(elds),
    })),
});

const mayTake = ({ stateId }: Ranked, pool: SeatPool, seats: Seats) =>
  pool === 'merit' || pool === 'leftover' || (stateId !== null && seats[pool].has(stateId));

const isBetter = (other: Ranked, holder: Ranked) =>
  other.aggregate > holder.aggregate ||
  (other.aggregate === holder.aggregate && other.isPreferred && !holder.isPreferred);
const isSilentlyParted = (other: Ranked, holder: Ranked) =>
  other.aggregate === holder.aggregate && other.isPreferred === holder.isPreferred;

test('of ten thousand runs none passes over who is better, exceeds its seats, or breaks a tie by itself', () => {
  fc.assert(
    fc.property(arbitrary, ({ candidates, seats }) => {
      const places = select(candidates, seats);
      const inside = places.filter(({ decision }) => decision === 'in');
      expect(inside.length).toBeLessThanOrEqual(seats.free);
      expect(
        places.filter(
          ({ candidate: { isUnclear }, decision }) => isUnclear && decision !== 'unclear' && decision !== 'below',
        ),
      ).toEqual([]);
      for (const pool of SEAT_POOLS) {
        const holders = inside.filter((place) => place.pool === pool).map(({ candidate: holder }) => holder);
        if (pool !== 'leftover') expect(holders.length).toBeLessThanOrEqual(seats.pools[pool]);
        const without = places.filter(
          ({ candidate: each, decision }) =>
            decision !== 'in' && decision !== 'unclear' && each.aggregate >= seats.cutOff && mayTake(each, pool, seats),
        );
        const passedOver = without.filter(({ candidate: other }) =>
          holders.some((holder) => isBetter(other, holder) || isSilentlyParted(other, holder)),
        );
        expect(passedOver).toEqual([]);
      }
      expect(select([...candidates].reverse(), seats)).toEqual(places);
      if (inside.length < seats.free && !places.some(({ decision }) => decision === 'tied'))
        expect(places.every(({ decision }) => decision !== 'waiting')).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
