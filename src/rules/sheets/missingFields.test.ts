import { expect, test } from 'vitest';
import { missingFields } from './missingFields.ts';

const FIELDS = [
  { heading: 'Number', isNeeded: true },
  { heading: 'Surname', isNeeded: true, instead: 'Whole name' },
  { heading: 'Sex', isNeeded: false },
];

test('what is needed is missing until a column is it, or what says the same', () => {
  expect(missingFields(FIELDS, ['Sex'])).toEqual(['Number', 'Surname']);
  expect(missingFields(FIELDS, ['Number', 'Whole name'])).toEqual([]);
});
