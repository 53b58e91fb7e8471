import { startOf } from '../../kit/demo/calendar.ts';
import { otherStudents } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { enteredAt, recordOf } from './demo.ts';
import { insertDemoOthers } from './sql/demoOthers.ts';
import { insertDemoStudents } from './sql/enrol.ts';

const ACTOR = 'system:demo';

/** Pre-degree, ND and HND: a few of each, with their accounts. */
export const demoOtherStudents: DemoStep = {
  name: 'students of other types',
  needs: ['student types', 'sessions', 'student records'],
  slice: (demo) => async (tx) => {
    const byEntry = Map.groupBy(otherStudents(demo), ({ entryYear }) => entryYear);
    for (const [year, students] of byEntry) {
      const session = await sessionNamed(tx, `${year}/${year + 1}`);
      if (!session) continue;
      const now = enteredAt(demo.day, year);
      const rows = students.map(
        ({ id, userName, surname, firstname, middlename, email, phone, birthday, type, department, regNumber }) => ({
          id,
          userName,
          surname,
          firstname,
          middlename,
          email,
          phone,
          birthday,
          type,
          departmentId: department.id,
          regNumber,
          fullName: [surname, firstname, middlename].filter(Boolean).join(' '),
        }),
      );
      const admittedOn = `${year}-10-14`;
      await insertDemoOthers(tx, {
        rows,
        sessionId: session.id,
        admittedOn: startOf(admittedOn) < now ? admittedOn : demo.day,
        actor: ACTOR,
        now,
      });
      await insertDemoStudents(tx, {
        rows: students.map((student) => ({ ...recordOf(demo, student), matricNumber: student.userName })),
        sessionId: session.id,
        actor: ACTOR,
        now,
      });
    }
  },
};
