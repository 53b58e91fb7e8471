import { expect, test } from 'vitest';
import { provisionalText, qualified } from './provisional.ts';

test('an average says how many courses it is of until every course of its semesters is there', () => {
  expect(provisionalText([{ counted: 2, courses: 8 }])).toBe('provisional, 2 of 8 courses');
  expect(provisionalText([{ counted: 8, courses: 8 }])).toBeNull();
  expect(provisionalText([])).toBeNull();
});

test('semesters that are complete are not counted again, and two that are open are added up', () => {
  const complete = { counted: 9, courses: 9 };
  expect(provisionalText([complete, { counted: 2, courses: 8 }])).toBe('provisional, 2 of 8 courses');
  expect(provisionalText([{ counted: 7, courses: 8 }, complete, { counted: 0, courses: 6 }])).toBe(
    'provisional, 7 of 14 courses',
  );
});

test('what is not there says nothing', () => {
  expect(qualified('3.50', 'provisional, 2 of 8 courses')).toBe('3.50 (provisional, 2 of 8 courses)');
  expect(qualified('3.50', null)).toBe('3.50');
  expect(qualified(null, 'provisional, 2 of 8 courses')).toBe('-');
});
