import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { importAdmissions } from './importList.ts';

const ADMITTED = [
  ['202630639047FF', 1, 'Okafor Adaeze Ngozi', 'B.Sc. Computer Science', 'adaeze.okafor@candidates.example'],
  ['202630639048GA', 1, 'Bello Musa Ibrahim', 'B.Sc. Accounting', 'musa.bello@candidates.example'],
  ['202631100215CD', 1, 'Adeyemi Tolulope', 'B.Ed. Mathematics', 'tolulope.adeyemi@candidates.example'],
  ['202641871203BK', 5, 'Eze Chukwuemeka', 'National Diploma, Computer Science', ''],
  ['202630118506JH', 1, 'Bello Musa Ibrahim', 'B.Eng. Civil Engineering', 'musa.ibrahim@candidates.example'],
  ['65017184BE', 1, 'Adeyemi Oluwaseun Tobi', 'B.Sc. Accountancy', 'oluwaseun.adeyemi@candidates.example'],
] as const;

/** One row has no address; two candidates are on JAMB's list too, so that they can apply, pay and claim an account. */
export async function seedAdmissions(tx: Queryable, platform: Platform): Promise<void> {
  const session = await openSession(tx);
  if (!session) return;
  const now = platform.now();
  const rows = ADMITTED.map(([regNumber, studentTypeId, fullName, programme, email]) => ({ regNumber, studentTypeId, fullName, programme, email, admittedOn: lagosDay(now) }));
  await importAdmissions(tx, platform.lookups, { sessionId: session.id, rows, now, actor: 'system:seed' });
}
