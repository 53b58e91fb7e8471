import { expect, test } from 'vitest';
import { numbersIn } from './numbersIn.ts';

test('numbers are read from lines, a column that was pasted, and a file with a heading', () => {
  expect(numbersIn('UG/26/CSC/0001\n\n  UG/26/CSC/0002 ')).toEqual(['UG/26/CSC/0001', 'UG/26/CSC/0002']);
  expect(numbersIn('Matric number,Name\r\n"UG/26/CSC/0001",Okafor Ada\r\n')).toEqual(['UG/26/CSC/0001']);
  expect(numbersIn('')).toEqual([]);
});
