import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import type { Programme } from '#catalogue/programme.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';
import { declaredAddresses } from './declaredAddresses.ts';
import { familiesOf } from './programmeRoutes.ts';

const loginAt = (id: string, path: string): Programme => ({
  ...jupeb,
  id,
  endpoints: { ...jupeb.endpoints, login: { method: 'POST', path } },
});

const publishedAs = (versions: readonly Programme[]) => ({
  catalogue: { ...createCatalogue([versions.at(-1)!], {}, []), read: async () => {}, declare: () => {} },
  programmes: { all: versions, refused: [], find: async () => undefined, become: () => {} },
});

const loginsOf = (id: string, versions: readonly Programme[]) =>
  declaredAddresses(publishedAs(versions), id, ({ login }) => [login]).map(({ path }) => path);

const refereesAt = (id: string, family: string): Programme => ({
  ...jupeb,
  id,
  endpoints: {
    ...jupeb.endpoints,
    sections: {
      referees: {
        method: 'POST',
        path: `${family}/referees`,
        identifiedBy: 'applicantId',
        followUp: { name: 'ask-referees', form: 'reference' },
      },
    },
  },
});

test('an old version keeps its addresses, but for one that is the product’s own', () => {
  const versions = ['/Authentication/login', '/WeekendCollege/enter', '/WeekendCollege/login'].map((path) =>
    loginAt('weekend-college', path),
  );
  expect(loginsOf('weekend-college', versions)).toEqual(['/WeekendCollege/enter', '/WeekendCollege/login']);
});

test('a programme of the product is served where the product has others', () => {
  expect(loginsOf('jupeb', [jupeb])).toEqual(['/JupebApplication/login']);
});

test('referees of an old version answer where it was, but not at an address of the product’s own', () => {
  const versions = ['/Authentication', '/WeekendCollege', '/Weekend'].map((family) =>
    refereesAt('weekend-college', family),
  );
  expect([...familiesOf(publishedAs(versions)).keys()]).toEqual(['/WeekendCollege', '/Weekend']);
});
