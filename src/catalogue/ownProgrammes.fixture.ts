import { fileURLToPath } from 'node:url';
import { compiledSection } from './compiling/compiledSection.ts';
import { CONTEXT } from './jupeb.fixture.ts';
import { loadCatalogue } from './reading/load.ts';
import { validateSection } from './validate.ts';

/** The programmes of this repository, as they are declared. */
export const catalogue = loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

const ANYTHING = { ...CONTEXT, options: () => undefined };

/** The verdict on a section's answers, whatever ids its lookups offer: what is stored, and [pointer, message] of each mistake. */
export function judge(programme: string, section: string, answers: unknown) {
  const { data, errors } = validateSection(compiledSection(catalogue.byId(programme)!, section), answers, ANYTHING);
  return { data, told: errors.map(({ pointer, message }) => [pointer, message]) };
}
