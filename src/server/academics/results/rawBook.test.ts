import { expect, test } from 'vitest';
import type { BookSheet } from '../../kit/sheet/reading.ts';
import { peopleOf, rawSheet } from './rawBook.ts';

type Cells = readonly (string | null)[];

const sheet = (name: string, rows: readonly Cells[], more: Partial<BookSheet> = {}): BookSheet => ({
  name,
  rows: rows.map((cells, index) => ({
    number: index + 1,
    cells: cells.flatMap((text, place) => (text === null ? [] : [[place + 1, text] as const])),
  })),
  faults: [],
  merged: [],
  hidden: [],
  ...more,
});
const HEADINGS = ['S/N', 'REG. No', 'NAME', 'Primary Health Care I ', 'Use of English'];
const CA = sheet('CA', [
  HEADINGS,
  ['1', '7301', 'OKORO ADA', '12', '9'],
  ['2', '7302', 'BELLO  MUSA', null, '10'],
  [null, 'TOTAL', null, '12', '19'],
]);

test('a sheet has a column a course, whatever surrounds its title, and a total is no student', () => {
  const { columns, students, footers } = rawSheet(CA)!;
  expect(columns).toEqual([
    { column: 4, key: 'primary health care 1', heading: 'Primary Health Care I' },
    { column: 5, key: 'use of english', heading: 'Use of English' },
  ]);
  expect(students.map(({ number, name }) => [number, name])).toEqual([
    ['7301', 'OKORO ADA'],
    ['7302', 'BELLO  MUSA'],
  ]);
  expect(footers).toEqual([4]);
});

test('a course by its code is another column than by its title', () => {
  const { columns } = rawSheet(
    sheet('OBJ', [
      ['REG. No', 'NAME', 'PHC 111'],
      ['7301', 'OKORO', '4'],
    ]),
  )!;
  expect(columns.map(({ key }) => key)).toEqual(['phc 111']);
});

test('titles above the headings are passed over', () => {
  const { students } = rawSheet(sheet('CA', [['SCHOOL OF HEALTH'], ['First semester'], ...CA.rows.map(textsOf)]))!;
  expect(students.map(({ row }) => row)).toEqual([4, 5]);
});

test('a formula without a value is one of its cell', () => {
  const { students } = rawSheet({ ...CA, faults: [{ row: 3, column: 4, what: 'the formula has no value' }] })!;
  expect([4, 5].map((column) => students[1]!.cellAt(column))).toEqual([
    { fault: 'the formula has no value' },
    { text: '10' },
  ]);
});

test('a sheet without numbers is none of marks, and merged cells among them are refused', () => {
  expect(rawSheet(sheet('README', [['Please fill in the sheets'], ['by Friday']]))).toBeUndefined();
  expect(() => rawSheet({ ...CA, merged: ['D2:D3'] })).toThrow(/^The cells D2:D3 of the sheet 'CA' are merged/);
  expect(rawSheet({ ...CA, merged: ['A1:B1'] })?.students).toHaveLength(2);
});

test('a student is one in any order of the sheets, and two where a sheet has them twice', () => {
  const exam = sheet('EXAM', [
    HEADINGS,
    ['1', '7302', 'BELLO MUSA', '41', '38'],
    ['2', '7301', 'OKORO ADA', '44', '40'],
    ['3', '7302', 'BELLO MUSA', '14', '83'],
  ]);
  const people = peopleOf([rawSheet(CA)!, rawSheet(exam)!]);
  expect(people.map(({ number, row, on }) => [number, row, on.get('EXAM')?.row])).toEqual([
    ['7301', 2, 3],
    ['7302', 3, 2],
    ['7302', 4, 4],
  ]);
});

function textsOf({ cells }: BookSheet['rows'][number]): Cells {
  const texts: (string | null)[] = [null, null, null, null, null];
  for (const [column, text] of cells) texts[column - 1] = text;
  return texts;
}
