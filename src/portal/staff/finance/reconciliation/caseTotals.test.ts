import { expect, test } from 'vitest';
import declared from '#lists/finance/payment-cases.json' with { type: 'json' };

test('a list of cases totals what waits in suspense, and not what is expected and reported of unlike cases', () => {
  const summed = Object.entries(declared.columns).filter(([, column]) => 'sum' in column);
  expect(summed.map(([name]) => name)).toEqual(['heldKobo']);
});
