import { kindsOfLetters } from './letters.ts';
import { type Readings, readingsOf, TooLarge } from './readings.ts';
import { beginsAtStart, endsAtPlace, LooksElsewhere, parsePattern } from './syntax.ts';

/** Why it is not known that a pattern is read in time that grows with the text alone, and not faster. */
export type PatternFault = 'ambiguous' | 'anywhere' | 'elsewhere' | 'large';

/** Ways that are tried at one letter. An engine that goes back tries each, and a few hundred are tried in no time. */
const MOST_WAYS = 400;
/** Different situations while a text is read: a pattern that people write has a few dozen. */
const MOST_SITUATIONS = 2000;

const faults = new Map<string, PatternFault | undefined>();

/** Undefined where the time is in proportion to the text, however the engine goes back in it. @param pattern a valid one */
export function patternFault(pattern: string): PatternFault | undefined {
  if (!faults.has(pattern)) faults.set(pattern, judged(pattern));
  return faults.get(pattern);
}

function judged(pattern: string): PatternFault | undefined {
  try {
    const syntax = parsePattern(pattern);
    const readings = readingsOf(syntax);
    if (!growsIn(readings, beginsAtStart(syntax) ? 'start' : endsAtPlace(syntax) ? 'anywhere' : 'first fit'))
      return undefined;
    return growsIn(readings, 'start') ? 'ambiguous' : 'anywhere';
  } catch (reason) {
    if (reason instanceof LooksElsewhere) return 'elsewhere';
    if (reason instanceof TooLarge) return 'large';
    throw reason;
  }
}

/** By place, in how many ways the letters up to here are read. */
type Situation = ReadonlyMap<number, number>;

const START = -1;

/**
 * Follows all texts at once. What an engine that goes back does with a text is at most to try, at each letter, all ways in which
 * the letters before it can be read. So each situation counts these, and there must be a bound for all texts.
 * @param begins where a fit may begin: at the start of the text, anywhere, or anywhere until the first fit is complete
 */
function growsIn(readings: Readings, begins: 'start' | 'anywhere' | 'first fit'): boolean {
  const kinds = kindsOfLetters(readings.sources).map((places) => new Set(places));
  const known = new Set<string>();
  const open: Situation[] = [new Map([[START, 1]])];
  for (let situation = open.pop(); situation; situation = open.pop()) {
    if (waysTriedIn(situation, readings) > MOST_WAYS) return true;
    const goesOn = begins === 'anywhere' || (begins === 'first fit' && !isComplete(situation, readings));
    for (const places of kinds) {
      const after = read(situation, places, readings);
      if (goesOn && situation.has(START)) after.set(START, 1);
      const key = [...after]
        .map(([place, ways]) => `${place}:${ways}`)
        .sort()
        .join();
      if (after.size === 0 || known.has(key)) continue;
      known.add(key);
      if (known.size > MOST_SITUATIONS) throw new TooLarge();
      open.push(after);
    }
  }
  return false;
}

const nextOf = (place: number, { first, next }: Readings) => (place === START ? first : next[place]!);

function waysTriedIn(situation: Situation, readings: Readings): number {
  let tried = 0;
  for (const [place, ways] of situation) {
    tried += ways;
    for (const more of nextOf(place, readings).values()) tried += ways * more;
  }
  return tried;
}

function read(situation: Situation, places: ReadonlySet<number>, readings: Readings): Map<number, number> {
  const after = new Map<number, number>();
  for (const [place, ways] of situation)
    for (const [next, more] of nextOf(place, readings))
      if (places.has(next)) after.set(next, (after.get(next) ?? 0) + ways * more);
  return after;
}

const isComplete = (situation: Situation, { last, fitsNothing }: Readings): boolean =>
  fitsNothing || [...situation.keys()].some((place) => last.has(place));
