import type { Part } from './syntax.ts';

/** Of each place in the pattern that reads a letter: in how many ways the place is come to. */
type Ways = ReadonlyMap<number, number>;

/**
 * A pattern as the engine goes through it, letter by letter. It counts ways, since two ways to one place are tried one after
 * the other: the engine does not notice that it was there.
 */
export interface Readings {
  /** By place, which letters it reads. */
  readonly sources: readonly string[];
  readonly first: Ways;
  readonly next: readonly Ways[];
  /** Those after which the pattern may be at its end. */
  readonly last: Ways;
  readonly fitsNothing: boolean;
}

export class TooLarge extends Error {}

/** Places, and ways to one: more is not written by hand, and could not be tried in a moment. */
const LARGEST = 1000;
/** Repetitions of what reads nothing have no places, and take their time all the same. */
const MOST_PIECES = 5 * LARGEST;

interface Piece {
  /** The ways to read nothing with it. */
  readonly empty: number;
  readonly first: Ways;
  readonly last: Ways;
}

const NOTHING: Piece = { empty: 1, first: new Map(), last: new Map() };

/** @throws TooLarge */
export function readingsOf(pattern: Part): Readings {
  const sources: string[] = [];
  const next: Map<number, number>[] = [];
  let pieces = 0;

  const link = (from: Ways, to: Ways) => {
    for (const [place, ways] of from)
      for (const [other, more] of to) next[place]!.set(other, bounded((next[place]!.get(other) ?? 0) + ways * more));
  };

  const after = (one: Piece, other: Piece): Piece => {
    link(one.last, other.first);
    return {
      empty: bounded(one.empty * other.empty),
      first: joined(one.first, times(other.first, one.empty)),
      last: joined(other.last, times(one.last, other.empty)),
    };
  };

  const pieceOf = (part: Part): Piece => {
    pieces += 1;
    if (pieces > MOST_PIECES) throw new TooLarge();
    if (part.kind === 'place') return NOTHING;
    if (part.kind === 'sequence') return part.parts.map(pieceOf).reduce(after, NOTHING);
    if (part.kind === 'repeat') return repeated(part.part, part.least, part.most);
    if (part.kind === 'choice') return part.parts.map(pieceOf).reduce(either);
    const place = sources.push(part.source) - 1;
    if (place >= LARGEST) throw new TooLarge();
    next.push(new Map());
    return { empty: 0, first: new Map([[place, 1]]), last: new Map([[place, 1]]) };
  };

  /** What may follow stands within what comes before it: `a{1,3}` is a(a(a)?)?. A repetition that reads nothing is given up. */
  const repeated = (part: Part, least: number, most: number): Piece => {
    const optional = (left: number): Piece => {
      if (left <= 0) return NOTHING;
      const one = pieceOf(part);
      if (left === Infinity) link(one.last, one.first);
      return { ...after({ ...one, empty: 0 }, left === Infinity ? NOTHING : optional(left - 1)), empty: 1 };
    };
    let piece = NOTHING;
    for (let count = 0; count < least; count += 1) piece = after(piece, pieceOf(part));
    return after(piece, optional(most - least));
  };

  const { first, last, empty } = pieceOf(pattern);
  return { sources, first, next, last, fitsNothing: empty > 0 };
}

const either = (one: Piece, other: Piece): Piece => ({
  empty: bounded(one.empty + other.empty),
  first: joined(one.first, other.first),
  last: joined(one.last, other.last),
});

const times = (ways: Ways, factor: number): Ways =>
  factor === 0 ? new Map() : new Map([...ways].map(([place, count]) => [place, bounded(count * factor)]));

function joined(one: Ways, other: Ways): Ways {
  const all = new Map(one);
  for (const [place, count] of other) all.set(place, bounded((all.get(place) ?? 0) + count));
  return all;
}

function bounded(ways: number): number {
  if (ways > LARGEST) throw new TooLarge();
  return ways;
}
