import type { Composite } from '#contract/academics/own-results.ts';
import type { broadsheetPaper } from '#contract/academics/result-papers.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import { earnedCell } from '#rules/academics/earned.ts';
import { coverageText } from '#rules/academics/provisional.ts';
import { remarkText } from '#rules/academics/remarkText.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { compositeOf } from './composite.ts';

export const BROADSHEET = { kind: 'broadsheet', prefix: 'BRS' } as const;

const ROWS = 30;
const REMARKS = ['Pass', 'CO', 'Probation', 'Withdrawal recommended', 'Pending'];
const SUMS = ['Previous', 'Current', 'Cumulative'];

/** For whoever sees the class. Its code proves the class and how many students it has, and no result of one. */
export async function broadsheetOf(
  db: Queryable,
  user: User,
  of: Query<(typeof broadsheetPaper)['page']>,
): Promise<Printable> {
  const composite = await compositeOf(db, user, of);
  const { faculty, department, level, session, semester, courses, students } = composite;
  return {
    subjectKind: 'class',
    subjectId: [of.departmentId, of.levelId, of.sessionId, of.semesterId].join('/'),
    proves: [
      ['Class', `${department}, ${level} level`],
      ['Session', `${session}, ${semester}`],
      ['Students', String(students.length)],
    ],
    content: {
      ...BLANK,
      format: 'A3-landscape',
      title: 'Broadsheet of results',
      office: faculty,
      holder: `${department}, ${level} level, ${semester}, ${session}`,
      groups: [
        {
          title: 'Class',
          facts: [
            ['Faculty', faculty],
            ['Department', department],
            ['Level', `${level} level`],
            ['Semester', `${semester}, ${session}`],
            ['Students', String(students.length)],
            ['Averages', 'units / points / GPA'],
          ],
        },
        { title: 'Remarks', facts: remarksOf(students) },
      ],
      tables: [
        {
          title: 'Results that are published',
          columns: [
            { title: 'S/N', isFigure: true },
            { title: 'Matric number', isFigure: false },
            { title: 'Name', isFigure: false },
            ...courses.map(({ courseCode, courseUnit }) => ({
              title: `${courseCode} (${courseUnit})`,
              isFigure: false,
            })),
            ...SUMS.map((title) => ({ title, isFigure: true })),
            { title: 'Units earned', isFigure: false },
            { title: 'Results', isFigure: false },
            { title: 'Remark', isFigure: false },
          ],
          rows: students.map((student, index) => row(student, index, courses)),
          totals: [],
          rowsPerPage: ROWS,
          signatures: ['Head of Department', 'Dean', 'Registrar'],
        },
        {
          title: 'Courses',
          columns: [
            { title: 'Code', isFigure: false },
            { title: 'Title', isFigure: false },
            { title: 'Units', isFigure: true },
          ],
          rows: courses.map(({ courseCode, courseTitle, courseUnit }) => [courseCode, courseTitle, String(courseUnit)]),
          totals: [],
          rowsPerPage: null,
          signatures: [],
        },
      ],
    },
  };
}

function row(
  { regNo, name, subjects, previous, current, cumulative, earned, remark, carryOvers }: Composite['students'][number],
  index: number,
  courses: Composite['courses'],
): string[] {
  return [
    String(index + 1),
    regNo,
    name,
    ...courses.map(({ courseCode }) => subjects[courseCode] || '-'),
    ...[previous, current, cumulative].map(averageText),
    earnedCell(earned),
    coverageText(cumulative),
    remarkText({ remark, carryOvers }),
  ];
}

const averageText = ({
  creditUnit,
  creditPoint,
  gradePointAverage,
}: Composite['students'][number]['current']): string =>
  gradePointAverage === null ? '-' : `${creditUnit} / ${creditPoint} / ${gradePointAverage}`;

/** Who has no remark has no published result. */
function remarksOf(students: Composite['students']): [string, string][] {
  const count = (wanted: string | null) => String(students.filter(({ remark }) => remark === wanted).length);
  return [...REMARKS.map((remark): [string, string] => [remark, count(remark)]), ['No result yet', count(null)]];
}
