import { expect, test } from 'vitest';
import { countedTry } from './countedTry.ts';

const morning = { score: 732, startedOn: '24 February 2026  9:02 AM' };
const noon = { score: 915, startedOn: '24 February 2026  12:10 PM' };
const afternoon = { score: 640, startedOn: '24 February 2026  2:10 PM' };

test('the first, the last or the best try counts, in the order of time and not of the file', () => {
  const tries = [afternoon, morning, noon] as const;
  expect(countedTry(tries, 'first')).toBe(morning);
  expect(countedTry(tries, 'last')).toBe(afternoon);
  expect(countedTry(tries, 'best')).toBe(noon);
});

test('where a time cannot be read, the order is that of the file', () => {
  const odd = { score: 100, startedOn: '-' };
  expect(countedTry([odd, morning], 'first')).toBe(odd);
  expect(countedTry([morning], 'last')).toBe(morning);
});
