import { lagosDay } from '#rules/lagosDay.ts';
import { openLookups } from '../lookups/service.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from '../sessions/service.ts';
import { importAdmissions } from './importList.ts';

const ADMITTED = [
  ['202630639047FF', 1, 'Okafor Adaeze Ngozi', 'B.Sc. Computer Science'],
  ['202630639048GA', 1, 'Bello Musa Ibrahim', 'B.Sc. Accounting'],
  ['202631100215CD', 1, 'Adeyemi Tolulope', 'B.Ed. Mathematics'],
  ['202641871203BK', 5, 'Eze Chukwuemeka', 'National Diploma, Computer Science'],
] as const;

/** The demo college's first admission list. */
export async function seedAdmissions(tx: Queryable, platform: Platform): Promise<void> {
  const session = await openSession(tx);
  if (!session) return;
  const now = platform.now();
  const rows = ADMITTED.map(([regNumber, studentTypeId, fullName, programme]) => ({ regNumber, studentTypeId, fullName, programme, admittedOn: lagosDay(now) }));
  await importAdmissions(tx, openLookups(platform), { sessionId: session.id, rows, now, actor: 'system:seed' });
}
