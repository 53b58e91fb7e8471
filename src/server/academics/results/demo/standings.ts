import { dayBefore, later, startOf } from '../../../kit/demo/calendar.ts';
import { enrolledOfSlice, studentSlices } from '../../../kit/demo/students.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { computeStandings } from '../standings.ts';
import { demoStudentIds } from './sql.ts';

/** As publication leaves them: what each student has after each of their semesters. */
export const demoStandings: DemoStep = {
  name: 'standings',
  needs: ['published sheets', 'current sheets'],
  slices: studentSlices,
  slice(demo, index) {
    const userNames = enrolledOfSlice(demo, index).map(({ userName }) => userName.toLowerCase());
    const at = later(startOf(dayBefore(demo.day, 1)), 720);
    return async (tx) => {
      const students = await demoStudentIds(tx, { userNames });
      await computeStandings(
        tx,
        students.map(({ id }) => id),
        at,
      );
    };
  },
};
