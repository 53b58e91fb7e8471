import { basename, join } from 'node:path';
import type { Declaration } from './declaration.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { ownLists, withEntries } from './lists.ts';
import { withSlots } from './slots.ts';
import type { Sources } from './source.ts';

const SLIP = 'slip.json';

/** A college's own stands under another root than the product's. */
export function readDeclaration(sources: Sources, id: string, root?: string): Declaration {
  const read = (path: string) => resolveReferences(sources, sources.at(path));
  const flow = read(join('flows', id, 'flow.json'));
  const sections = readSections(sources, id, root);
  if (sections.size === 0 && !hasSlip(sources, id, root)) return { id, flow };
  return {
    id,
    flow,
    form: { endpoints: read(join('flows', id, 'endpoints.json')), slip: read(join('schemas', id, SLIP)), sections },
  };
}

export function readSections(sources: Sources, folder: string, root?: string): ReadonlyMap<string, Resolved> {
  const files = sources.filesIn(join('schemas', folder), root).filter((path) => !isSlip(path));
  const lists = ownLists(sources, folder, root);
  const read = (path: string) => withEntries(withSlots(resolveReferences(sources, sources.at(path))), lists);
  return new Map(files.map((path) => [basename(path, '.json'), read(path)]));
}

/** A programme may have a slip and no sections: whoever has paid prints it. */
const hasSlip = (sources: Sources, id: string, root?: string) =>
  sources.filesIn(join('schemas', id), root).some(isSlip);

export const isSlip = (path: string) => basename(path) === SLIP;

/** These folders stand beside the programmes'. */
export const SHARED = 'shared';
export const FORMS = 'forms';
export const [LISTS, WORK] = ['lists', 'work'] as const;

const NO_PROGRAMMES: readonly string[] = [SHARED, FORMS, LISTS, WORK];

export const programmesIn = (sources: Sources, folder: 'flows' | 'schemas', root?: string) =>
  sources.foldersIn(folder, root).filter((name) => !NO_PROGRAMMES.includes(name));
