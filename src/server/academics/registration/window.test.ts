import { expect, test } from 'vitest';
import { windowOn } from './window.ts';

const wordsUntil = (closes: string) =>
  windowOn({ opensOn: '2026-11-01', closesOn: closes, lateUntil: null, ownUntil: null }, '2026-11-26').words;

test.each([
  ['2026-11-26', 'Open until 26/11/2026, today is the last day'],
  ['2026-11-27', 'Open until 27/11/2026, 1 day left'],
  ['2027-03-05', 'Open until 05/03/2027, 99 days left'],
  ['2027-03-06', 'Open until 06/03/2027'],
  ['2099-12-31', 'Open until 31/12/2099'],
])('a window that closes on %s says how near that is, while it is near', (closes, words) =>
  expect(wordsUntil(closes)).toBe(words),
);
