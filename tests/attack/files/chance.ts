/** Numbers that a seed decides: the same seed, the same files. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (end: number): number => next() % end;
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
