import { expect, test } from 'vitest';
import { componentNamed, namesCourse } from './testFileName.ts';

const NAME = 'ND2026-SET1-ANATOMY AND PHYSIOLOGY ONE - EXAM-grades.xlsx';

test('a file is named after a title in other letters and figures, or after a code', () => {
  expect(namesCourse(NAME, { code: 'ANP 111', title: 'Anatomy & Physiology I' })).toBe(true);
  expect(namesCourse(NAME, { code: 'ANP 121', title: 'Anatomy and Physiology II' })).toBe(false);
  expect(namesCourse(NAME, { code: 'SET1', title: 'Anatomy and Physiology One Practical' })).toBe(true);
  expect(namesCourse('csc101_test.csv', { code: 'CSC 101', title: 'Introduction' })).toBe(true);
  expect(namesCourse('CSC 1011.csv', { code: 'CSC 101', title: 'Introduction' })).toBe(false);
});

test('a component is what the name says alone', () => {
  expect(componentNamed(NAME)).toBe('exam');
  expect(componentNamed('CSC 101 - CA-grades.xlsx')).toBe('ca');
  expect(componentNamed('CSC 101 exam and test.xlsx')).toBeUndefined();
  expect(componentNamed('scores.xlsx')).toBeUndefined();
});
