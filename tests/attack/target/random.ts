/** Numbers that a seed decides, so that a run can be had again. */
export interface Random {
  /** From 0 up to and without `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many of them, or all where there are fewer, in an order of its own. */
  some<T>(from: readonly T[], howMany: number): T[];
  /** So many digits. */
  digits(howMany: number): string;
  letters(howMany: number): string;
}

/** mulberry32: small, even enough, and the same on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const made = (howMany: number, from: string) =>
    Array.from({ length: howMany }, () => from[below(from.length)]).join('');
  return {
    below,
    pick: (from) => from[below(from.length)]!,
    some(from, howMany) {
      const left = [...from];
      return Array.from({ length: Math.min(howMany, left.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
    digits: (howMany) => made(howMany, '0123456789'),
    letters: (howMany) => made(howMany, 'bcdfghjklmnpqrstvwxz'),
  };
}
