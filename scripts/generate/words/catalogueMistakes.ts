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

/** A page that is half in another language is harder to read than one in English. */
const ENOUGH = 0.9;

/** @returns what is wrong about offering the language, or about not offering it */
export function offerMistakes(code: string, words: Words, texts: ReadonlySet<string>, isOffered: boolean): string[] {
  const share = Object.keys(words).filter((english) => texts.has(english)).length / texts.size;
  if (isOffered === share >= ENOUGH) return [];
  return [
    `src/words/languages.ts: ${catalogueFile(code)} has ${Math.floor(share * 100)} of 100 texts of applicants' pages. Please ${isOffered ? 'offer it once it has 90' : 'offer it'}.`,
  ];
}
