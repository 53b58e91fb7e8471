import { isExclusionViolation } from '../../platform/database/exclusionViolation.ts';
import { mistakeAt } from '../../platform/problem.ts';

/**
 * A table of windows has `opens_at` and `closes_at`, and in its migration, by whatever it is that each window is of:
 *
 *   check (opens_at < closes_at),
 *   exclude using gist (int4range(session_id, session_id, '[]') with &&, tstzrange(opens_at, closes_at) with &&)
 *
 * An id stands in a range of its own: ranges have a GiST index without the extension `btree_gist`, which the embedded
 * database would have to load and PostgreSQL's administrator to allow (decision 051).
 */
export async function refusingOverlap<Result>(write: () => Promise<Result>, at: `/${string}`): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isExclusionViolation(error)
      ? mistakeAt(at, 'it overlaps with another time in which this is open', 'Not saved')
      : error;
  }
}

/** The condition of a row that is open at `$now`: the moment of closing is outside, as in `rules/window`. */
export const isOpen = (table: string): string => `${table}.opens_at <= $now and $now < ${table}.closes_at`;
