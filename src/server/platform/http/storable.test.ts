import { expect, test } from 'vitest';
import { unstorable } from './storable.ts';

test.each([
  ['Adaeze', undefined],
  [{ name: 'Ọ̀ṣun 🎓', rows: [{ a: null, b: 1, c: true }] }, undefined],
  [null, undefined],
  [Buffer.from('a\0b'), undefined],
  ['a\0b', ''],
  [{ rows: [{ name: 'x' }, { name: '\ud800' }] }, '/rows/1/name'],
  [{ 'a\0': 1 }, ''],
  [{ 'and/or': { 'a~b': '\0' } }, '/and~1or/a~0b'],
])('in %j the text that cannot be stored is at %j', (sent, pointer) => {
  expect(unstorable(sent)).toBe(pointer);
});

test('deeply nested text is checked', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`) as unknown;
  expect(unstorable(deep)).toHaveLength(100_000);
});
