import { expect, test } from 'vitest';
import { numbered, ordered } from './parameters.ts';

test('a name becomes the number of its place in the declaration, as often as it is used', () => {
  const parameters = { a: 'int4', b: 'text', ab: 'uuid?' } as const;
  expect(numbered('sum', parameters, `select $b::text, $a, '$' where x = $a or y = $ab`)).toBe(
    `select $2::text, $1, '$' where x = $1 or y = $3`,
  );
});

test.each([
  ['select $a, $b', `The statement 'sum' uses $b, which it does not declare`],
  ['select $a, $1', `The statement 'sum' uses $1, which it does not declare`],
  ['select 1', `The statement 'sum' declares $a, which it does not use`],
])('%s is refused', (text, mistake) => {
  expect(() => numbered('sum', { a: 'int4' }, text)).toThrow(mistake);
});

test('values are sent in the order of the declaration, JSON as text', () => {
  const order = ordered({ b: 'int4', a: 'text?', list: 'jsonb', none: 'jsonb?' });
  expect(order({ none: null, list: ['x', { y: 1 }], a: null, b: 1 })).toEqual([1, null, '["x",{"y":1}]', null]);
});
