import { join } from 'node:path';
import type { Catalogue, Refusal } from '../catalogue.ts';
import type { Programme } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkForms, checkProgrammes } from './check.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { programmeOf, sectionsOf } from './programmeOf.ts';
import { FORMS, isSlip, programmesIn, readDeclaration, readSections, SHARED } from './readDeclaration.ts';
import { readOwn } from './readOwn.ts';
import type { Resolved } from './references.ts';
import { Sources } from './source.ts';

/**
 * Throws a DeclarationError on the first mistake in the product's. `others` hold a college's own `schemas/` and `flows/`: what
 * is wrong there is left out, and stands in `refusals`.
 */
export function loadCatalogue(root: string, ...others: readonly string[]): Catalogue {
  const sources = new Sources([root, ...others]);
  const declarations = readDeclarations(sources);
  const forms = readForms(sources);
  checkProgrammes(declarations, readShared(sources));
  checkForms(forms);
  const own = readOwn(sources, others, { declarations, forms });
  const programmes = [...declarations.map(programmeOf), ...own.programmes].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  return createCatalogue(programmes, sectionsOf(new Map([...forms, ...own.forms])), own.refusals);
}

/** A wing has a folder, and no two wings have a form of one name. */
function readForms(sources: Sources): ReadonlyMap<string, Resolved> {
  const forms = new Map<string, Resolved>();
  for (const wing of sources.foldersIn(join('schemas', FORMS))) {
    for (const [name, form] of readSections(sources, join(FORMS, wing))) {
      if (forms.has(name))
        throw new DeclarationError(
          { file: join('schemas', FORMS, wing, `${name}.json`), line: 1, pointer: '' },
          'has the name of a form of another wing.',
        );
      forms.set(name, form);
    }
  }
  return forms;
}

function readShared(sources: Sources): SharedFiles {
  const read = (folder: string, holds: (path: string) => boolean) =>
    sources
      .filesIn(join(folder, SHARED))
      .filter(holds)
      .map((path) => sources.at(path));
  return {
    blocks: read('schemas', (path) => !isSlip(path)),
    slips: read('schemas', isSlip),
    states: read('flows', () => true),
  };
}

function readDeclarations(sources: Sources): Declaration[] {
  const ids = programmesIn(sources, 'flows');
  const known = new Set(ids);
  const stray = programmesIn(sources, 'schemas').find((id) => !known.has(id));
  if (stray)
    throw new DeclarationError(
      { file: `flows/${stray}/flow.json`, line: 1, pointer: '' },
      `does not exist, though schemas/${stray} does.${didYouMean(stray, ids)}`,
    );
  return ids.map((id) => readDeclaration(sources, id));
}

function createCatalogue(
  programmes: readonly Programme[],
  forms: Readonly<Record<string, SectionSchema>>,
  refusals: readonly Refusal[],
): Catalogue {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const byType = new Map(programmes.map((programme) => [programme.applicationTypeId, programme]));
  return {
    programmes,
    refusals,
    forms: { id: FORMS, sections: forms },
    byId: (id) => byId.get(id),
    byApplicationTypeId: (id) => byType.get(id),
  };
}
