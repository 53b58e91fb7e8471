import { later, startOf } from '../../kit/demo/calendar.ts';
import {
  type DemoStudent,
  hasLaboratory,
  isIndigene,
  studentSlices,
  studentsOfSlice,
} from '../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { insertDemoStudents } from './sql/enrol.ts';

const ACTOR = 'system:demo';
const NIGERIA = 566;
const FINAL_LEVEL: Readonly<Record<string, number>> = { Undergraduate: 400, 'Pre-degree': 100, ND: 200, HND: 400 };

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
        const rows = students.map((student) => ({ ...recordOf(demo, student), matricNumber: student.userName }));
        await insertDemoStudents(tx, { rows, sessionId: session.id, actor: ACTOR, now: enteredAt(demo.day, year) });
      }
    };
  },
};

export const recordOf = ({ lookups }: Pick<Demo, 'lookups'>, student: DemoStudent) => ({
  regNumber: student.regNumber,
  userId: student.id,
  levelId: student.level,
  finalLevel: FINAL_LEVEL[student.type],
  stateId: lookups.list('states', [NIGERIA]).find(({ name }) => name === student.state)?.id ?? null,
  isIndigene: isIndigene(student),
  tags: hasLaboratory(student) ? ['laboratory'] : [],
});

/** Their number follows within sixteen days, before the demo's own day. */
export function enteredAt(day: string, year: number): Date {
  const [october, latest] = [startOf(`${year}-10-29`), new Date(startOf(day).getTime() - 17 * 24 * 60 * 60_000)];
  return later(october < latest ? october : latest, 9 * 60);
}
