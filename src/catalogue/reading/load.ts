import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import type { Chart, Endpoints, Programme, ProgrammeSummary, Slip } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkProgrammes } from './check.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { Sources } from './source.ts';

const SHARED = 'shared';
const SLIP = 'slip.json';

/**
 * Reads, checks and compiles every programme under `root`. It throws a DeclarationError on the first mistake: nothing
 * is caught and read as false.
 * @param root the folder that holds `schemas/` and `flows/`
 */
export function loadCatalogue(root: string): Catalogue {
  const declarations = readCheckedDeclarations(root);
  return createCatalogue(declarations.map(programmeOf));
}

function readCheckedDeclarations(root: string): Declaration[] {
  const sources = new Sources(root);
  const declarations = readDeclarations(sources, root);
  checkProgrammes(declarations, readShared(sources, root));
  return declarations;
}

/** As in a programme's folder, `slip.json` is what is printed, and every other file what is asked. */
function readShared(sources: Sources, root: string): SharedFiles {
  const read = (folder: string, holds: (file: string) => boolean) =>
    jsonFiles(join(root, folder, SHARED)).filter(holds).map((file) => sources.at(join(root, folder, SHARED, file)));
  return {
    blocks: read('schemas', (file) => file !== SLIP),
    slips: read('schemas', (file) => file === SLIP),
    states: read('flows', () => true),
  };
}

function readDeclarations(sources: Sources, root: string): Declaration[] {
  const ids = folders(join(root, 'flows'));
  const stray = folders(join(root, 'schemas')).find((id) => !ids.includes(id));
  if (stray) throw new DeclarationError({ file: `flows/${stray}/flow.json`, line: 1, pointer: '' }, `does not exist, though schemas/${stray} does.${didYouMean(stray, ids)}`);
  return ids.map((id) => readDeclaration(sources, root, id));
}

function readDeclaration(sources: Sources, root: string, id: string): Declaration {
  const read = (path: string) => resolveReferences(sources, sources.at(path));
  const flows = join(root, 'flows', id);
  const schemas = join(root, 'schemas', id);
  const flow = read(join(flows, 'flow.json'));
  if (!existsSync(schemas)) return { id, flow };
  const files = jsonFiles(schemas).filter((file) => file !== SLIP);
  const sections = new Map(files.map((file) => [basename(file, '.json'), read(join(schemas, file))]));
  return { id, flow, form: { endpoints: read(join(flows, 'endpoints.json')), slip: read(join(schemas, SLIP)), sections } };
}

const jsonFiles = (path: string) => readdirSync(path).filter((file) => file.endsWith('.json')).sort();

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== SHARED).map((entry) => entry.name).sort();

const NO_FORM = {
  chart: { initial: '', states: {} } as Chart,
  endpoints: { login: { method: 'POST', path: '' }, load: { method: 'GET', path: '' }, slip: { method: 'GET', path: '' }, sections: {} } as Endpoints,
  slip: { title: '', groups: [] } as Slip,
  sections: {} as Record<string, SectionSchema>,
};

/** Only after the check: from here on the declaration has the shape that the types say. */
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
      sections: Object.fromEntries([...form.sections].map(([name, section]) => [name, declared<SectionSchema>(section)])),
    } : NO_FORM),
  };
  return { ...whole, version: createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16) };
}

/** Without `$schema`, which is the editor's. */
function declared<T>(resolved: Resolved): T {
  const { $schema: _, ...value } = resolved.value as Record<string, unknown>;
  return value as T;
}

function createCatalogue(programmes: readonly Programme[]): Catalogue {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const byType = new Map(programmes.map((programme) => [programme.applicationTypeId, programme]));
  return { programmes, byId: (id) => byId.get(id), byApplicationTypeId: (id) => byType.get(id) };
}
