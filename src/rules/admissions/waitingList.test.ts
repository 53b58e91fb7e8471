import { expect, test } from 'vitest';
import type { Seats } from './select.ts';
import { movingUp } from './waitingList.ts';

const OGUN = 28;
const waits = (id: string, aggregate: number, stateId = 1, isPreferred = false) => ({
  id,
  aggregate,
  stateId,
  isPreferred,
  isUnclear: false,
});
const seats = (free: number, pools: Partial<Seats['pools']> = {}): Seats => ({
  pools: { merit: 0, catchment: 0, elds: 0, ...pools },
  free,
  catchment: new Set([OGUN]),
  elds: new Set(),
  cutOff: 0,
});
const moved = (list: Parameters<typeof movingUp>[0], collegeFree = 100) =>
  movingUp(list, collegeFree).map(({ candidate, pool }) => `${candidate.id} ${pool}`);

const WAITING = [waits('a', 90), waits('b', 80), waits('c', 70, OGUN), waits('d', 60)];

test('the next by rank has a seat by merit, the next of the catchment one of the catchment', () => {
  expect(moved([{ seats: seats(1, { merit: 1 }), waiting: WAITING, isPaused: false }])).toEqual(['a merit']);
  expect(moved([{ seats: seats(1, { catchment: 1 }), waiting: WAITING, isPaused: false }])).toEqual(['c catchment']);
  expect(moved([{ seats: seats(2, { catchment: 2 }), waiting: WAITING, isPaused: false }])).toEqual([
    'a leftover',
    'c catchment',
  ]);
});

test('exactly as many as places are free, of the programme and of the college', () => {
  expect(moved([{ seats: seats(0, { merit: 3 }), waiting: WAITING, isPaused: false }])).toEqual([]);
  expect(moved([{ seats: seats(-2, { merit: 3 }), waiting: WAITING, isPaused: false }])).toEqual([]);
  expect(moved([{ seats: seats(9, { merit: 9 }), waiting: WAITING, isPaused: false }])).toHaveLength(4);
  const two = { seats: seats(2, { merit: 2 }), waiting: WAITING, isPaused: false };
  expect(moved([two, { ...two, waiting: [waits('e', 99)] }], 2)).toEqual(['a merit', 'b merit']);
  expect(moved([two], -1)).toEqual([]);
});

test('nobody moves up where the list is paused', () => {
  expect(moved([{ seats: seats(2, { merit: 2 }), waiting: WAITING, isPaused: true }])).toEqual([]);
});

test('a tie at the last free place gives it to nobody until a person decides', () => {
  const tied = [waits('a', 90), waits('b', 90), waits('c', 70)];
  expect(moved([{ seats: seats(1, { merit: 1 }), waiting: tied, isPaused: false }])).toEqual([]);
  expect(
    moved([{ seats: seats(1, { merit: 1 }), waiting: [tied[0]!, waits('b', 90, 1, true)], isPaused: false }]),
  ).toEqual(['b merit']);
});
