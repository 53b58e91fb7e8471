import { distance } from 'fastest-levenshtein';
import { foldText } from '#rules/text/foldText.ts';
import { normaliseText } from '#rules/text/normaliseText.ts';
import { namedRows } from '../../platform/lookups/dataFiles.ts';

interface Registered {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

const MOST = 3;
/** Of a number: two digits that changed places are two. */
const FURTHEST = 3;

/** `data/titles.json`, and how they are spelled otherwise: two people of one title have no name in common. */
const TITLES: ReadonlySet<string> = new Set([
  ...namedRows('titles').map(({ name }) => foldText(name)),
  ...['mallam', 'hajia', 'professor', 'doctor', 'barrister', 'engineer', 'reverend', 'sir', 'lady', 'jr', 'snr', 'sr'],
]);

/** N'Diaye is Ndiaye, and Eze-Nwosu two words, as it is where the hyphen was left out. */
export const wordsOf = (name: string): readonly string[] => [
  ...new Set(
    foldText(normaliseText(name))
      .replaceAll(/['`]/g, '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !TITLES.has(word)),
  ),
];

/** The words that two names share, in any order. Once they share one, an initial counts for a word that begins with it. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const isWord = (word: string) => word.length > 1;
  const both = one.filter((word) => isWord(word) && other.includes(word));
  if (both.length === 0) return 0;
  const left = (words: readonly string[]) => words.filter((word) => !both.includes(word));
  const begins = (initials: readonly string[], words: readonly string[]) =>
    initials.filter((word) => !isWord(word) && words.some((each) => each.startsWith(word))).length;
  const [ofOne, ofOther] = [left(one), left(other)];
  return both.length + Math.max(begins(ofOne, ofOther), begins(ofOther, ofOne));
}

/** Whom a row that found no line may be about: by a number that is nearly the same, or by names. The likeliest first; who has the number is among them. */
export function likelyLines<L extends Registered>(
  { number, name }: { readonly number: string; readonly name: string },
  lines: readonly L[],
): L[] {
  const typed = number.replace(/\s/g, '').toUpperCase();
  const named = wordsOf(name);
  const likely = lines
    .map((line) => {
      const away = distance(typed, line.number);
      return { line, away, shared: sharedWords(named, wordsOf(line.name)) };
    })
    .filter(({ away, shared }) => away <= FURTHEST || shared >= 2)
    .toSorted((one, other) => other.shared - one.shared || one.away - other.away)
    .map(({ line }) => line);
  const own = likely.slice(MOST).filter((line) => line.number === typed);
  return [...likely.slice(0, MOST - own.length), ...own];
}
