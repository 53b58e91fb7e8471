/**
 * Items that between them have every kind of thing that any item has: the first ones, then whichever has most that none of
 * those before it has.
 * @param first are among them whatever they have
 */
export function coverOf<Item>(
  items: readonly Item[],
  kindsOf: (item: Item) => Iterable<string>,
  first: readonly Item[] = [],
): ReadonlySet<Item> {
  const missing = new Map(items.map((item) => [item, new Set(kindsOf(item))]));
  const chosen = new Set<Item>();
  const choose = (item: Item) => {
    chosen.add(item);
    for (const kind of [...missing.get(item)!]) for (const kinds of missing.values()) kinds.delete(kind);
  };
  first.forEach(choose);
  for (;;) {
    const [next] = [...missing].sort(([, one], [, other]) => other.size - one.size);
    if (!next || next[1].size === 0) return chosen;
    choose(next[0]);
  }
}
