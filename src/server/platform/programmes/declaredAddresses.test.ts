import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import type { Programme } from '#catalogue/programme.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';
import { declaredAddresses } from './declaredAddresses.ts';

const loginAt = (id: string, path: string): Programme => ({
  ...jupeb,
  id,
  endpoints: { ...jupeb.endpoints, login: { method: 'POST', path } },
});

const loginsOf = (id: string, versions: readonly Programme[]) =>
  declaredAddresses(
    {
      catalogue: { ...createCatalogue([versions.at(-1)!], {}, []), read: async () => {}, declare: () => {} },
      programmes: { all: versions, refused: [], find: async () => undefined, become: () => {} },
    },
    id,
    ({ login }) => [login],
  ).map(({ path }) => path);

test('an old version keeps its addresses, but for one that is the product’s own', () => {
  const versions = ['/Authentication/login', '/WeekendCollege/enter', '/WeekendCollege/login'].map((path) =>
    loginAt('weekend-college', path),
  );
  expect(loginsOf('weekend-college', versions)).toEqual(['/WeekendCollege/enter', '/WeekendCollege/login']);
});

test('a programme of the product is served where the product has others', () => {
  expect(loginsOf('jupeb', [jupeb])).toEqual(['/JupebApplication/login']);
});
