import { expect, test } from 'vitest';
import { COVERAGE_OF_KIND, coveredBy } from './coverage.ts';

test('what covers a bill is said in one order, whatever the order of its journals', () => {
  expect(coveredBy(['award'])).toBe('award');
  expect(coveredBy(['payment', 'loan'])).toBe('student loan and payment');
  expect(coveredBy(['credit', 'award'])).toBe('award and credit');
  expect(coveredBy(['credit', 'waiver', 'award'])).toBe('award, waiver and credit');
});

test('what money alone paid is covered by nothing', () => {
  expect(coveredBy([])).toBeNull();
  expect(coveredBy(['payment'])).toBeNull();
  expect(coveredBy(['payment', 'teller'])).toBeNull();
  expect(coveredBy(['award', 'payment'])).toBe('award and payment');
});

test('what takes something back is of the same coverage as what it takes back', () => {
  for (const [kind, by] of [
    ['waiver', 'waiver'],
    ['waiver reversed', 'waiver'],
    ['payment', 'payment'],
    ['payment reversed', 'payment'],
    ['overpaid', 'payment'],
  ])
    expect(COVERAGE_OF_KIND).toContain(`when '${kind}' then '${by}'`);
});
