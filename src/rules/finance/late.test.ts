import { expect, test } from 'vitest';
import { daysLate, lateKobo } from './late.ts';

const STEPS = [
  { afterDays: 0, percent: 5 },
  { afterDays: 14, percent: 10 },
];

test.each([
  ['2026-11-30', 0],
  ['2026-12-01', 2_310_00],
  ['2026-12-14', 2_310_00],
  ['2026-12-15', 4_620_00],
  ['2027-03-01', 4_620_00],
])('of 46,200 due on 30 November, by %s %i kobo are added: steps replace one another', (today, kobo) => {
  expect(lateKobo(46_200_00, STEPS, daysLate('2026-11-30', today))).toBe(kobo);
});

test('without a step nothing is added, and nobody is late before the day', () => {
  expect(lateKobo(46_200_00, [], 90)).toBe(0);
  expect(daysLate('2026-11-30', '2026-11-01')).toBe(0);
});
