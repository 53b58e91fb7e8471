import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

test.each([
  ['Two scripts were not counted', 40, 'Two scripts were not counted'],
  ['  Two scripts\nwere   not counted ', 40, 'Two scripts were not counted'],
  ['Two scripts were not counted, and one is missing', 32, 'Two scripts were not counted …'],
  ['Abcdefghijklmnopqrstuvwxyz', 10, 'Abcdefghij …'],
])('of %j in %i characters is %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
