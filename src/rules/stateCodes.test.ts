import { expect, test } from 'vitest';
import { stateName } from './stateCodes.ts';

test.each([
  ['NA', 'Nasarawa'],
  [' na ', 'Nasarawa'],
  ['LA', 'Lagos'],
  ['Kano', 'Kano'],
  ['N/A', 'N/A'],
  ['', ''],
])('a state written %j is %j', (written, name) => {
  expect(stateName(written)).toBe(name);
});
