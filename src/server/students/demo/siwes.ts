import { later, startOf, workingMoment } from '../../kit/demo/calendar.ts';
import { phoneOf } from '../../kit/demo/people.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { OWN_STUDENT, sessionOf, type DemoStudent } from '../../kit/demo/students.ts';
import type { Demo } from '../../platform/demo.ts';

/** The level of which the students go to an employer. */
const LEVEL = 300;
const TECHNICAL = ['CSC', 'MTH', 'MCB'];
const EMPLOYERS = [
  'Zenith Computers',
  'Lagos Water Corporation',
  'Dangote Foods',
  'National Bureau of Statistics',
  'Juhel Pharmaceuticals',
];
/** First Bank of Nigeria, in `data/banks.json`. */
const FIRST_BANK = 11;
const SUPERVISORS = ['Mr. Bayo Alade', 'Mrs. Nkiru Obi', 'Engr. Musa Garba', 'Dr. Ene Ochefu'];

/** Form 8 of those of the third year, and of the fourth as they were in the third. The account `student` has begun theirs. */
export function siwesOf(demo: Demo, student: DemoStudent) {
  const isOwn = student.userName === OWN_STUDENT.userName;
  const yearsAgo = (student.level - LEVEL) / 100;
  if (student.type !== 'Undergraduate' || !TECHNICAL.includes(student.department.code) || yearsAgo < 0) return [];
  const random = randomOf(`siwes ${demo.day} ${student.place}`);
  const year = Number(demo.session.name.slice(0, 4)) - yearsAgo;
  if (!isOwn && !random.chance(yearsAgo > 0 ? 0.9 : 0.5)) return [];
  const now = random.weighted([
    ['draft', 4],
    ['submitted', 4],
    ['signed', 2],
  ] as const);
  const state = isOwn ? 'draft' : yearsAgo > 0 ? 'signed' : now;
  const answers = {
    employerName: random.pick(EMPLOYERS),
    employerAddress: `${random.between(1, 90)} Industrial Avenue, ${student.state}`,
    employerPhone: phoneOf(random),
    supervisor: random.pick(SUPERVISORS),
    startDate: `${year + 1}-04-06`,
    endDate: `${year + 1}-09-25`,
    ...(state !== 'draft' && {
      bankId: FIRST_BANK,
      accountNumber: random.digits(10),
      accountName: `${student.surname} ${student.firstname}`,
    }),
  };
  const moment =
    yearsAgo > 0
      ? later(startOf(`${year + 1}-05-12`), random.between(600, 900))
      : workingMoment(random, demo.day, 14, 2);
  return [
    {
      userName: student.userName,
      session: sessionOf(year),
      answers,
      state,
      signedAt: state === 'signed' ? moment : undefined,
    },
  ];
}
