/** The same list begun further on, so that nobody is always first. */
export const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, index) => list[(index + by) % list.length]!);
