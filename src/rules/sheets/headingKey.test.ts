import { expect, test } from 'vitest';
import { headingKey, isLabel, maximumOf } from './headingKey.ts';

test.each([
  ['RG_NUM', 'rgnum'],
  ['REG. No', 'regno'],
  ['Reg Number*', 'regnumber'],
  ['Matric No.', 'matricno'],
  ['admission_no', 'admissionno'],
  ['S/N', 'sn'],
  ['#', '#'],
  ['CA Score (40)', 'cascore'],
  ['Grade/20.00', 'grade'],
  ['Student.ID', 'studentid'],
  ['Prénom', 'prenom'],
  ['  ', ''],
])('%j is the heading %j', (written, key) => {
  expect(headingKey(written)).toBe(key);
});

test.each([
  ['CA Score (40)', 40],
  ['Exam (70%)', 70],
  ['Grade/20.00', 20],
  ['Q. 1 /0.61', 0.61],
  ['S/N', undefined],
  ['Session 2025/2026', undefined],
])('the maximum of %j is %j', (written, maximum) => {
  expect(maximumOf(written)).toBe(maximum);
});

test('a label ends with a colon', () => {
  expect(['Course Code:', 'Account Name :', 'Session'].map(isLabel)).toEqual([true, true, false]);
});
