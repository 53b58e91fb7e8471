import { expect, test } from 'vitest';
import { lgaKey, lgaName } from './lgaName.ts';

test.each([
  ['MUNICIPAL AREA COUNCIL', 'Abuja Municipal'],
  ['AMAC', 'Abuja Municipal'],
  ['Aba North', 'Aba North'],
])('%j is %j', (written, name) => {
  expect(lgaName(written)).toBe(name);
});

test('a hyphen is a blank', () => {
  expect(lgaKey('Ijebu-Ode')).toBe(lgaKey('IJEBU ODE'));
});
