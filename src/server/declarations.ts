import { fileURLToPath } from 'node:url';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { checkWorks } from '#catalogue/reading/checkWork.ts';
import { loadBuiltCatalogue, loadCatalogue } from '#catalogue/reading/load.ts';
import { CLAIMS } from '#contract/people/claims.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start` runs one module that is built of all sources; everything else runs the sources. */
const IS_BUILT = import.meta.filename.endsWith('.js');

/** All that is declared. @throws DeclarationError with what is wrong in the product's, where no build has checked it */
export const readDeclarations = (own: readonly string[]): Catalogue =>
  IS_BUILT ? loadBuiltCatalogue(ROOT, ...own) : checkedDeclarations(own);

/** A build calls it too, so that a restart need not: it was a quarter of what the main thread did. @throws DeclarationError */
export function checkedDeclarations(own: readonly string[] = []): Catalogue {
  const declared = loadCatalogue(ROOT, ...own);
  checkWorks(ROOT, { claims: Object.keys(CLAIMS), forms: declared.forms.sections });
  return declared;
}
