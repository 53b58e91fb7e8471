import { dayBefore, startOf } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { studentSlices, studentsOfSlice } from '../../../kit/demo/students.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { demoSections } from './answers.ts';
import { demoStudentAccount, insertDemoProfiles } from './sql.ts';

/** Whose sex is known, by name in the list. */
const genderId = (lookups: Parameters<DemoStep['slice']>[0]['lookups'], gender: string) =>
  lookups.list('genders', []).find(({ name }) => name === gender)?.id ?? null;

export const demoProfiles: DemoStep = {
  name: 'student profiles',
  needs: ['student records'],
  slices: studentSlices,
  slice(demo, index) {
    const rows = studentsOfSlice(demo, index)
      .filter(({ hasMoved }) => hasMoved)
      .map((student) => ({
        userId: student.id,
        genderId: genderId(demo.lookups, student.gender),
        sections: demoSections(demo, randomOf(`profile ${student.place}`), student),
      }));
    return (tx) => insertDemoProfiles(tx, { rows, now: startOf(dayBefore(demo.day, 12)) }).then(() => undefined);
  },
};

/** The demo account `student` has filled in all but the photograph and the schools attended. */
export const demoOwnProfile: DemoStep = {
  name: 'own student profile',
  needs: ['own student record'],
  slice: (demo) => async (tx) => {
    const [account] = await demoStudentAccount(tx, { userName: 'student' });
    if (!account) return;
    const sections = demoSections(
      demo,
      randomOf('profile of student'),
      { surname: 'Okonkwo', gender: 'Female', religion: 'Christianity', state: 'Anambra' },
      4,
    );
    await insertDemoProfiles(tx, {
      rows: [{ userId: account.id, genderId: genderId(demo.lookups, 'Female'), sections }],
      now: startOf(dayBefore(demo.day, 12)),
    });
  },
};
