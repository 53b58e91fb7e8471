import { expect, test } from 'vitest';
import { isDueToRemind } from './policy.ts';

const due = (now: string) => isDueToRemind(new Date(now), '2026-09-01', '2027-08-31', 7);

test.each<[now: string, isDue: boolean]>([
  ['2027-08-24T22:59:59Z', false],
  ['2027-08-24T23:00:00Z', true],
  ['2027-08-31T22:59:59Z', true],
  ['2027-08-31T23:00:00Z', false],
])('seven days before the end of the last day, in Lagos: at %s %s', (now, isDue) => {
  expect(due(now)).toBe(isDue);
});

test('nobody is reminded before a programme opens', () => {
  expect(isDueToRemind(new Date('2026-08-31T12:00:00Z'), '2026-09-01', '2026-09-02', 60)).toBe(false);
});
