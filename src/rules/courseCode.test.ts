import { expect, test } from 'vitest';
import { courseCode } from './courseCode.ts';

test.each([
  ['csc101', 'CSC 101'],
  [' CSC  101 ', 'CSC 101'],
  ['mth-201a', 'MTH 201A'],
  ['CSC 101', 'CSC 101'],
  ['Seminar', 'Seminar'],
])('%j is %j', (typed, code) => {
  expect(courseCode(typed)).toBe(code);
});
