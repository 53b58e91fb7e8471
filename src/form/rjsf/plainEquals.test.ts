import { createElement } from 'react';
import { expect, test } from 'vitest';
import { plainEquals } from './plainEquals.ts';

const SAME: readonly (readonly [unknown, unknown])[] = [
  [undefined, undefined],
  [Number.NaN, Number.NaN],
  [
    { a: 1, b: [1, { c: '' }] },
    { b: [1, { c: '' }], a: 1 },
  ],
  [{ onChange: () => 1 }, { onChange: () => 2 }],
  [createElement('p', { id: 'a' }, 'b'), createElement('p', { id: 'a' }, 'b')],
];

const OTHER: readonly (readonly [unknown, unknown])[] = [
  [undefined, null],
  [null, {}],
  [0, '0'],
  [[], {}],
  [[1], [1, 2]],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [() => 1, {}],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [createElement('p', { id: 'a' }, 'b'), createElement('p', { id: 'a' }, 'c')],
];

test.each(SAME)('%o and %o are the same', (a, b) => {
  expect([plainEquals(a, b), plainEquals(b, a)]).toEqual([true, true]);
});

test.each(OTHER)('%o and %o are not', (a, b) => {
  expect([plainEquals(a, b), plainEquals(b, a)]).toEqual([false, false]);
});
