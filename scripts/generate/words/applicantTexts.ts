import type { Catalogue } from '#catalogue/catalogue.ts';
import { LIST_WORDS } from '#words/lists.ts';
import { applicantFiles } from './applicantFiles.ts';
import { declaredTexts } from './declaredTexts.ts';
import { textsOf } from './pageTexts.ts';
import { gathered } from './placedTexts.ts';
import { serverTexts } from './serverTexts.ts';

/** A paper for the college, whose elements React makes itself. */
const STAYS_ENGLISH = /@jsxImportSource react\b/;

/** What a programme's author reads. */
const OF_DECLARATIONS = /^src\/catalogue\/registry\/(followUps|guards|mappings)\.ts$/;

/** Every text that an applicant may read on a page, with the files and declarations that say it. */
export function applicantTexts(root: string, catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const pages = [...applicantFiles(root)].filter(
    ([path, source]) => !STAYS_ENGLISH.test(source) && !OF_DECLARATIONS.test(path),
  );
  return gathered([
    ...pages.flatMap(([path, source]) => textsOf(path, source).map((text) => [text, path] as const)),
    ...LIST_WORDS.map((word) => [word, 'src/words/lists.ts'] as const),
    ...declaredTexts(catalogue),
    ...serverTexts(root),
  ]);
}
