import { expect, test } from 'vitest';
import { changedFee } from './fees.ts';

test.each([
  ['10 % more', 7_500_00, { kind: 'percent', value: 10 }, 8_250_00],
  ['a third more, to whole naira', 7_500_50, { kind: 'percent', value: 33 }, 9_976_00],
  ['10 % less', 60_000_00, { kind: 'percent', value: -10 }, 54_000_00],
  ['1,500 more', 60_000_00, { kind: 'add', value: 1_500_00 }, 61_500_00],
  ['never below nothing', 500_00, { kind: 'add', value: -1_500_00 }, 0],
  ['to 25,000', 0, { kind: 'set', value: 25_000_00 }, 25_000_00],
] as const)('%s', (_, kobo, change, after) => {
  expect(changedFee(kobo, change)).toBe(after);
});
