import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bindingsOf } from '../bindings.ts';
import { loadCatalogue } from '../reading/load.ts';
import { firstWord, isReservedEndpoint, isReservedPage } from './reserved.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('every address of the product begins with a reserved word, or with one of its programmes', () => {
  const matrix = readFileSync(`${ROOT}/tests/fixtures/access-matrix.md`, 'utf8');
  const addresses = [...matrix.matchAll(/^\| (\/\S+)/gm)].map(([, path]) => path!);
  expect(addresses.length).toBeGreaterThan(500);
  const ofProgrammes = new Set(
    loadCatalogue(ROOT).programmes.flatMap(({ endpoints }) => bindingsOf(endpoints).map(({ path }) => firstWord(path))),
  );
  expect(addresses.filter((path) => !isReservedEndpoint(path, true) && !ofProgrammes.has(firstWord(path)))).toEqual([]);
});

test.each(['/', '//', '/login', '/login/', '//login', '/login/again', '/programmes/jupeb'])(
  '%s is no page for a programme',
  (path) => {
    expect(isReservedPage(path)).toBe(true);
  },
);
