import { expect, test } from 'vitest';
import { courseKey, isCourseHeading } from './courseHeading.ts';

const HEALTH = { code: 'PHC 111', title: 'Primary Health Care I' };

test.each([
  'Primary Health Care I',
  'Primary Health  Care I ',
  'PRIMARY HEALTH CARE ONE',
  'PHC 111',
  'phc111',
  'PHC 111: Primary Health Care I',
  'Primary Health Care I (20)',
])("'%s' is the course", (heading) => {
  expect(isCourseHeading(heading, HEALTH)).toBe(true);
});

test.each([
  'Primary Health Care',
  'Primary Health Care II',
  'PHC 112',
  'Health',
  'Primary Health Care I Practical',
  '',
])("'%s' is another course, or none", (heading) => {
  expect(isCourseHeading(heading, HEALTH)).toBe(false);
});

test('a column is one on all sheets, whatever its spaces, letters and maximum', () => {
  expect(courseKey('Use of  English ')).toBe(courseKey('USE OF ENGLISH (80)'));
});
