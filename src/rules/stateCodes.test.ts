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
  ['C/RIVER', 'Cross River'],
  ['CROSS-RIVERS', 'Cross River'],
  ['F.C.T.', 'Federal Capital Territory'],
  ['Abuja (FCT)', 'Federal Capital Territory'],
  ['The Federal Capital Territory, Abuja', 'Federal Capital Territory'],
  ['Federal Capital Territory (FCT)', 'Federal Capital Territory'],
  ['State of Osun', 'Osun'],
  ['OSUN\u00a0STATE', 'Osun'],
  ['EKITI       ', 'Ekiti'],
  ['Abuja Municipal', 'Abuja Municipal'],
  ['Ghana', 'Ghana'],
  ['N/A', 'N/A'],
  ['', ''],
])('a state written %j is %j', (written, name) => {
  expect(stateName(written)).toBe(name);
});
