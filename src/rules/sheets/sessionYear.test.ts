import { expect, test } from 'vitest';
import { sessionYear } from './sessionYear.ts';

test.each([
  ['2026/2027', '2026/2027'],
  ['2026', '2026/2027'],
  ['2026-2027', '2026/2027'],
  ['2026/27', '2026/2027'],
  ['2026/2029', '2026/2029'],
  ['last year', 'last year'],
])("'%s' is the session %s", (written, session) => {
  expect(sessionYear(written)).toEqual({ session });
});

test('two digits are asked', () => {
  expect(sessionYear('26')).toEqual({ question: "'26' may be 2026/2027. Please write the session in full" });
});
