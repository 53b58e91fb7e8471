import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { importAdmissions } from './importList.ts';
import { namedProgramme } from './namedProgramme.ts';

const [UNDERGRADUATE, DIPLOMA] = [1, 5];

const ADMITTED = [
  [
    '202630639047FF',
    UNDERGRADUATE,
    'Okafor Adaeze Ngozi',
    'B.Sc. Computer Science',
    'adaeze.okafor@candidates.example',
  ],
  ['202630639048GA', UNDERGRADUATE, 'Bello Musa Ibrahim', 'B.Sc. Accountancy', 'musa.bello@candidates.example'],
  [
    '202631100215CD',
    UNDERGRADUATE,
    'Adeyemi Tolulope',
    'B.Ed. Science Education',
    'tolulope.adeyemi@candidates.example',
  ],
  ['202641871203BK', DIPLOMA, 'Eze Chukwuemeka', 'Diploma in Computer Science', ''],
  [
    '202630118506JH',
    UNDERGRADUATE,
    'Bello Musa Ibrahim',
    'B.Eng. Civil Engineering',
    'musa.ibrahim@candidates.example',
  ],
  ['65017184BE', UNDERGRADUATE, 'Adeyemi Oluwaseun Tobi', 'B.Sc. Accountancy', 'oluwaseun.adeyemi@candidates.example'],
] as const;

/** One row has no address; two candidates are on JAMB's list too, so that they can apply, pay and claim an account. */
export async function seedAdmissions(tx: Queryable, { lookups, now }: Platform): Promise<void> {
  const session = await openSession(tx);
  if (!session) return;
  const rows = ADMITTED.map(([regNumber, studentTypeId, fullName, programme, email]) => ({
    regNumber,
    studentTypeId,
    fullName,
    ...namedProgramme(lookups, studentTypeId, programme),
    email,
    admittedOn: lagosDay(now()),
  }));
  await importAdmissions(tx, lookups, { sessionId: session.id, rows, now: now(), actor: 'system:seed' });
}
