import { expect, test } from 'vitest';
import { countOf, isSelected, NOTHING, rangeOf, stateOf, withRows, type Seen } from './selection.ts';

const PAGE: readonly Seen[] = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Course ${id}`, revision: 1 }));
const ALL = { ...NOTHING, isAll: true };
const ids = (rows: readonly Seen[]) => rows.map(({ id }) => id);

test('rows are selected and given up, and those of other pages stay', () => {
  const other = withRows(NOTHING, [{ id: 99, name: 'Another page', revision: 4 }], true);
  const both = withRows(other, PAGE.slice(0, 2), true);
  expect([countOf(both, 609), isSelected(both, 99), isSelected(both, 2), isSelected(both, 3)]).toEqual([
    3,
    true,
    true,
    false,
  ]);
  expect(countOf(withRows(both, PAGE, false), 609)).toBe(1);
});

test('of all that were found some can be left out, and taken in again', () => {
  const without = withRows(ALL, PAGE.slice(0, 2), false);
  expect([countOf(ALL, 609), countOf(without, 609), isSelected(without, 1), isSelected(without, 3)]).toEqual([
    609,
    607,
    false,
    true,
  ]);
  expect(countOf(withRows(without, PAGE, true), 609)).toBe(609);
});

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [undefined, 4, [4]],
  [99, 4, [4]],
])('a range from %s to %s', (from, to, range) => {
  expect(ids(rangeOf(PAGE, from, to))).toEqual(range);
});

test('the box above says all, some or none', () => {
  expect(
    [
      NOTHING,
      withRows(NOTHING, PAGE.slice(1), true),
      withRows(NOTHING, PAGE, true),
      ALL,
      withRows(ALL, PAGE, false),
    ].map((selection) => stateOf(selection, PAGE)),
  ).toEqual(['none', 'some', 'all', 'all', 'none']);
});
