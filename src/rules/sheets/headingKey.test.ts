import { expect, test } from 'vitest';
import { headingKey, isLabel } from './headingKey.ts';

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

test('a label ends with a colon', () => {
  expect(['Course Code:', 'Account Name :', 'Session'].map(isLabel)).toEqual([true, true, false]);
});
