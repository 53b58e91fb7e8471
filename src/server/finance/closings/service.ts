import type { Queryable } from '../../platform/database/database.ts';
import { closedThrough } from './sql.ts';

/** @param day YYYY-MM-DD. A closed day takes no posting: what comes later is posted to the open one. */
export async function isClosed(db: Queryable, day: string): Promise<boolean> {
  const [{ closedThrough: last } = { closedThrough: null }] = await closedThrough(db);
  return last !== null && day <= last;
}
