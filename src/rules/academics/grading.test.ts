import { expect, test } from 'vitest';
import { graded, isComplete, NO_MARKS, scaled, totalOf, type Marks } from './grading.ts';
import { hundredthsText, roundedHalfUp } from './rounding.ts';
import { bandMistake, type ScoreCode } from './ruleSet.ts';
import { JUPEB, NBTE, NUC } from './ruleSets.fixture.ts';

const marks = (ca: number | null, exam: number | null, code: ScoreCode | null = null): Marks => ({
  ca: ca === null ? null : ca * 100,
  exam: exam === null ? null : exam * 100,
  code,
});

test.each([
  [85, 100, 70, 60],
  [11, 44, 30, 8],
  [23, 40, 100, 58],
  [34, 60, 70, 40],
  [0, 60, 70, 0],
  [60, 60, 70, 70],
])('%d of %d into %d is %d', (score, outOf, weight, into) => {
  expect(scaled(score * 100, outOf * 100, weight)).toBe(into);
});

test('a total is rounded half up once, to a whole number, before its band', () => {
  expect(graded(marks(12.5, 57), NUC)).toMatchObject({ total: 70, grade: 'A', points: 500, isPass: true });
  expect(graded(marks(12.49, 57), NUC)).toMatchObject({ total: 69, grade: 'B' });
  expect(graded(marks(10, scaled(85, 100, 70)), NUC)).toMatchObject({ total: 70, grade: 'A' });
});

test('nothing entered is never 0, and 0 is 0', () => {
  expect(totalOf(NO_MARKS)).toBeNull();
  expect(totalOf(marks(20, null))).toBeNull();
  expect(graded(marks(null, 50), NUC)).toMatchObject({ bearing: 'waiting', grade: null, points: null });
  expect(graded(marks(0, 0), NUC)).toMatchObject({ bearing: 'counts', total: 0, grade: 'F', points: 0, isPass: false });
  expect([isComplete(marks(20, null)), isComplete(marks(20, null, 'I')), isComplete(marks(0, 0))]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ['ABS', 'counts', 0, 'F', 0],
  ['SICK', 'outside', null, null, null],
  ['EX', 'outside', null, null, null],
  ['I', 'waiting', null, null, null],
  ['NR', 'waiting', null, null, null],
  ['MAL', 'withheld', null, null, null],
] as const)('%s %s', (code, bearing, total, grade, points) => {
  expect(graded(marks(25, 60, code), NUC)).toEqual({ bearing, total, grade, points, isPass: false });
});

test('the bands of every rule set hold each total from 0 to 100 once', () => {
  for (const { bands } of [NUC, NBTE, JUPEB]) expect(bandMistake(bands)).toBeUndefined();
  expect(bandMistake(NUC.bands.slice(1))).toBe('No band holds 70');
  expect(bandMistake([...NUC.bands, { from: 70, to: 70, grade: 'X', points: 1 }])).toBe('More than one band holds 70');
});

test('a GPA is an exact fraction, rounded half up once', () => {
  expect([899, 199].map((points) => hundredthsText(roundedHalfUp(points * 100, 200)))).toEqual(['4.50', '1.00']);
  expect(roundedHalfUp(49_00, 16)).toBe(306);
});
