import { fileURLToPath } from 'node:url';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';

export type Roots = Parameters<typeof loadCatalogue>;

export const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** Programmes that no college has: what the seventeen use, in another mix. */
export const FIXTURES = fileURLToPath(new URL('../fixtures/programmes', import.meta.url));

export const ALL_ROOTS: Roots = [HOUSE, FIXTURES];

const read = new Map<string, Catalogue>();

/** Read once in a process, but for a test's own folders, which change under it. */
export function catalogueOf(roots: Roots): Catalogue {
  if (!roots.every((root) => root === HOUSE || root === FIXTURES)) return loadCatalogue(...roots);
  const name = roots.join();
  const catalogue = read.get(name) ?? loadCatalogue(...roots);
  for (const { mistake } of catalogue.refusals) throw mistake;
  read.set(name, catalogue);
  return catalogue;
}

/** Every programme that has a form, the fixtures among them: what holds of one by its declaration holds of all. */
export const PROGRAMMES = catalogueOf(ALL_ROOTS).programmes.filter(({ hasForm }) => hasForm);

/** Some ask nothing: who has paid prints a slip. */
export const asksSomething = ({ sections }: Pick<Programme, 'sections'>): boolean => Object.keys(sections).length > 0;

/** Those of the college itself, without the fixtures. */
export const COLLEGES_OWN = catalogueOf([HOUSE]).programmes.filter(({ hasForm }) => hasForm);
