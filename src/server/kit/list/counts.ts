import type { Queryable } from '../../platform/database/database.ts';

/** Counting a large table costs more than a page of it, so a count is cached a hundred times as long as it took. */
const CACHED_TIMES = 100;
const MOST_CACHED = 1000;

interface Counted {
  readonly total: number;
  readonly until: number;
}

const counts = new WeakMap<Queryable, Map<string, Counted>>();

export async function countOnce(db: Queryable, key: string, count: () => Promise<number>): Promise<number> {
  const cache = counts.get(db) ?? new Map<string, Counted>();
  counts.set(db, cache);
  const cached = cache.get(key);
  if (cached && cached.until > performance.now()) return cached.total;
  const begun = performance.now();
  const total = await count();
  const ended = performance.now();
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, { total, until: ended + (ended - begun) * CACHED_TIMES });
  return total;
}
