import { lagosDay } from '#rules/lagosDay.ts';
import { importAdmissions, namedProgramme } from '../../admissions/admission-list/service.ts';
import { dayBefore, startOf } from '../../kit/demo/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { demoAccountNamed } from './sql/enrol.ts';
import { seedStudent } from './sql/seed.ts';

const ACTOR = 'system:seed';
const DAYS_AGO = 20;

/** One student of each kind that is not an undergraduate, in the first year. The account `student` comes with the demo's students. */
const STUDENTS = [
  ['postgraduate', 2, 'M.Sc. Economics', 700, 'PG'],
  ['jupeb', 8, 'JUPEB Social Sciences', 100, 'JUP'],
  ['predegree', 13, 'Pre-degree Social Sciences', 100, 'PRE'],
] as const;

export async function seedStudents(tx: Queryable, { settings, lookups, now }: Platform): Promise<void> {
  const session = settings.sandbox ? await openSession(tx) : undefined;
  if (!session) return;
  const year = session.name.slice(0, 4);
  const admittedOn = dayBefore(lagosDay(now()), DAYS_AGO);
  const given = { sessionId: session.id, now: startOf(admittedOn), actor: ACTOR };
  for (const [userName, studentTypeId, programme, levelId, code] of STUDENTS) {
    const [account] = await demoAccountNamed(tx, { userName });
    if (!account) continue;
    const regNumber = `${year}${code}0001`;
    const scope = `${code}/${year.slice(2)}/{seq4}`;
    const row = {
      regNumber,
      studentTypeId,
      fullName: account.fullName,
      ...namedProgramme(lookups, studentTypeId, programme),
      levelId,
      admittedOn,
      email: `${userName}@matricula.example`,
    };
    await importAdmissions(tx, lookups, { ...given, rows: [row] });
    const number = scope.replace('{seq4}', '0001');
    await seedStudent(tx, { ...given, regNumber, userId: account.id, scope, number });
  }
}
