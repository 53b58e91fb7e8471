import { expect, test } from 'vitest';
import { dueWords } from './dueWords.ts';

test.each([
  ['2026-11-20', '6 days late'],
  ['2026-11-25', '1 day late'],
  ['2026-11-26', 'Due today'],
  ['2026-11-27', 'Due tomorrow'],
  ['2026-12-10', 'Due in 14 days, by 10/12/2026'],
  ['2026-12-11', 'Due by 11/12/2026'],
])('what is due on %s is, on 26 November 2026, "%s"', (due, words) => {
  expect(dueWords(due, '2026-11-26')).toBe(words);
});
