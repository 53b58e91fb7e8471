import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import type { Chart, Endpoints, Programme, ProgrammeSummary, Slip } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkForms, checkProgrammes } from './check.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { Sources } from './source.ts';

const SHARED = 'shared';
const FORMS = 'forms';
const SLIP = 'slip.json';

/** Throws a DeclarationError on the first mistake. `others` hold a college's own `schemas/` and `flows/`. */
export function loadCatalogue(root: string, ...others: readonly string[]): Catalogue {
  const sources = new Sources([root, ...others]);
  const declarations = readDeclarations(sources);
  const forms = readForms(sources);
  checkProgrammes(declarations, readShared(sources));
  checkForms(forms);
  return createCatalogue(declarations.map(programmeOf), sectionsOf(forms));
}

/** A wing has a folder, and no two wings have a form of one name. */
function readForms(sources: Sources): ReadonlyMap<string, Resolved> {
  const forms = new Map<string, Resolved>();
  for (const wing of new Set(sources.foldersIn(join('schemas', FORMS)))) {
    for (const [name, form] of readSections(sources, join(FORMS, wing))) {
      if (forms.has(name)) throw new DeclarationError({ file: join('schemas', FORMS, wing, `${name}.json`), line: 1, pointer: '' }, 'has the name of a form of another wing.');
      forms.set(name, form);
    }
  }
  return forms;
}

function readSections(sources: Sources, folder: string): ReadonlyMap<string, Resolved> {
  const files = sources.filesIn(join('schemas', folder)).filter((path) => !isSlip(path));
  return new Map(files.map((path) => [basename(path, '.json'), resolveReferences(sources, sources.at(path))]));
}

function readShared(sources: Sources): SharedFiles {
  const read = (folder: string, holds: (path: string) => boolean) =>
    sources.filesIn(join(folder, SHARED)).filter(holds).map((path) => sources.at(path));
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
  if (stray) throw new DeclarationError({ file: `flows/${stray}/flow.json`, line: 1, pointer: '' }, `does not exist, though schemas/${stray} does.${didYouMean(stray, ids)}`);
  const twice = ids.find((id, index) => ids[index + 1] === id);
  if (twice) throw new DeclarationError({ file: `flows/${twice}/flow.json`, line: 1, pointer: '' }, `is under two roots: a programme is declared in one place.`);
  return ids.map((id) => readDeclaration(sources, id));
}

function readDeclaration(sources: Sources, id: string): Declaration {
  const read = (path: string) => resolveReferences(sources, sources.at(path));
  const flow = read(join('flows', id, 'flow.json'));
  const sections = readSections(sources, id);
  if (sections.size === 0 && !hasSlip(sources, id)) return { id, flow };
  return { id, flow, form: { endpoints: read(join('flows', id, 'endpoints.json')), slip: read(join('schemas', id, SLIP)), sections } };
}

/** A programme may have a slip and no sections: whoever has paid prints it. */
const hasSlip = (sources: Sources, id: string) => sources.filesIn(join('schemas', id)).some(isSlip);

const isSlip = (path: string) => basename(path) === SLIP;

const NO_PROGRAMMES = [SHARED, FORMS, 'lists', 'work'];

const programmesIn = (sources: Sources, folder: string) => sources.foldersIn(folder).filter((name) => !NO_PROGRAMMES.includes(name));

const NO_FORM = {
  chart: { initial: '', states: {} } as Chart,
  endpoints: { login: { method: 'POST', path: '' }, load: { method: 'GET', path: '' }, slip: { method: 'GET', path: '' }, sections: {} } as Endpoints,
  slip: { title: '', groups: [] } as Slip,
  sections: {} as Record<string, SectionSchema>,
};

/** Only for checked declarations: the casts trust their shape. */
function programmeOf({ id, flow, form }: Declaration): Programme {
  const { programme, chart } = flow.value as { programme: Omit<ProgrammeSummary, 'id' | 'version' | 'hasForm'>; chart: Chart };
  const whole = {
    ...programme,
    id,
    hasForm: form !== undefined,
    ...(form ? {
      chart,
      endpoints: declared<Endpoints>(form.endpoints),
      slip: declared<Slip>(form.slip),
      sections: sectionsOf(form.sections),
    } : NO_FORM),
  };
  return { ...whole, version: createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16) };
}

const sectionsOf = (sections: ReadonlyMap<string, Resolved>): Readonly<Record<string, SectionSchema>> =>
  Object.fromEntries([...sections].map(([name, section]) => [name, declared<SectionSchema>(section)]));

/** Without `$schema`, which is only for editors. */
function declared<T>(resolved: Resolved): T {
  const { $schema: _, ...value } = resolved.value as Record<string, unknown>;
  return value as T;
}

function createCatalogue(programmes: readonly Programme[], forms: Readonly<Record<string, SectionSchema>>): Catalogue {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const byType = new Map(programmes.map((programme) => [programme.applicationTypeId, programme]));
  return { programmes, forms: { id: FORMS, sections: forms }, byId: (id) => byId.get(id), byApplicationTypeId: (id) => byType.get(id) };
}
