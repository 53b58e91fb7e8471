import { fileURLToPath } from 'node:url';
import { compiledSection } from './compiling/compiledSection.ts';
import { CONTEXT } from './jupeb.fixture.ts';
import { loadCatalogue } from './reading/load.ts';
import { validateSection } from './validate.ts';

export const catalogue = loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

const ANYTHING = { ...CONTEXT, options: () => undefined };

/** Any id of a lookup passes here; a mistake is [pointer, message]. */
export function judge(programme: string, section: string, answers: unknown) {
  const { data, errors } = validateSection(compiledSection(catalogue.byId(programme)!, section), answers, ANYTHING);
  return { data, mistakes: errors.map(({ pointer, message }) => [pointer, message]) };
}
