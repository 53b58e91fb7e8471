import type { Queryable } from '../../platform/database/database.ts';

/** Counting a large table costs more than a page of it, so a count is cached a hundred times as long as it took. */
const BELIEVED = 100;
const MOST_KEPT = 1000;

interface Counted {
  readonly total: number;
  readonly until: number;
}

const counts = new WeakMap<Queryable, Map<string, Counted>>();

export async function countOnce(db: Queryable, question: string, count: () => Promise<number>): Promise<number> {
  const known = counts.get(db) ?? new Map<string, Counted>();
  counts.set(db, known);
  const before = known.get(question);
  if (before && before.until > performance.now()) return before.total;
  const begun = performance.now();
  const total = await count();
  const ended = performance.now();
  if (known.size >= MOST_KEPT) known.clear();
  known.set(question, { total, until: ended + (ended - begun) * BELIEVED });
  return total;
}
