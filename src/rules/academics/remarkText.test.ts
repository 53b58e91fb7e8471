import { expect, test } from 'vitest';
import { remarkText } from './remarkText.ts';

test.each([
  ['Pass', [], 'Pass'],
  ['CO', ['CSC 117'], 'CO CSC 117'],
  ['CO', ['CSC 117', 'CSC 118'], 'CO CSC 117, CSC 118'],
  [null, [], '-'],
])('of %s with %j the remark is %s', (remark, carryOvers, text) => {
  expect(remarkText({ remark, carryOvers })).toBe(text);
});
