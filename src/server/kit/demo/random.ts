import { createHash } from 'node:crypto';

/** Choices that follow from a seed alone, the same on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number; both ends are possible. */
  between(from: number, to: number): number;
  chance(rate: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Each item as often as its weight says. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  digits(count: number): string;
  uuid(): string;
  /** Of version 7, as the ids of invoices and applications are. */
  uuidAt(moment: Date): string;
}

/** SFC32 (Doty-Humphrey), whose 128 bits of state are the seed's hash: two seeds give two streams. */
export function randomOf(seed: string): Random {
  const hash = createHash('sha256').update(seed).digest();
  const state = Uint32Array.from([0, 4, 8, 12], (place) => hash.readUInt32LE(place));
  const word = (): number => {
    const [a, b, c, counter] = state as unknown as [number, number, number, number];
    const sum = (a + b + counter) >>> 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  };
  const next = () => word() / 2 ** 32;
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (count: number) =>
    Array.from({ length: Math.ceil(count / 8) }, () => word().toString(16).padStart(8, '0'))
      .join('')
      .slice(0, count);
  const uuid = (head: string, version: number) => {
    const text = head + hex(32 - head.length);
    return [
      text.slice(0, 8),
      text.slice(8, 12),
      version + text.slice(13, 16),
      'a' + text.slice(17, 20),
      text.slice(20),
    ].join('-');
  };
  return {
    next,
    between,
    chance: (rate) => next() < rate,
    pick: (items) => items[between(0, items.length - 1)]!,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      return (items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1)!)[0];
    },
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
    uuid: () => uuid('', 4),
    uuidAt: (moment) => uuid(moment.getTime().toString(16).padStart(12, '0'), 7),
  };
}
