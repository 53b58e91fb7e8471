import { closedBefore } from '../../admissions/clearance/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { gatesOf } from '../gates/service.ts';
import { unreadyFor } from './policy.ts';

type Unnumbered = Pick<RowOf<'matric-scopes-of'>, 'admissionId' | 'studentId' | 'entrySessionId' | 'isGated' | 'scope'>;

/**
 * What stands before the number of each, in words for an officer; who may have one is not in it. Gates of candidates and
 * gates of students both count.
 */
export async function standsBefore(
  platform: Platform,
  db: Queryable,
  rows: readonly Unnumbered[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ admissionId }) => admissionId);
  const words = new Map<string, string>(await closedBefore(db, ids, 'matriculate'));
  for (const { admissionId, studentId, entrySessionId, isGated, scope } of rows) {
    const lacking = unreadyFor(scope);
    if (lacking !== null) words.set(admissionId, lacking);
    else if (isGated && !words.has(admissionId)) {
      const of = { studentId, sessionId: entrySessionId };
      const closed = (await gatesOf(platform, db, of, 'matric number')).filter(({ met }) => !met);
      if (closed.length > 0)
        words.set(admissionId, `Not yet. The student must first: ${closed.map((gate) => gate.words).join('; ')}`);
    }
  }
  return words;
}
