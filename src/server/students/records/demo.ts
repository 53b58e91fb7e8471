import { later, startOf } from '../../kit/demo/calendar.ts';
import { studentSlices, studentsOfSlice } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { insertDemoStudents } from './sql/enrol.ts';

const ACTOR = 'system:demo';

/** Everybody with a matric number came to it in the autumn of their first year. */
export const demoStudents: DemoStep = {
  name: 'student records',
  needs: ['admission list'],
  slices: studentSlices,
  slice(demo, index) {
    const byEntry = Map.groupBy(studentsOfSlice(demo, index), ({ entryYear }) => entryYear);
    return async (tx) => {
      for (const [year, students] of byEntry) {
        const session = await sessionNamed(tx, `${year}/${year + 1}`);
        if (!session) continue;
        const rows = students.map(({ regNumber, id, userName, level }) => ({
          regNumber,
          userId: id,
          matricNumber: userName,
          levelId: level,
        }));
        await insertDemoStudents(tx, { rows, sessionId: session.id, actor: ACTOR, now: enteredAt(demo.day, year) });
      }
    };
  },
};

/** Their number follows within sixteen days, before the demo's own day. */
function enteredAt(day: string, year: number): Date {
  const [october, latest] = [startOf(`${year}-10-29`), new Date(startOf(day).getTime() - 17 * 24 * 60 * 60_000)];
  return later(october < latest ? october : latest, 9 * 60);
}
