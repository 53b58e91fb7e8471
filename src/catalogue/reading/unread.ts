import { basename, join } from 'node:path';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { OWN_LISTS } from './ownLists.ts';
import type { Sources } from './source.ts';

export const MAILS = 'mails.json';
export const LANGUAGES = 'languages';

const FLOW_FILES: readonly string[] = ['flow.json', 'endpoints.json', MAILS];
const FOLDERS: readonly string[] = [OWN_LISTS, LANGUAGES];

/** A file that is misspelt would be silent: its author believes that it is read. */
export function unreadIn(sources: Sources, id: string, root?: string): readonly DeclarationError[] {
  const files = sources
    .filesIn(join('flows', id), root)
    .filter((path) => !FLOW_FILES.includes(basename(path)))
    .map((path) => [path, basename(path), FLOW_FILES] as const);
  const folders = sources
    .foldersIn(join('schemas', id), root)
    .filter((name) => !FOLDERS.includes(name))
    .map((name) => [join('schemas', id, name), name, FOLDERS] as const);
  return [...files, ...folders].map(
    ([path, name, known]) =>
      new DeclarationError(
        { file: root === undefined ? path : sources.nameOf(root, path), line: 1, pointer: '' },
        `is read by nothing.${didYouMean(name, known)}`,
      ),
  );
}
