import { expect, test } from 'vitest';
import { dayOfStatement } from './namedMonth.ts';

test.each([
  ['02-Oct-2026', '2026-10-02'],
  ['2 October 2026', '2026-10-02'],
  ['02OCT26', '2026-10-02'],
  ['03/10/2026', '2026-10-03'],
  ['2026-10-06', '2026-10-06'],
])('a day of a statement is read as banks write it: %s', (text, day) => {
  expect(dayOfStatement(text)).toBe(day);
});

test.each(['31-Feb-2026', '02-Okt-2026', 'OPENING BALANCE', ''])('what is no day stays as it is: %s', (text) => {
  expect(dayOfStatement(text)).not.toMatch(/^\d{4}-\d\d-\d\d$/);
});
