import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { UNDERGRADUATE } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { importAdmissions, namedProgramme } from '../../admissions/admission-list/service.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { demoAccountNamed, insertDemoStudents } from './sql/enrol.ts';

const ACTOR = 'system:demo';
const ACCOUNT = 'student';
/** JAMB's number of the account `student`, who is in the third year. */
const [REG_NUMBER, YEARS, LEVEL] = ['202430012345AG', 2, 300];

/** The demo account `student` studies Computer Science, as those beside it do. */
export const demoOwnStudent: DemoStep = {
  name: 'own student record',
  needs: ['student records'],
  slice:
    ({ day, session, lookups }) =>
    async (tx) => {
      const year = Number(session.name.slice(0, 4)) - YEARS;
      const [entered, [account]] = [
        await sessionNamed(tx, `${year}/${year + 1}`),
        await demoAccountNamed(tx, { userName: ACCOUNT }),
      ];
      if (!entered || !account) return;
      const listed = later(startOf(`${year}-10-28`), 10 * 60);
      const row = {
        regNumber: REG_NUMBER,
        studentTypeId: UNDERGRADUATE,
        fullName: account.full_name,
        ...namedProgramme(lookups, UNDERGRADUATE, 'B.Sc. Computer Science'),
        admittedOn: dayBefore(`${year}-10-28`, 9),
      };
      await importAdmissions(tx, lookups, {
        sessionId: entered.id,
        rows: [row],
        now: listed < startOf(day) ? listed : startOf(dayBefore(day, 40)),
        actor: ACTOR,
      });
      await insertDemoStudents(tx, {
        rows: [{ regNumber: REG_NUMBER, userId: account.id, matricNumber: null, levelId: LEVEL }],
        sessionId: entered.id,
        actor: ACTOR,
        now: later(startOf(`${year}-10-29`), 9 * 60),
      });
    },
};
