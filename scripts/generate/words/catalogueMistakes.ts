import { catalogueFile, type Words } from './catalogues.ts';

/** @returns the translations that no page would find, and those that lose a value of their sentence or invent one */
export function catalogueMistakes(code: string, words: Words, texts: ReadonlySet<string>): string[] {
  return Object.entries(words).flatMap(([english, translated]) => [
    ...(texts.has(english)
      ? []
      : [`${catalogueFile(code)}: no page says ‘${english}’. Please look in docs/words.md for what it says now.`]),
    ...(placesIn(english) === placesIn(translated)
      ? []
      : [
          `${catalogueFile(code)}: ‘${translated}’ has not the places of ‘${english}’: ${placesIn(english) || 'none'}.`,
        ]),
  ]);
}

const placesIn = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
