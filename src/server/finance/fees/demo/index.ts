import { dayBefore, startOf } from '../../../kit/demo/calendar.ts';
import { sessionOf } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { DEMO_FEES, koboOf, LABORATORY_NAIRA, LEVIES, OTHER_FEES, TUITION, tuitionOf } from './prices.ts';
import {
  insertDemoAssignmentLines,
  insertDemoAssignments,
  insertDemoFees,
  insertDemoFeeTypes,
  insertDemoLateSteps,
  insertDemoPlans,
  insertDemoPublications,
  publishDemoAssignments,
} from './sql.ts';

const ACTOR = 'system:demo';
/** The open session and those before it that have fees. */
export const YEARS_WITH_FEES = 3;

export const demoFees: DemoStep = {
  name: 'fees of students',
  needs: [],
  slice: () => async (tx) => {
    const types = [...new Set(DEMO_FEES.map(({ type }) => type))].map((name) => ({ name }));
    await insertDemoFeeTypes(tx, { types });
    await insertDemoFees(tx, { fees: DEMO_FEES.map((each, index) => ({ ...each, rank: (index + 1) * 10 })) });
  },
};

export const demoAssignments: DemoStep = {
  name: 'fee assignments',
  needs: ['fees of students', 'sessions', 'student types'],
  slice: (demo) => async (tx) => {
    for (const assignments of STATES.map((state) => assignmentsOf(demo).filter((each) => each.state === state))) {
      await insertDemoAssignments(tx, { assignments });
      await insertDemoAssignmentLines(tx, { assignments });
      await publishDemoAssignments(tx, { assignments, actor: ACTOR });
    }
    await insertDemoPublications(tx, { assignments: assignmentsOf(demo), actor: ACTOR });
    await insertDemoPlans(tx, { plans: plansOf(demo) });
    await insertDemoLateSteps(tx, { steps: LATE_STEPS });
  },
};

/** Of one selector there is one draft at a time. */
const STATES = ['replaced', 'published', 'draft'];

/** Percent of what a part leaves unpaid, from so many days after its last one. */
const LATE_STEPS = [
  { days: 1, percent: 5 },
  { days: 14, percent: 10 },
];

interface Assigned {
  readonly purpose: string;
  readonly isIndigene?: boolean;
  readonly tag?: string;
  readonly levelId?: number;
  readonly state?: 'draft' | 'replaced';
  readonly version?: number;
  readonly naira: Readonly<Record<string, number>>;
}

/** What everybody of a type pays, and what is special: each line names its fee alone. */
const assignedTo = (type: string): readonly Assigned[] => [
  { purpose: 'school', naira: { Tuition: tuitionOf(type, true), ...OTHER_FEES } },
  { purpose: 'school', isIndigene: false, naira: { Tuition: tuitionOf(type, false) } },
  { purpose: 'school', tag: 'laboratory', naira: { Laboratory: LABORATORY_NAIRA } },
  ...Object.entries(LEVIES).map(([purpose, naira]) => ({ purpose, naira })),
];

/** What the bursary has replaced, and what it is still to publish. */
const UNPUBLISHED: readonly Assigned[] = [
  { purpose: 'development', state: 'replaced', naira: { 'Development Levy': 15_000 } },
  { purpose: 'school', state: 'draft', levelId: 100, version: 1, naira: { "Students' Union": 2_500 } },
];

function assignmentsOf({ day, session }: Demo) {
  const year = Number(session.name.slice(0, 4));
  return Array.from({ length: YEARS_WITH_FEES }, (_, yearsAgo) =>
    Object.keys(TUITION).flatMap((type) =>
      [...assignedTo(type), ...(yearsAgo === 0 && type === 'Undergraduate' ? UNPUBLISHED : [])].map(
        ({ purpose, isIndigene, tag, levelId, state = 'published', version, naira }) => ({
          type,
          session: sessionOf(year - yearsAgo),
          purpose,
          isIndigene,
          tag,
          levelId,
          state,
          version:
            version ??
            (yearsAgo === 0 && type === 'Undergraduate' && purpose === 'development' && state === 'published' ? 2 : 1),
          publishedAt: state === 'draft' ? undefined : publishedAt(day, year - yearsAgo),
          lines: Object.entries(naira).map(([name, each]) => ({ fee: name, kobo: koboOf(each, yearsAgo) })),
        }),
      ),
    ),
  ).flat();
}

function publishedAt(day: string, year: number): Date {
  const [september, latest] = [`${year}-09-08`, dayBefore(day, 60)];
  return startOf(september < latest ? september : latest);
}

/** Of this session the first part is due within a fortnight; the parts of earlier ones have passed. */
function plansOf({ day, session }: Demo) {
  const year = Number(session.name.slice(0, 4));
  return Array.from({ length: YEARS_WITH_FEES }, (_, yearsAgo) => {
    const first = yearsAgo === 0 ? dayBefore(day, -14) : `${year - yearsAgo}-11-30`;
    const second = yearsAgo === 0 ? dayBefore(day, -120) : `${year - yearsAgo + 1}-03-31`;
    return Object.keys(TUITION).flatMap((type) =>
      [
        { part: 'Full', percent: 100, dueOn: first },
        { part: 'FirstInstallment', percent: 60, dueOn: first },
        { part: 'SecondInstallment', percent: 40, dueOn: second },
      ].map((plan) => ({ ...plan, type, session: sessionOf(year - yearsAgo) })),
    );
  }).flat();
}
