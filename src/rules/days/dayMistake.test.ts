import { expect, test } from 'vitest';
import { dayMistake } from './dayMistake.ts';

test.each([
  ['2005-02-31', 0, 'February 2005 has 28 days'],
  ['2004-02-30', 0, 'February 2004 has 29 days'],
  ['2005-04-31', 0, 'April 2005 has 30 days'],
  ['05-3-14', 2, 'the year has four digits, such as 2005'],
  ['2005-mar-14', 1, 'the month is a number from 1 to 12'],
  ['2005-13-14', 1, 'the month is a number from 1 to 12'],
  ['2005-03-1x', 0, 'the day is a number from 1 to 31'],
  ['2005-03-00', 0, 'the day is a number from 1 to 31'],
  ['2005-3-', 0, 'please enter the day'],
  ['2005--3', 1, 'please enter the month'],
  ['-3-14', 2, 'please enter the year'],
  ['31/2/2026', 0, 'February 2026 has 28 days'],
  ['soon', 0, 'please enter a day, as 23/11/2026'],
])('%s is wrong in box %d: %s', (typed, box, message) => expect(dayMistake(typed)).toEqual({ box, message }));

test('a day has no mistake', () => expect(dayMistake('2004-02-29')).toBeUndefined());
