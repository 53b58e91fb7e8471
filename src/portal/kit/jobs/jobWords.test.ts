import { expect, test } from 'vitest';
import { jobWords } from './jobWords.ts';

test.each([
  ['waiting', 'Waiting for its turn'],
  ['running', '1,200 of 20,000 rows'],
  ['done', 'Done, 1,200 rows'],
  ['failed', 'Failed: please log in again'],
  ['cancelled', 'Cancelled after 1,200 of 20,000 rows'],
] as const)('a job that is %s says so in words', (state, words) => {
  expect(jobWords({ state, done: 1200, total: 20_000, error: 'please log in again' })).toBe(words);
});
