import { basename, join } from 'node:path';
import type { Declaration } from './declaration.ts';
import { DeclarationError } from './declarationError.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { unreadable, type Sources } from './source.ts';

const SLIP = 'slip.json';

/** A college's own stands under another root than the product's. */
export function readDeclaration(sources: Sources, id: string, root?: string): Declaration {
  const read = (path: string) => resolvedAt(sources, path);
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
  return new Map(files.map((path) => [basename(path, '.json'), resolvedAt(sources, path)]));
}

/** What cannot be read is empty, and its mistake is told with those of the other files. */
function resolvedAt(sources: Sources, path: string): Resolved {
  try {
    return resolveReferences(sources, sources.at(path));
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) throw mistake;
    return resolveReferences(sources, unreadable(path, mistake));
  }
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
