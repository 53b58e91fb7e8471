import { expect, test } from 'vitest';
import { proposeColumns, type SheetField } from './proposeColumns.ts';

const FIELDS: readonly SheetField[] = [
  { heading: 'Registration number', synonyms: ['RG_NUM', 'RegNumb', 'JAMB No'], kind: 'jamb-number' },
  { heading: 'Whole name', synonyms: ['RG_CANDNAME', 'CandName', 'Name'] },
  { heading: 'Sex', synonyms: ['RG_SEX', 'Gender'], kind: 'sex' },
  { heading: 'Score 1', synonyms: ['RG_Sub1Score'], kind: 'score' },
  { heading: 'Score 4', synonyms: ['EngScore'], kind: 'score' },
  { heading: 'Total', synonyms: ['TotalScore', 'RG_AGGREGATE', 'Aggregate'] },
  { heading: 'CA', synonyms: ['CA Score'] },
];

const proposed = (headings: readonly string[], rows: readonly (readonly string[])[] = []) =>
  Object.fromEntries(
    proposeColumns(
      FIELDS,
      new Map(headings.flatMap((heading, place) => (heading ? [[place + 1, heading] as const] : []))),
      headings.length,
      (column) => rows.map((row) => row[column - 1] ?? ''),
    ),
  );

test('a heading of the list itself comes before a synonym', () => {
  expect(proposed(['RG_NUM', 'Registration number'])).toEqual({ 2: 'Registration number' });
});

test('a synonym is known without its points, strokes and maximum', () => {
  expect(proposed(['reg.numb', 'CA Score (40)', 'GENDER'])).toEqual({ 1: 'Registration number', 2: 'CA', 3: 'Sex' });
});

test('of two synonyms the likelier one counts, whichever comes first', () => {
  expect(proposed(['Aggregate', 'TotalScore'])).toEqual({ 2: 'Total' });
});

test('a heading below another is known by itself', () => {
  expect(proposed(['Scores: CA (30)'])).toEqual({ 1: 'CA' });
});

test('a column without a heading is known by its values, where one field alone is of their kind', () => {
  const rows = [['202699000011AA', '62', '61']];
  expect(proposed(['RG_NUM', 'RG_Sub1Score', ''], rows)).toEqual({
    1: 'Registration number',
    2: 'Score 1',
    3: 'Score 4',
  });
  expect(proposed(['RG_NUM', '', ''], rows)).toEqual({ 1: 'Registration number' });
});

test('a number that can be nothing else is known below any heading, and a serial number is nothing', () => {
  expect(proposed(['S/N', 'Candidate'], [['1', '202699000011AA']])).toEqual({ 2: 'Registration number' });
});
