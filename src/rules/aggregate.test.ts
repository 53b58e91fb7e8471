import { expect, test } from 'vitest';
import { AGGREGATE_FORMULAS } from './aggregate.ts';

test.each([
  [400, 100, 100],
  [0, 0, 0],
  [250, 67, 64.75],
  [251, 67, 64.875],
])('UTME %i and Post UTME %i make %f', (utmeScore, putmeScore, aggregate) => {
  expect(AGGREGATE_FORMULAS['utme/8 + putme/2']({ utmeScore, putmeScore })).toBe(aggregate);
});
