import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each<[string, unknown]>([
  ['250', 250],
  [' 250 ', 250],
  ['0', 0],
  ['007', 7],
  ['62.5', 62.5],
  ['-1', -1],
  ['', ''],
  ['  ', '  '],
  ['abc', 'abc'],
  ['2 50', '2 50'],
  ['1e3', '1e3'],
  ['1,000', '1,000'],
  ['62.', '62.'],
  ['0x10', '0x10'],
  ['9'.repeat(40), '9'.repeat(40)],
])('%j is %j', (typed, answer) => {
  expect(readNumber(typed)).toBe(answer);
});
