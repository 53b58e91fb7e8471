import { expect, test } from 'vitest';
import { slotsOf } from './useRowSlots.ts';

const PAGE = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
]);

test('another page takes the rows that are there, in their order', () => {
  expect([...slotsOf(['d', 'e', 'f', 'g'], PAGE)]).toEqual([
    ['d', 0],
    ['e', 1],
    ['f', 2],
    ['g', 3],
  ]);
});

test('a record that stays has its own row, wherever it is now', () => {
  expect([...slotsOf(['new', 'c', 'a', 'b'], PAGE)]).toEqual([
    ['new', 3],
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ]);
});

test('a record that comes takes the row of one that left', () => {
  expect([...slotsOf(['a', 'c', 'd'], PAGE)]).toEqual([
    ['a', 0],
    ['c', 2],
    ['d', 1],
  ]);
});
