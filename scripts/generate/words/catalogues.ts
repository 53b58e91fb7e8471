import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of a language by their English. */
export type Words = Readonly<Record<string, string>>;

export const catalogueFile = (code: string): string => `src/words/catalogues/${code}.json`;

export const readWords = (root: string, code: string): Words =>
  (JSON.parse(readFileSync(join(root, catalogueFile(code)), 'utf8')) as { readonly words: Words }).words;
