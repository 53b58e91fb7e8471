import { expect, test } from 'vitest';
import { daysLeftWords } from './daysLeft.ts';

test.each([
  ['2026-11-28', '3 days left'],
  ['2026-11-26', '1 day left'],
  ['2026-11-25', 'last day'],
  ['2026-11-24', 'over'],
])('%s is, on 25/11/2026, %s', (lastDay, words) => {
  expect(daysLeftWords(lastDay, '2026-11-25')).toBe(words);
});
