import { expect, test } from 'vitest';
import { andMore } from './andMore.ts';

test.each([
  [['CSC 201'], 1, 'CSC 201'],
  [['CSC 201', 'MTH 202'], 2, 'CSC 201, MTH 202'],
  [['CSC 201', 'MTH 202'], 11, 'CSC 201, MTH 202 and 9 more'],
])('%j of %i are %j', (first, total, words) => {
  expect(andMore(first, total)).toBe(words);
});
