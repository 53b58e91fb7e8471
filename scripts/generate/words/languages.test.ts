import { expect, test } from 'vitest';
import { LANGUAGES as OF_PROGRAMMES } from '#catalogue/registry/languages.ts';
import { LANGUAGES } from '#words/languages.ts';

test('a programme may translate its texts into each language in which the portal can be read', () => {
  expect(Object.keys(OF_PROGRAMMES)).toEqual(Object.keys(LANGUAGES).filter((code) => code !== 'en'));
});
