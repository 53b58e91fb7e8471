import { expect, test } from 'vitest';
import { stateName } from './stateCodes.ts';

test.each([
  ['NA', 'Nasarawa'],
  [' na ', 'Nasarawa'],
  ['LA', 'Lagos'],
  ['Kano', 'Kano'],
  ['FCT', 'Federal Capital Territory'],
  ['fct, Abuja', 'Federal Capital Territory'],
  ['NASSARAWA', 'Nasarawa'],
  ['Akwa-Ibom', 'Akwa Ibom'],
  ['A/Ibom', 'Akwa Ibom'],
  ['LAGOS STATE', 'Lagos'],
  ['C/Rivers', 'Cross River'],
  ['Ghana', 'Ghana'],
  ['N/A', 'N/A'],
  ['', ''],
])('a state written %j is %j', (written, name) => {
  expect(stateName(written)).toBe(name);
});
