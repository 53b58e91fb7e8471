/** A text, and the file or declaration that says it. */
export type PlacedText = readonly [text: string, where: string];

/** Every text once, with all its places, in the order of the alphabet. */
export function gathered(all: Iterable<PlacedText>): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>();
  for (const [text, where] of all) places.set(text, (places.get(text) ?? new Set()).add(where));
  return new Map(
    [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([text, where]) => [text, [...where].sort()]),
  );
}
