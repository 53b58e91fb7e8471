import { expect, test } from 'vitest';
import { jambNumberMistake, normaliseJambNumber } from './jambNumber.ts';

test.each([
  ['202630639047FF', '202630639047FF'],
  [' 202630639047ff ', '202630639047FF'],
  ['2026 3063 9047 ff', '202630639047FF'],
  ['2026-3063-9047-FF', '202630639047FF'],
  ['65237419jh', '65237419JH'],
  ['302630639047FF', null],
  ['6523741JH', null],
  ['', null],
])('%j is read as %j', (typed, read) => expect(normaliseJambNumber(typed)).toBe(read));

test('the message for a typed number', () => {
  expect(jambNumberMistake(undefined)).toBe('please input your JAMB registration number');
  expect(jambNumberMistake('  ')).toBe('please input your JAMB registration number');
  expect(jambNumberMistake('12345')).toBe('invalid JAMB registration number');
  expect(jambNumberMistake('65237419jh')).toBeNull();
});
