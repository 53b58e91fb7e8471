import { closedBefore } from '../../admissions/clearance/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Row } from '../../platform/database/statement.ts';
import { gatesOf } from '../gates/service.ts';
import { unreadyFor } from './policy.ts';
import type { scopesOf } from './sql.ts';

type Unnumbered = Pick<
  Row<typeof scopesOf.columns>,
  'admission_id' | 'student_id' | 'entry_session_id' | 'is_gated' | 'scope'
>;

/**
 * What stands before the number of each, in words for an officer; who may have one is not in it. Gates of candidates and
 * gates of students both count.
 */
export async function standsBefore(
  platform: Platform,
  db: Queryable,
  rows: readonly Unnumbered[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ admission_id }) => admission_id);
  const words = new Map<string, string>(await closedBefore(db, ids, 'matriculate'));
  for (const { admission_id, student_id, entry_session_id, is_gated, scope } of rows) {
    const lacking = unreadyFor(scope);
    if (lacking !== null) words.set(admission_id, lacking);
    else if (is_gated && !words.has(admission_id)) {
      const of = { studentId: student_id, sessionId: entry_session_id };
      const closed = (await gatesOf(platform, db, of, 'matric number')).filter(({ met }) => !met);
      if (closed.length > 0)
        words.set(admission_id, `Not yet. The student must first: ${closed.map((gate) => gate.words).join('; ')}`);
    }
  }
  return words;
}
