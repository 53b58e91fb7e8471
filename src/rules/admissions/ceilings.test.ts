import { expect, test } from 'vitest';
import { overCeilings, type Ceilings } from './ceilings.ts';

const PHYSICS = {
  departmentId: 1,
  programmeId: 10,
  department: 'Physics',
  seats: 2,
  capacity: 3,
  firstYear: 1,
  admitted: 1,
};
const of = (level: number, departmentId = 1) => ({ departmentId, programmeId: 10, level });
const over = (levels: readonly ReturnType<typeof of>[], ceilings: Partial<Ceilings> = {}) => {
  const found = overCeilings(levels, { programmes: [PHYSICS], college: null, ...ceilings });
  return levels.map((place) => found.get(place) ?? '');
};

test('seats are of first year, the carrying capacity is of all levels, and a refused place counts for nobody', () => {
  expect(over([of(100), of(100), of(200), of(200), of(100)])).toEqual([
    '',
    'the quota of Physics is 2, and it is reached',
    '',
    'the carrying capacity of Physics is 3, and it is reached',
    'the quota of Physics is 2, and it is reached',
  ]);
});

test('the college has a quota for all programmes that have one, and a programme without one has no limit', () => {
  const college = { seats: 5, admitted: 4 };
  expect(over([of(100), of(200), of(100, 7)], { college })).toEqual([
    '',
    'the quota of the college is 5, and it is reached',
    '',
  ]);
});

test('what an older list exceeded refuses nobody of another level', () => {
  expect(over([of(200), of(100)], { programmes: [{ ...PHYSICS, firstYear: 5, capacity: null }] })).toEqual([
    '',
    'the quota of Physics is 2, and it is reached',
  ]);
});
