import type { StepOf } from '#catalogue/workflow/work.ts';
import { SHEET } from '#contract/academics/states.ts';
import type resultSheet from '#work/result-sheet.json';
import { dayBefore, later, startOf } from '../../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import { sessionOf } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import {
  insertDemoCurrentScores,
  insertDemoCurrentSheets,
  insertDemoPublishedSheets,
  insertDemoScoreWindows,
  insertDemoSheetSteps,
} from './sql.ts';

const FIRST_SEMESTER = 1;
/** The way of a sheet that nobody returns; without a user name whoever teaches the course takes the step. */
const STEPS = [
  { step: 'submit', from: SHEET.open, to: SHEET.submitted, by: null },
  { step: 'head', from: SHEET.submitted, to: SHEET['head-approved'], by: 'hod' },
  { step: 'dean', from: SHEET['head-approved'], to: SHEET['dean-approved'], by: 'dean' },
  { step: 'senate', from: SHEET['dean-approved'], to: SHEET['senate-approved'], by: 'senate' },
  { step: 'publish', from: SHEET['senate-approved'], to: SHEET.published, by: 'registry' },
] as const satisfies readonly { step: StepOf<typeof resultSheet>; from: string; to: string; by: string | null }[];

/** All sheets of earlier sessions are published, and of this one each is somewhere on its way. */
export const demoPublishedSheets: DemoStep = {
  name: 'published sheets',
  needs: ['registrations'],
  slice: (demo) => async (tx) => {
    await insertDemoPublishedSheets(tx, { at: startOf(dayBefore(demo.day, 15)) });
    await insertDemoScoreWindows(tx, { windows: windowsOf(demo) });
  },
};

export const demoCurrentSheets: DemoStep = {
  name: 'current sheets',
  needs: ['registrations'],
  slices: () => DEMO_DEPARTMENTS.length,
  slice({ day }, index) {
    const at = later(startOf(dayBefore(day, 2)), 700 + index);
    const of = { departmentId: DEMO_DEPARTMENTS[index]!.id, semesterId: FIRST_SEMESTER, at };
    return async (tx) => {
      await insertDemoCurrentScores(tx, of);
      await insertDemoCurrentSheets(tx, of);
    };
  },
};

export const demoSheetSteps: DemoStep = {
  name: 'sheet steps',
  needs: ['published sheets', 'current sheets'],
  slice:
    ({ day }) =>
    (tx) =>
      insertDemoSheetSteps(tx, { steps: STEPS, day: later(startOf(dayBefore(day, 1)), 700) }).then(() => undefined),
};

function windowsOf({ day, session }: Pick<Demo, 'day' | 'session'>) {
  const year = Number(session.name.slice(0, 4));
  const earlier = [year - 3, year - 2, year - 1].flatMap((each) => [
    { session: sessionOf(each), semesterId: 1, closesOn: `${each + 1}-03-12` },
    { session: sessionOf(each), semesterId: 2, closesOn: `${each + 1}-08-05` },
  ]);
  return [...earlier, { session: session.name, semesterId: FIRST_SEMESTER, closesOn: dayBefore(day, -30) }];
}
