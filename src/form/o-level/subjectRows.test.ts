import { expect, test } from 'vitest';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { completeRows, isEmptyRow, repeatedFrom, rowsOf } from './subjectRows.ts';

const subjects: FieldSchema = { maxItems: 9, rowsRequired: 8, items: { properties: { subjectId: {}, gradeId: {} } } };

test('nine rows are shown, whatever was answered', () => {
  expect(rowsOf(undefined, subjects)).toHaveLength(9);
  expect(rowsOf([{ subjectId: 4 }], subjects)[0]).toEqual({ subjectId: 4 });
});

test('a row with a subject and no grade is not complete', () => {
  expect(completeRows([{ subjectId: 1, gradeId: 2 }, { subjectId: 3 }, {}], subjects)).toBe(1);
});

test('a subject chosen again points at the row that has it', () => {
  expect(repeatedFrom([{ subjectId: 1 }, { subjectId: 2 }, { subjectId: 1 }, {}, {}], 'subjectId')).toEqual([
    undefined,
    undefined,
    1,
    undefined,
    undefined,
  ]);
});

test('a cleared row is empty', () => {
  expect(isEmptyRow({ subjectId: undefined })).toBe(true);
  expect(isEmptyRow({ gradeId: 1 })).toBe(false);
});
