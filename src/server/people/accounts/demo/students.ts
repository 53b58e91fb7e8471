import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { UNDERGRADUATE, studentSlices, studentsOfSlice, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoClaims, insertDemoPeople } from './sql.ts';

const YEAR_DAYS = 365;

/** Most opened their account in the weeks after they entered. */
export const demoStudentAccounts: DemoStep = {
  name: 'students',
  needs: ['roles', 'sessions'],
  slices: studentSlices,
  slice(demo, index) {
    const rows = studentsOfSlice(demo, index).map((student) => rowsOf(demo, student));
    return async (tx) => {
      await insertDemoPeople(tx, { people: rows.map(({ account }) => account) });
      await insertDemoClaims(tx, { claims: rows.flatMap(({ claim }) => claim ?? []) });
    };
  },
};

function rowsOf({ day }: Demo, student: DemoStudent) {
  const random = randomOf(`student account ${day} ${student.userName}`);
  const { id, userName, surname, firstname, middlename, email, phone, birthday, regNumber, level, hasMoved } = student;
  const years = level / 100 - 1;
  const createdAt = workingMoment(random, day, years * YEAR_DAYS + 30, years * YEAR_DAYS + 1);
  return {
    account: {
      id,
      userName,
      role: 'student',
      surname,
      firstname,
      middlename,
      phone,
      birthday,
      studentTypeId: UNDERGRADUATE,
      createdAt,
      hasMoved,
      email: hasMoved ? email : null,
      active: random.chance(0.985),
    },
    claim: hasMoved
      ? { id: random.uuid(), userId: id, regNumber, rrrEnd: random.digits(4), address: email, claimedAt: createdAt }
      : undefined,
  };
}
