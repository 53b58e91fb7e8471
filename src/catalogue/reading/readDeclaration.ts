import { basename, join } from 'node:path';
import type { Declaration } from './declaration.ts';
import { DeclarationError } from './declarationError.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { getNodeValue, parseTree } from 'jsonc-parser';
import { upgradeFlow } from '../upgrading/upgradeFlow.ts';
import { ownLists, withEntries } from './ownLists.ts';
import { withSlots } from './slots.ts';
import { unreadable, type Source, type Sources } from './source.ts';

const SLIP = 'slip.json';

/** A college's own stands under another root than the product's. */
export function readDeclaration(sources: Sources, id: string, root?: string): Declaration {
  const read = (path: string) => resolvedAt(sources, path);
  const flow = resolvedAt(sources, join('flows', id, 'flow.json'), asItWasMeant);
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
  const read = (path: string) => withEntries(withSlots(resolvedAt(sources, path)), lists);
  return new Map(files.map((path) => [basename(path, '.json'), read(path)]));
}

/** A flow of an older vocabulary is read as it was meant. What is told of it stands where the author wrote it. */
function asItWasMeant(source: Source): Source {
  const upgraded = source.isReadable ? upgradeFlow(source.text) : undefined;
  return upgraded === undefined ? source : { ...source, value: getNodeValue(parseTree(upgraded)!) as unknown };
}

/** What cannot be read is empty, and its mistake is told with those of the other files. */
function resolvedAt(sources: Sources, path: string, prepared = (source: Source) => source): Resolved {
  try {
    return resolveReferences(sources, prepared(sources.at(path)));
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
