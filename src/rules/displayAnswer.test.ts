import { expect, test } from 'vitest';
import { displayAnswer } from './displayAnswer.ts';

test.each([
  ['a NIN', '12345678901', 'nin', '•••••••8901'],
  ['one in groups, as it stands in a draft', '1234 567-8901', 'nin', '•••••••8901'],
  ['one of which only a part is typed', '1234567890', 'nin', '•••••••'],
  ['a day', '2026-11-21', 'date', '21/11/2026'],
  ['a number', 7, undefined, '7'],
  ['a number that was typed, such as a year', 2026, undefined, '2026'],
  ['any other text', ' 12345678901', 'digits', ' 12345678901'],
])('%s', (_, value, format, shown) => {
  expect(displayAnswer(value, format)).toBe(shown);
});

test.each([
  [1250.5, '1,250.5'],
  [-1250.5, '-1,250.5'],
  [1e21, '1e+21'],
  ['Ada Okafor', 'Ada Okafor'],
])('what is calculated, %s, is read as %s', (value, shown) => {
  expect(displayAnswer(value, undefined, { isCalculated: true })).toBe(shown);
});

test.each([
  [45000.5, false, '45000.50'],
  [45000, false, '45000.00'],
  [1250.5, true, '1,250.50'],
  [-1250.5, true, '-1,250.50'],
  [1e21, true, '1e+21'],
  ['much', false, 'much'],
])('an amount with kobo, %s, is calculated: %s, is read as %s', (value, isCalculated, shown) => {
  expect(displayAnswer(value, undefined, { isCalculated, decimals: 2 })).toBe(shown);
});
