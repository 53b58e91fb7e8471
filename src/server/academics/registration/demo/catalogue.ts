import { dayBefore } from '../../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS, DEMO_LEVELS } from '../../../kit/demo/departments.ts';
import { sessionOf } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import {
  insertDemoOfferings,
  insertDemoPrerequisites,
  insertDemoSharedOffers,
  insertDemoSharedTeaching,
  insertDemoUnitLoads,
  insertDemoWindows,
} from './sql/catalogue.ts';

export const SEMESTERS = [1, 2] as const;
/** What a student may take in a semester. */
const UNITS = { min: 16, max: 24 };
/** Whose courses a department offers beside its own, by the codes of both: what its students must take, and what they may. */
const SHARED: Readonly<Record<string, readonly [required: string, elective: string]>> = {
  CSC: ['MTH', 'MCB'],
  MTH: ['CSC', 'MCB'],
  MCB: ['MTH', 'CSC'],
  ECO: ['POL', 'MAC'],
  MAC: ['POL', 'ECO'],
  POL: ['ECO', 'MAC'],
  ACC: ['BUS', 'ECO'],
  BUS: ['ACC', 'ECO'],
};

/** What departments offer of one another's courses, what is taught in each session, and how much of it a student takes. */
export const demoOffers: DemoStep = {
  name: 'course offerings',
  needs: ['courses', 'sessions'],
  slice:
    ({ day, session }) =>
    async (tx) => {
      await insertDemoSharedOffers(tx, { shared: shared() });
      await insertDemoSharedTeaching(tx);
      await insertDemoPrerequisites(tx, { departments: DEMO_DEPARTMENTS.map(({ id }) => id) });
      await insertDemoOfferings(tx, { upTo: session.name });
      await insertDemoUnitLoads(tx, {
        departments: DEMO_DEPARTMENTS.map(({ id }) => id),
        levels: [...DEMO_LEVELS],
        minUnits: UNITS.min,
        maxUnits: UNITS.max,
      });
      await insertDemoWindows(tx, { windows: windowsOf({ day, session }) });
    },
};

const idOf = (code: string): number => DEMO_DEPARTMENTS.find((each) => each.code === code)!.id;

const shared = () =>
  Object.entries(SHARED).flatMap(([code, [required, elective]]) => [
    { departmentId: idOf(code), from: idOf(required), kind: 'required' },
    { departmentId: idOf(code), from: idOf(elective), kind: 'elective' },
  ]);

/** That of the first semester is open, and those of earlier sessions have passed. */
function windowsOf({ day, session }: Pick<Demo, 'day' | 'session'>) {
  const year = Number(session.name.slice(0, 4));
  const earlier = [year - 3, year - 2, year - 1].flatMap((each) => [
    {
      session: sessionOf(each),
      semesterId: 1,
      opensOn: `${each}-10-12`,
      closesOn: `${each}-12-04`,
      lateUntil: `${each}-12-18`,
    },
    {
      session: sessionOf(each),
      semesterId: 2,
      opensOn: `${each + 1}-03-01`,
      closesOn: `${each + 1}-04-16`,
      lateUntil: `${each + 1}-04-30`,
    },
  ]);
  const now = {
    session: session.name,
    semesterId: 1,
    opensOn: dayBefore(day, 35),
    closesOn: dayBefore(day, -21),
    lateUntil: dayBefore(day, -35),
  };
  return [...earlier, now];
}
