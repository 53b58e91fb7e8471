import { expect, test } from 'vitest';
import { classLevel } from './classLevel.ts';

test.each([
  ['100', '100 Level'],
  ['100L', '100 Level'],
  ['nd 2', '200 Level'],
  ['ND2', '200 Level'],
  ['ND I', '100 Level'],
  ['HND I', '300 Level'],
  ['HND2', '400 Level'],
  ['NCE III', '300 Level'],
  ['200 Level', '200 Level'],
  ['ND 20', 'ND 20'],
  ['1ST', '1ST'],
])("'%s' is %s", (written, level) => {
  expect(classLevel(written)).toBe(level);
});
