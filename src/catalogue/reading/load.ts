import { join } from 'node:path';
import type { Catalogue, Refusal } from '../catalogue.ts';
import type { Programme } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkForms, checkProgrammes } from './check.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { checkEach, Mistakes } from './mistakes.ts';
import { programmeOf, sectionsOf } from './programmeOf.ts';
import { FORMS, isSlip, programmesIn, readDeclaration, readSections, SHARED } from './readDeclaration.ts';
import { readOwn } from './readOwn.ts';
import type { Resolved } from './references.ts';
import { inOrder } from './remarks.ts';
import { Sources } from './source.ts';
import { warningsOf } from './warnings.ts';

/**
 * Throws a DeclarationError with all mistakes in the product's. `others` hold a college's own `schemas/` and `flows/`: what
 * is wrong there is left out, and stands in `refusals`.
 */
export function loadCatalogue(root: string, ...others: readonly string[]): Catalogue {
  const sources = new Sources([root, ...others]);
  const product = readProduct(sources);
  checkProduct(sources, product);
  return catalogueOf(sources, product, others);
}

/** As `loadCatalogue`, where the product's declarations were checked as it was built. What is a college's own is checked. */
export function loadBuiltCatalogue(root: string, ...others: readonly string[]): Catalogue {
  const sources = new Sources([root, ...others]);
  return catalogueOf(sources, readProduct(sources), others);
}

function catalogueOf(
  sources: Sources,
  { declarations, forms, mistakes }: Product,
  others: readonly string[],
): Catalogue {
  mistakes.raise();
  const own = readOwn(sources, others, { declarations, forms });
  const programmes = [...declarations.map(programmeOf), ...own.declarations.map(programmeOf)].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  return createCatalogue(programmes, sectionsOf(new Map([...forms, ...own.forms])), own.refusals);
}

export interface Remarks {
  /** In the order of the files and their lines. */
  readonly mistakes: readonly DeclarationError[];
  /** Nothing is refused for these. A programme that is refused has none: they are told once it can be read. */
  readonly warnings: readonly DeclarationError[];
}

/** All that is to be said of what is declared, for its authors. @param today as an ISO day */
export function remarksOn(today: string, root: string, ...others: readonly string[]): Remarks {
  const sources = new Sources([root, ...others]);
  const product = readProduct(sources);
  checkProduct(sources, product);
  const { declarations, forms, mistakes } = product;
  const own = readOwn(sources, others, { declarations, forms });
  return {
    mistakes: inOrder([...mistakes.all, ...own.refusals.flatMap(({ mistake }) => mistake.all)]),
    warnings: inOrder(
      [...(mistakes.any ? [] : declarations), ...own.declarations].flatMap((declaration) =>
        warningsOf(declaration, today, (language) => sources.productTexts(language)),
      ),
    ),
  };
}

interface Product {
  readonly declarations: readonly Declaration[];
  readonly forms: ReadonlyMap<string, Resolved>;
  readonly mistakes: Mistakes;
}

function readProduct(sources: Sources): Product {
  const mistakes = new Mistakes();
  const declarations = mistakes.attempt(() => readDeclarations(sources)) ?? [];
  const forms = mistakes.attempt(() => readForms(sources)) ?? new Map<string, Resolved>();
  return { declarations, forms, mistakes };
}

function checkProduct(sources: Sources, { declarations, forms, mistakes }: Product): void {
  mistakes.attempt(() => checkProgrammes(oldestFirst(sources, declarations), readShared(sources)));
  mistakes.attempt(() => checkForms(forms));
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
  checkEach(
    programmesIn(sources, 'schemas').filter((id) => !known.has(id)),
    (stray) => {
      throw new DeclarationError(
        { file: `flows/${stray}/flow.json`, line: 1, pointer: '' },
        `does not exist, though schemas/${stray} does.${didYouMean(stray, ids)}`,
      );
    },
  );
  return ids.map((id) => readDeclaration(sources, id));
}

/** A folder that was made later belongs to the programme that its author works on. */
const oldestFirst = (sources: Sources, declarations: readonly Declaration[]): Declaration[] =>
  declarations
    .map((declaration) => ({ declaration, madeAt: sources.madeAt(join('flows', declaration.id)) }))
    .sort((one, other) => one.madeAt - other.madeAt)
    .map(({ declaration }) => declaration);

export function createCatalogue(
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
