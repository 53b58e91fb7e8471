import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { type DemoStudent, UNDERGRADUATE, studentSlices, studentsOfSlice } from '../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import { sessionNamed } from '../../school/sessions/service.ts';
import { importAdmissions, type ListedAdmission } from './importList.ts';
import { namedProgramme } from './namedProgramme.ts';

const ACTOR = 'system:demo';
/** Of those whose account is not open: an officer has to enter an address for these first. */
const WITHOUT_ADDRESS = 0.6;

/** The lists by which today's students came. */
export const demoAdmissions: DemoStep = {
  name: 'admission list',
  needs: ['sessions', 'students'],
  slices: studentSlices,
  slice(demo, index) {
    const byEntry = Map.groupBy(studentsOfSlice(demo, index), ({ entryYear }) => entryYear);
    return async (tx) => {
      for (const [year, students] of byEntry) {
        const session = await sessionNamed(tx, `${year}/${year + 1}`);
        if (session)
          await importAdmissions(tx, demo.lookups, {
            sessionId: session.id,
            rows: students.map((student) => rowOf(demo, student)),
            now: listedAt(demo.day, year),
            actor: ACTOR,
          });
      }
    };
  },
};

/** The office worked through a year's list on one morning. */
function listedAt(day: string, year: number): Date {
  const [listed, latest] = [`${year}-10-28`, dayBefore(day, 40)];
  return later(startOf(listed < latest ? listed : latest), 10 * 60);
}

function rowOf(
  { day, lookups }: Demo,
  { place, regNumber, surname, firstname, middlename, email, department, entryYear, hasMoved }: DemoStudent,
): ListedAdmission {
  const random = randomOf(`admission ${place}`);
  const hasAddress = hasMoved || !random.chance(WITHOUT_ADDRESS);
  const listed = `${entryYear}-10-${random.between(10, 27)}`;
  return {
    regNumber,
    studentTypeId: UNDERGRADUATE,
    fullName: [surname, firstname, middlename].filter(Boolean).join(' '),
    ...namedProgramme(lookups, UNDERGRADUATE, department.degree),
    admittedOn: listed < day ? listed : dayBefore(day, random.between(2, 20)),
    ...(hasAddress && { email }),
  };
}
