import { expect, test } from 'vitest';
import { isSameResult } from './oLevelCheck.ts';

const B2 = { subjectId: 1, gradeId: 2 };
const C4 = { subjectId: 2, gradeId: 4 };

test('a result is the same in any order, and differs by a grade, a subject or a subject too many', () => {
  expect(isSameResult([B2, C4], [C4, B2])).toBe(true);
  expect(isSameResult([B2, C4], [B2, { ...C4, gradeId: 5 }])).toBe(false);
  expect(isSameResult([B2, C4], [B2])).toBe(false);
  expect(isSameResult([B2], [B2, C4])).toBe(false);
  expect(isSameResult([B2, C4], [B2, B2])).toBe(false);
});
