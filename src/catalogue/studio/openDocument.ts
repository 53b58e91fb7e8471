import { join } from 'node:path';
import { childPointer } from '../pointer.ts';
import { programmesIn, readSections } from '../reading/readDeclaration.ts';
import { resolveReferences } from '../reading/references.ts';
import { Sources } from '../reading/source.ts';
import { isObject, type JsonObject, objectAt, type ProgrammeDocument } from './document.ts';

const FOLDERS = [['flows'], ['schemas'], ['schemas', 'lists'], ['schemas', 'languages']] as const;

/** The root under which a programme stands. */
export const rootOfProgramme = (roots: readonly string[], id: string): string | undefined => {
  const sources = new Sources(roots);
  return roots.find((root) => programmesIn(sources, 'flows', root).includes(id));
};

/** All files of a programme as they stand on the disk. A section that takes over a shared one is written out question by question. */
export function openDocument(roots: readonly string[], root: string, id: string): ProgrammeDocument {
  const sources = new Sources(roots);
  const paths = FOLDERS.flatMap(([folder, below]) => sources.filesIn(join(folder, id, below ?? ''), root));
  const sections = new Set(
    [...readSections(sources, id, root).keys()].map((section) => join('schemas', id, `${section}.json`)),
  );
  const files = paths.map((path) => {
    const file = sources.at(path).value as JsonObject;
    return [path, sections.has(path) ? writtenOut(sources, path, file) : file] as const;
  });
  return { id, files: Object.fromEntries(files) };
}

/** Each question takes over that of the shared section, so that a change of the shared one is still taken. */
function writtenOut(sources: Sources, path: string, file: JsonObject): JsonObject {
  if (typeof file['$ref'] !== 'string') return file;
  const resolved = resolveReferences(sources, sources.at(path)).value as JsonObject;
  const own = objectAt(file, 'properties') ?? {};
  const questions = Object.entries(objectAt(resolved, 'properties') ?? {}).map(
    ([name, question]) =>
      [name, own[name] ?? writtenAt(sources, path, file['$ref'] as string, name) ?? question] as const,
  );
  return { ...resolved, properties: Object.fromEntries(questions) };
}

/** Undefined where a shared section takes the question over from yet another, at a place that no reference of ours names. */
function writtenAt(sources: Sources, path: string, reference: string, name: string): JsonObject | undefined {
  const pointer = reference.slice(reference.indexOf('#') + 1);
  const source = sources.beside(sources.at(path), reference.split('#')[0]!, '/$ref');
  const at = [...pointer.split('/').slice(1), 'properties', name].reduce<unknown>(
    (value, part) => (isObject(value as JsonObject) ? (value as JsonObject)[part] : undefined),
    source.value,
  );
  return isObject(at as JsonObject) ? { $ref: `${reference}${childPointer('/properties', name)}` } : undefined;
}
