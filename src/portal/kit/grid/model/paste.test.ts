import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '#form/widgets/readNumber.ts';
import { cellsOf, readPaste } from './paste.ts';
import type { Value } from './sheet.ts';

const KEYS = ['2026/ENG/001', '2026/ENG/002', '2026/ENG/003'];
const read = (text: string) => readNumber(text) as Value;
const target = (values: Readonly<Record<string, Value>> = {}) => ({
  keyTitle: 'Matric number',
  keys: KEYS,
  columns: [
    { name: 'ca', title: 'CA', read },
    { name: 'exam', title: 'Exam', read },
  ],
  valueAt: (key: string, column: string) => values[`${key} ${column}`] ?? '',
});

test('cells are parted by tabs, and a quoted one may hold anything', () => {
  expect(cellsOf('a\tb\r\n"c ""d""\te"\t 5 \n\n')).toEqual([
    ['a', 'b'],
    ['c "d"\te', '5'],
  ]);
});

test('with headings each column finds its place, whatever stands between', () => {
  const { changes, unknown } = readPaste(
    'S/N\texam\tName\tMATRIC NO\tmatric number\n1\t55\tAda\tx\t2026/eng/002',
    target(),
  );
  expect(changes).toEqual([{ key: '2026/ENG/002', column: 'exam', value: 55, from: '' }]);
  expect(unknown).toEqual([]);
});

test('without headings the key is found by what it is, and scores follow in the order of the sheet', () => {
  expect(
    readPaste('2026/ENG/003\t20\t60\n2026/ENG/001\t\tabs', target()).changes.map(({ key, column, value }) => [
      key,
      column,
      value,
    ]),
  ).toEqual([
    ['2026/ENG/003', 'ca', 20],
    ['2026/ENG/003', 'exam', 60],
    ['2026/ENG/001', 'exam', 'abs'],
  ]);
});

test('what is unknown, double or unchanged is told, and not taken', () => {
  const paste = readPaste(
    '2026/ENG/001\t20\n2026/ENG/009\t21\n2026/ENG/002\t22\n2026/ENG/002\t23\n2026/ENG/003\t24',
    target({ '2026/ENG/003 ca': 24 }),
  );
  expect(paste).toEqual({
    changes: [{ key: '2026/ENG/001', column: 'ca', value: 20, from: '' }],
    unchanged: 1,
    unknown: [{ line: 2, key: '2026/ENG/009' }],
    double: [{ key: '2026/ENG/002', lines: [3, 4] }],
  });
});

test('a column of scores alone is refused: nobody could say whose they are', () => {
  expect(readPaste('20\n21\n22', target()).refusal).toBe(
    'No matric number of this sheet is in what was copied. Please copy the column of the matric number too',
  );
});

test('more columns than the sheet has need their headings', () => {
  expect(readPaste('2026/ENG/001\tAda\t20\t60', target()).refusal).toMatch(/^There are more columns/);
});

test('the order of the lines changes nothing', () => {
  const lines = fc.uniqueArray(
    fc.record({ key: fc.constantFrom(...KEYS, 'nobody'), ca: fc.integer({ min: 0, max: 40 }) }),
    { selector: ({ key }) => key, minLength: 1 },
  );
  fc.assert(
    fc.property(lines, (some) => {
      const paste = (rows: typeof some) =>
        readPaste(rows.map(({ key, ca }) => `${key}\t${ca}`).join('\n'), target()).changes.toSorted((one, other) =>
          one.key.localeCompare(other.key),
        );
      expect(paste(some.toReversed())).toEqual(paste(some));
      expect(paste(some)).toHaveLength(some.filter(({ key }) => key !== 'nobody').length);
    }),
  );
});
