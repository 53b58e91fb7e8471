import { expect, test } from 'vitest';
import { caseDifference } from './caseDifference.ts';

test.each([
  ['over', 4_500_000, 4_550_000, 50_000],
  ['short', 4_500_000, 4_000_000, -500_000],
  ['twice', 4_500_000, 4_500_000, 4_500_000],
  ['mismatch', 4_500_000, 4_500_000, 0],
])('of a case %s, %i expected and %i came, the difference is %i', (kind, expectedKobo, reportedKobo, difference) => {
  expect(caseDifference({ kind, expectedKobo, reportedKobo })).toBe(difference);
});
