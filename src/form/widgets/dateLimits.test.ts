import { expect, test } from 'vitest';
import { dateLimits } from './dateLimits.ts';

test('the latest day is exactly fifteen years back, the earliest the first of a year that is not yet eighty', () => {
  expect(dateLimits({ ageOver: 15, ageUnder: 80 }, '2026-11-21')).toEqual({ min: '1947-01-01', max: '2011-11-21' });
});

test('a leap day fifteen years back is the day before', () => {
  expect(dateLimits({ ageOver: 15 }, '2028-02-29')).toEqual({ max: '2013-02-28' });
});

test('a date without limits has none', () => {
  expect(dateLimits({}, '2026-11-21')).toEqual({});
});
