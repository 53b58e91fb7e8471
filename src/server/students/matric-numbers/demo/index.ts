import { dayBefore, startOf } from '../../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import { UNDERGRADUATE } from '../../../kit/demo/students.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { setDemoCodes } from '../../../school/student-types/demo/codes.ts';
import { giveNumbers } from '../sql.ts';
import { analyzeStudents, registerDemoNumbers, unnumberedDemoStudents } from './sql.ts';

const ACTOR = 'system:demo';

/** The next number follows those that the demo's students have; the account `student` has the first of these. */
export const demoMatricNumbers: DemoStep = {
  name: 'matric numbers',
  needs: ['student records', 'own student record', 'students of other types'],
  slice:
    ({ day }) =>
    async (tx) => {
      await setDemoCodes(tx, {
        studentTypeId: UNDERGRADUATE,
        template: '{dept}/{yyyy}/{seq4}',
        codes: DEMO_DEPARTMENTS.map(({ id, code }) => ({ id, code })),
      });
      await registerDemoNumbers(tx, { actor: ACTOR });
      const unnumbered = await unnumberedDemoStudents(tx);
      await giveNumbers(tx, {
        ids: unnumbered.map(({ id }) => id),
        now: startOf(dayBefore(day, 30)),
        actor: ACTOR,
        ip: null,
      });
      await analyzeStudents(tx);
    },
};
