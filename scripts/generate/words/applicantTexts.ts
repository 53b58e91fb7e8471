import type { Catalogue } from '#catalogue/catalogue.ts';
import { applicantFiles } from './applicantFiles.ts';
import { declaredTexts } from './declaredTexts.ts';
import { textsOf } from './pageTexts.ts';

/** A paper for the college, whose elements React makes itself. */
const STAYS_ENGLISH = /@jsxImportSource react\b/;

/** Every text that an applicant may read, with the files and declarations that say it, in the order of the alphabet. */
export function applicantTexts(root: string, catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>();
  const add = (text: string, where: string) => places.set(text, (places.get(text) ?? new Set()).add(where));
  for (const [path, source] of applicantFiles(root)) if (!STAYS_ENGLISH.test(source)) for (const text of textsOf(path, source)) add(text, path);
  for (const [text, where] of declaredTexts(catalogue)) add(text, where);
  return new Map([...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([text, where]) => [text, [...where].sort()]));
}
