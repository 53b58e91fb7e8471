import { distance } from 'fastest-levenshtein';
import { foldText } from '#rules/text/foldText.ts';

interface Registered {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

const MOST = 3;
/** Of a number: two digits that changed places are two. */
const FURTHEST = 3;

const words = (name: string): ReadonlySet<string> =>
  new Set(
    foldText(name)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );

/** Whom a row that found no line may be about: by a number that is nearly the same, or by names. The likeliest first. */
export function likelyLines<L extends Registered>(
  { number, name }: { readonly number: string; readonly name: string },
  lines: readonly L[],
): L[] {
  const typed = number.replace(/\s/g, '').toUpperCase();
  const named = words(name);
  return lines
    .map((line) => {
      const away = distance(typed, line.number);
      const shared = [...words(line.name)].filter((word) => named.has(word)).length;
      return { line, away, shared };
    })
    .filter(({ away, shared }) => away <= FURTHEST || shared >= 2)
    .toSorted((one, other) => other.shared - one.shared || one.away - other.away)
    .slice(0, MOST)
    .map(({ line }) => line);
}
