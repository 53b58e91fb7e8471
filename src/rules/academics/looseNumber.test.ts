import { expect, test } from 'vitest';
import { exactNumber, looseNumber } from './looseNumber.ts';

test('a number that lost zeros is known by its figures, and by no others', () => {
  expect(looseNumber('2024/csc/3')).toBe(looseNumber('2024/CSC/003 '));
  expect(looseNumber('2024/CSC/030')).not.toBe(looseNumber('2024/CSC/003'));
  expect(looseNumber('2024/CSC/100')).toBe('2024/CSC/100');
  expect(exactNumber(' 2024/csc/3')).toBe('2024/CSC/3');
});
