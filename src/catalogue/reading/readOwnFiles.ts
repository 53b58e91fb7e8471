import { basename, join } from 'node:path';
import { checkForms, checkShared } from './check.ts';
import type { SharedFiles } from './declaration.ts';
import { DeclarationError } from './declarationError.ts';
import { FORMS, isSlip, LISTS, SHARED, WORK } from './readDeclaration.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { mistakeIn, type Refusals } from './refusals.ts';
import type { Sources } from './source.ts';

/** Whoever takes over from a shared file with a mistake is told that mistake. */
export function checkOwnShared(sources: Sources, root: string, refusals: Refusals): void {
  const files = [
    ...sources.filesIn(join('schemas', SHARED), root).map((path) => [isSlip(path) ? 'slips' : 'blocks', path] as const),
    ...sources.filesIn(join('flows', SHARED), root).map((path) => ['states', path] as const),
  ];
  for (const [kind, path] of files) {
    refusals.attempt(sources.nameOf(root, path), () => {
      refuseShadowed(sources, root, path);
      checkFile(sources, path, kind);
    });
  }
}

function checkFile(sources: Sources, path: string, kind: keyof SharedFiles): void {
  try {
    checkShared({ blocks: [], slips: [], states: [], [kind]: [sources.at(path)] });
  } catch (mistake) {
    if (mistake instanceof DeclarationError) sources.refuse(path, mistake);
    throw mistake;
  }
}

export function readOwnForms(
  sources: Sources,
  root: string,
  taken: ReadonlySet<string>,
  refusals: Refusals,
): ReadonlyMap<string, Resolved> {
  const forms = new Map<string, Resolved>();
  const files = sources
    .foldersIn(join('schemas', FORMS), root)
    .flatMap((wing) => sources.filesIn(join('schemas', FORMS, wing), root));
  for (const path of files) {
    const [file, name] = [sources.nameOf(root, path), basename(path, '.json')];
    refusals.attempt(file, () => {
      refuseShadowed(sources, root, path);
      if (taken.has(name) || forms.has(name)) throw mistakeIn(file, 'has the name of a form of another wing.');
      const form = resolveReferences(sources, sources.at(path));
      checkForms(new Map([[name, form]]));
      forms.set(name, form);
    });
  }
  return forms;
}

function refuseShadowed(sources: Sources, root: string, path: string): void {
  if (sources.rootOf(path) !== root)
    throw mistakeIn(
      sources.nameOf(root, path),
      `is not read: ${path} of another root is read in its place. Give it another name, here and where it is taken over.`,
    );
}

export function refuseUnread(sources: Sources, root: string, refusals: Refusals): void {
  for (const [folder, name] of [
    ['schemas', LISTS],
    ['flows', WORK],
  ] as const) {
    const file = sources.nameOf(root, join(folder, name));
    if (sources.foldersIn(folder, root).includes(name))
      refusals.attempt(file, () => {
        throw mistakeIn(file, 'is not read: lists and work charts are part of the program.');
      });
  }
}
