import { expect, test } from 'vitest';
import { partName, withPart } from './partNames.ts';

test('an invoice of a part says which, one of everything has the title alone', () => {
  expect(withPart('School fees 2026/2027', 'FirstInstallment')).toBe('School fees 2026/2027, First Installment');
  expect(withPart('School fees 2026/2027', 'SecondInstallment')).toBe('School fees 2026/2027, Second Installment');
  expect(withPart('School fees 2026/2027', 'Full')).toBe('School fees 2026/2027');
});

test('what has no part is paid in full', () => {
  expect(partName(null)).toBe('Full');
});
