import { expect, test } from 'vitest';
import { JAMB_KEYS, keysOfTemplate, nameKey } from './accountName.ts';

test.each([
  ['bursar', 'Bursar.', true],
  ['n.okafor', 'n_okafor', true],
  ['bursar', 'bursar2', false],
])('%s and %s look alike: %s', (one, other, alike) => expect(nameKey(one) === nameKey(other)).toBe(alike));

test.each([
  ['UG/{yy}/{dept}/{seq4}', 'UG/26/CSC/0042', true],
  ['UG/{yy}/{dept}/{seq4}', 'ug-26-csc-12345', true],
  ['UG/{yy}/{dept}/{seq4}', 'ugochukwu', false],
  ['UG/{yy}/{dept}/{seq4}', 'ug26csc', false],
  ['{yyyy}/{seq6}', '2026/000001', true],
  ['{yyyy}/{seq6}', 'a2026000001', false],
  ['{type}/HND/{fac}/{dept}/{seq5}', 'DSPT/HND/COM/19/24312', true],
])('by the template %s, %s is a number: %s', (template, name, is) =>
  expect(new RegExp(keysOfTemplate(template)).test(nameKey(name))).toBe(is),
);

test.each([
  ['20261234AB', true],
  ['202630339047FF', true],
  ['20263033904.7FF', true],
  ['ada2026', false],
])('%s is like a JAMB registration number: %s', (name, is) =>
  expect(new RegExp(JAMB_KEYS).test(nameKey(name))).toBe(is),
);
