import { REGISTRATION } from '#contract/academics/states.ts';
import { dayBefore, later, startOf, workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import {
  enrolledOfSlice,
  ownStudent,
  sessionOf,
  studentAt,
  studentSlices,
  type DemoStudent,
} from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoScores } from '../../results/demo/sql.ts';
import { demoAbility, demoRegistration } from './states.ts';
import { SEMESTERS } from './catalogue.ts';
import { countDemoSeats } from './sql/catalogue.ts';
import {
  insertDemoBorrowPermits,
  insertDemoOwnLoads,
  insertDemoOwnWindows,
  insertDemoRegistrations,
} from './sql/registrations.ts';

const ACTOR = 'system:demo';
const EARLIER_SESSIONS = 3;

/** Every semester that a student has been through, with its marks, since a course that was failed is taken again; and this one. */
export const demoRegistrations: DemoStep = {
  name: 'registrations',
  needs: ['course offerings', 'student records', 'own student record', 'students of other types', 'matric numbers'],
  slices: studentSlices,
  slice(demo, index) {
    const students = enrolledOfSlice(demo, index);
    const now = students.flatMap((student) => registrationOf(demo, student) ?? []);
    const open = Number(demo.session.name.slice(0, 4));
    const earlier = Array.from({ length: EARLIER_SESSIONS }, (_, ago) => open - EARLIER_SESSIONS + ago).map((year) => ({
      year,
      there: students.filter(({ entryYear }) => entryYear <= year),
    }));
    return async (tx) => {
      for (const { year, there } of earlier) {
        if (there.length === 0) continue;
        const session = sessionOf(year);
        for (const semesterId of SEMESTERS) {
          const rows = there.map((student) => approvedIn(student, year, semesterId));
          await insertDemoRegistrations(tx, { rows, session, semesterId });
        }
        await insertDemoScores(tx, {
          rows: there.map((student) => ({ userName: student.userName, ability: demoAbility(student) })),
          session,
          at:
            startOf(`${year + 1}-07-20`) < startOf(demo.day)
              ? startOf(`${year + 1}-07-20`)
              : startOf(dayBefore(demo.day, 20)),
        });
      }
      await insertDemoRegistrations(tx, { rows: now, session: demo.session.name, semesterId: SEMESTERS[0] });
    };
  },
};

export const demoSeats: DemoStep = {
  name: 'course seats',
  needs: ['registrations'],
  slice: () => (tx) => countDemoSeats(tx).then(() => undefined),
};

/** What was allowed to single students; the account `student` may borrow. */
export const demoExceptions: DemoStep = {
  name: 'registration exceptions',
  needs: ['registrations'],
  slice: (demo) => async (tx) => {
    const session = demo.session.name;
    const some = Array.from({ length: Math.min(demo.students, 40) }, (_, index) => studentAt(demo, index));
    const named = (take: (student: DemoStudent) => boolean) => some.filter(take).map(({ userName }) => ({ userName }));
    await insertDemoOwnWindows(tx, {
      rows: named((student) => demoRegistration(student) === undefined),
      session,
      semesterId: SEMESTERS[0],
      until: dayBefore(demo.day, -28),
      reason: 'In hospital while registration was open.',
      actor: ACTOR,
    });
    await insertDemoBorrowPermits(tx, {
      rows: [...named(({ place }) => place % 4 === 0), { userName: ownStudent(demo).userName }],
      session,
      actor: ACTOR,
    });
    await insertDemoOwnLoads(tx, {
      rows: named(({ level, place }) => level === 400 && place % 2 === 0),
      session,
      semesterId: SEMESTERS[0],
      until: dayBefore(demo.day, -28),
      reason: 'Graduates with this session.',
    });
  },
};

function registrationOf({ day }: Demo, student: DemoStudent) {
  const state = demoRegistration(student);
  if (!state) return undefined;
  const random = randomOf(`registered ${day} ${student.place}`);
  const submittedAt = workingMoment(random, day, 30, 4);
  const decidedAt = later(submittedAt, random.between(300, 4_000));
  return {
    userName: student.userName,
    state,
    submittedAt: state === 'draft' ? undefined : submittedAt,
    savedAt: state === 'draft' ? submittedAt : undefined,
    decidedAt: state === REGISTRATION.approved || state === REGISTRATION.returned ? decidedAt : undefined,
  };
}

function approvedIn({ userName, place }: DemoStudent, year: number, semesterId: number) {
  const random = randomOf(`registered ${place} ${year} ${semesterId}`);
  const submittedAt = workingMoment(random, semesterId === SEMESTERS[0] ? `${year}-12-01` : `${year + 1}-04-12`, 30, 3);
  return {
    userName,
    state: REGISTRATION.approved,
    submittedAt,
    decidedAt: later(submittedAt, random.between(300, 8_000)),
  };
}
