import { expect, test } from 'vitest';
import { filledDown } from './fill.ts';
import { endingIn } from './keys.ts';

const KEYS = ['2026/ENG/0147', '2026/eng/1147', '2026/ENG/0148'];

test('rows are found by the last digits of their keys', () => {
  expect([
    endingIn(KEYS, '147'),
    endingIn(KEYS, '0147'),
    endingIn(KEYS, 'eng/1147'),
    endingIn(KEYS, '999'),
    endingIn(KEYS, ' '),
  ]).toEqual([[0, 1], [0], [1], [], []]);
});

test('a column is filled with its first value, and a single cell with the one above', () => {
  const values = [7, '', 9];
  const fill = (from: number, to: number) =>
    filledDown(KEYS, { column: 'ca', from, to }, (row) => values[row]!).map(({ key, value }) => [
      KEYS.indexOf(key),
      value,
    ]);
  expect([fill(0, 2), fill(2, 0), fill(1, 1), fill(0, 0)]).toEqual([
    [
      [1, 7],
      [2, 7],
    ],
    [
      [1, 7],
      [2, 7],
    ],
    [[1, 7]],
    [],
  ]);
});
