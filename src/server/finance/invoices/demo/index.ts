import { later } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { enrolledOfSlice, sessionOf, studentSlices, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoBills, type DemoCharge } from './bills.ts';
import { otherFees } from './otherFees.ts';
import { demoPaying } from './paying.ts';
import { schoolFees } from './schoolFees.ts';
import { insertDemoAwards, insertDemoScholarships } from './sql.ts';

const ACTOR = 'system:demo';
const BURSARY = {
  name: 'State Bursary',
  funder: 'State Scholarship Board',
  fee: 'Tuition',
  percent: 50,
  capKobo: 40_000_00,
};
const ALUMNI = { name: 'Alumni Scholarship', funder: 'Alumni Association', kobo: 30_000_00 };
/** Of those who have not asked for an invoice yet. */
const AWARDED_SHARE = 0.3;

export const demoScholarships: DemoStep = {
  name: 'scholarships',
  needs: ['fees of students', 'sessions'],
  slice:
    ({ session }) =>
    async (tx) => {
      const year = Number(session.name.slice(0, 4));
      const scholarships = [year, year - 1].flatMap((each) =>
        [BURSARY, ALUMNI].map((scholarship) => ({ ...scholarship, session: sessionOf(each) })),
      );
      await insertDemoScholarships(tx, { scholarships });
    },
};

/** What each student was charged, asked an invoice for, and paid. */
export const demoStudentMoney: DemoStep = {
  name: 'student fees',
  needs: [
    'fee assignments',
    'scholarships',
    'student records',
    'own student record',
    'students of other types',
    'matric numbers',
  ],
  slices: studentSlices,
  slice(demo, index) {
    const made = enrolledOfSlice(demo, index).map((student) => ({
      student,
      money: [...schoolFees(demo, student), ...otherFees(demo, student)],
    }));
    const charges = made.flatMap(({ money }) => money.flatMap((each) => each.charges));
    const bills = made.flatMap(({ money }) => money.flatMap((each) => each.bills));
    const awards = made.flatMap(({ student, money }) =>
      awardsOf(
        demo,
        student,
        money.flatMap((each) => each.charges),
      ),
    );
    return async (tx) => {
      await insertDemoBills(tx, demo, charges, bills);
      await insertDemoAwards(tx, { awards, awardedBy: ACTOR });
    };
  },
};

function awardsOf({ session }: Demo, student: DemoStudent, charges: readonly DemoCharge[]) {
  const random = randomOf(`award ${student.place}`);
  const tuition = charges.find((charge) => charge.fee === 'Tuition' && charge.session === session.name);
  if (demoPaying(student) !== 'charged' || !tuition || !random.chance(AWARDED_SHARE)) return [];
  const isBursary = random.chance(0.6);
  return [
    {
      id: random.uuidAt(tuition.at),
      scholarship: isBursary ? BURSARY.name : ALUMNI.name,
      userName: student.userName,
      session: session.name,
      charge: tuition.id,
      kobo: isBursary ? Math.min((tuition.kobo * BURSARY.percent) / 100, BURSARY.capKobo) : ALUMNI.kobo,
      at: later(tuition.at, 30),
    },
  ];
}
