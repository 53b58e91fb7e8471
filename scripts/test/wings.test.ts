import { expect, test } from 'vitest';
import { playwrightFilters, vitestFilters } from './wings.ts';

test('a wing is found in every layer by its name; without one everything runs', () => {
  expect(vitestFilters(['finance'])).toEqual(['/finance/']);
  expect(playwrightFilters(['finance'])).toEqual(['/e2e/finance/']);
  expect(vitestFilters([])).toEqual([]);
});

test('a wing that is mistyped is refused, and never counted as green', () => {
  expect(() => vitestFilters(['finanse'])).toThrow(/no wing 'finanse'.*finance/);
});
