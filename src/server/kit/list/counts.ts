import type { Queryable } from '../../platform/database/database.ts';

/** Counting a large table costs more than a page of it, so a count is cached a hundred times as long as it took. */
const CACHED_TIMES = 100;
const MOST_CACHED = 1000;

export interface Counted {
  readonly total: number;
  /** Of the columns that are added up, over all that is counted. */
  readonly sums: Readonly<Record<string, number>>;
}

const counts = new WeakMap<Queryable, Map<string, Counted & { readonly until: number }>>();

export async function countOnce(db: Queryable, key: string, count: () => Promise<Counted>): Promise<Counted> {
  const cache: Map<string, Counted & { readonly until: number }> = counts.get(db) ?? new Map();
  counts.set(db, cache);
  const cached = cache.get(key);
  if (cached && cached.until > performance.now()) return cached;
  const begun = performance.now();
  const counted = await count();
  const ended = performance.now();
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, { ...counted, until: ended + (ended - begun) * CACHED_TIMES });
  return counted;
}

/** Much has changed at once: nobody should be shown how many there were. */
export const forgetCounts = (db: Queryable): boolean => counts.delete(db);

/** What a write ends with: whoever wrote reads the list next, and finds what they wrote counted. */
export const forgettingCounts = (db: Queryable, changed?: () => Promise<void>) => async (): Promise<void> => {
  forgetCounts(db);
  await changed?.();
};
