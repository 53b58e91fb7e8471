import type { JsonObject } from '#catalogue/studio/document.ts';
import { readText } from '#catalogue/reading/text/readText.ts';
import { mistakeAt } from '../../platform/problem.ts';

export const NOT_SAVED = 'Not saved!';

/** Deeper than any declaration, and far less than what exhausts a stack. */
const DEEPEST = 40;

/** @throws Problem 422 with what is wrong in the writing, at its line */
export function sourceIn(text: string): JsonObject {
  if (depthOf(text) > DEEPEST) throw refused('please nest fewer braces in each other');
  const [mistake] = readText(Buffer.from(text)).mistakes;
  if (mistake) throw refused(`line ${mistake.line} ${mistake.sentence}`);
  const source: unknown = JSON.parse(text);
  if (typeof source !== 'object' || source === null || Array.isArray(source))
    throw refused('please write one block in braces');
  return source as JsonObject;
}

const refused = (sentence: string) => mistakeAt('/source', sentence, NOT_SAVED);

/** Braces within texts count too: nobody writes forty of them. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const letter of text) {
    if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1));
    else if (letter === '}' || letter === ']') depth -= 1;
  }
  return deepest;
}
