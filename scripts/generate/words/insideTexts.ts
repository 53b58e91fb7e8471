import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { declaredInside } from './declaredInside.ts';
import { textsOf } from './pageTexts.ts';
import { gathered } from './placedTexts.ts';
import { readmeTexts } from './readmeTexts.ts';
import { sourceFiles } from './sourceFiles.ts';

/** It plays the payment provider, whose words are not the college's. */
const NOT_OURS = /^src\/remita-sandbox\//;

/** What everybody else reads: signed-in pages, emails, the server's other messages, papers and the README. */
export function insideTexts(
  root: string,
  catalogue: Catalogue,
  applicants: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const files = sourceFiles(root, 'src').filter((file) => !NOT_OURS.test(file));
  const all = gathered([
    ...files.flatMap((file) =>
      textsOf(file, readFileSync(join(root, file), 'utf8')).map((text) => [text, file] as const),
    ),
    ...declaredInside(root, catalogue),
    ...readmeTexts(root),
  ]);
  return new Map([...all].filter(([text]) => !applicants.has(text)));
}
