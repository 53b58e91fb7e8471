import { expect, test } from 'vitest';
import { readSearch } from './readSearch.ts';

test.each([
  ['RRR: 3039-1854-7587', '303918547587', '303918547587'],
  ['+234 803 123 4567', '08031234567', '08031234567'],
  [' cst/20/0012 ', 'cst/20/0012', 'CST/20/0012'],
  ['Invoice number: INV00000012', 'INV00000012', 'INV00000012'],
  ['Okafor Ada', 'Okafor Ada', 'OKAFORADA'],
  ['ad', 'ad', null],
])("'%s' is looked for as '%s', and as the number %s", (typed, text, number) => {
  expect(readSearch(typed)).toEqual({ text, number });
});
