import { expect, test } from 'vitest';
import { isFooter } from './footer.ts';

test.each([
  'TOTAL',
  'Grand Total:',
  'Overall average',
  'Number examined',
  'Passed',
  'Signature of lecturer: ____________',
  'CLOSING BALANCE',
  'Name of lecturer: Dr Bello',
  "Examiner's signature",
  'HOD: ________',
  'Course Lecturer:',
])('%j below a list is no row of it', (first) => {
  expect(isFooter(first, [''])).toBe(true);
});

test('a footer may stand in the column of the key itself', () => {
  expect(isFooter('Overall average', ['Overall average'])).toBe(true);
});

test.each([
  ['Total', ['INV/26/001']],
  ['Total Quality Management Studies', ['']],
  ['OKORO ADA', ['']],
  ['Passedge', ['']],
  ['Dean Okoro', ['']],
  ['Dean of Students', ['Dean of Students']],
  ['Registrar General Studies', ['']],
])('%j with the key %j is a row', (first, keys) => {
  expect(isFooter(first, keys)).toBe(false);
});

test('below a footer a row that begins like one is another, whatever stands below the key', () => {
  expect(isFooter('Passed', ['4'])).toBe(false);
  expect(isFooter('Passed', ['4'], true)).toBe(true);
  expect(isFooter('9', ['2024/CSC/009'], true)).toBe(false);
});
