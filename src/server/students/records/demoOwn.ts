import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { ownStudent, UNDERGRADUATE } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { importAdmissions, namedProgramme } from '../../admissions/admission-list/service.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { recordOf } from './demo.ts';
import { demoAccountNamed, insertDemoStudents } from './sql/enrol.ts';

const ACTOR = 'system:demo';

/** The demo account `student` studies Computer Science, as those beside it do. */
export const demoOwnStudent: DemoStep = {
  name: 'own student record',
  needs: ['student records'],
  slice: (demo) => async (tx) => {
    const { day, lookups } = demo;
    const own = ownStudent(demo);
    const year = own.entryYear;
    const [entered, [account]] = [
      await sessionNamed(tx, `${year}/${year + 1}`),
      await demoAccountNamed(tx, { userName: own.userName }),
    ];
    if (!entered || !account) return;
    const listed = later(startOf(`${year}-10-28`), 10 * 60);
    const row = {
      regNumber: own.regNumber,
      studentTypeId: UNDERGRADUATE,
      fullName: account.fullName,
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
      rows: [{ ...recordOf(demo, own), userId: account.id, matricNumber: null }],
      sessionId: entered.id,
      actor: ACTOR,
      now: later(startOf(`${year}-10-29`), 9 * 60),
    });
  },
};
