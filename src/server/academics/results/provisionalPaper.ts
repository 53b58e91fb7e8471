import type { Query } from '#contract/kit/endpoint.ts';
import type { provisionalFile, ProvisionalBroadsheet, ProvisionalSheet } from '#contract/academics/provisional.ts';
import { earnedCell } from '#rules/academics/earned.ts';
import type { PaperTable } from '#contract/kit/paper.ts';
import type { Cell } from '../../kit/list/cells.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import type { OfClass } from './boardClass.ts';
import { provisionalOf } from './provisional.ts';

export const PROVISIONAL = { kind: 'provisional-broadsheet', prefix: 'PBS' } as const;

const ROWS = 30;
const FIRST = [
  ['Matric number', false],
  ['Name', false],
] as const;
const LAST = [
  ['Units', true],
  ['GPA', true],
  ['CGPA', true],
  ['Earned', false],
  ['Standing', false],
  ['Carry-overs', false],
  ['Missing', false],
] as const;

/** A course that a student takes and that has no mark which the reader may see. */
const WAITS = 'waits';

const column = ([title, isFigure]: readonly [string, boolean]): PaperTable['columns'][number] => ({ title, isFigure });

/** For whoever sees the class before approval. Its code proves the class and how many students it has, and no result of one. */
export async function provisionalPaperOf(db: Queryable, user: User, of: OfClass): Promise<Printable> {
  const broadsheet = await provisionalOf(db, user, of);
  const { faculty, department, level, session, semester, sheets } = broadsheet;
  const students = sheets.reduce((sum, sheet) => sum + sheet.students.length, 0);
  const facts: [string, string][] = [
    ['Class', `${department}, ${level} level`],
    ['Session', `${session}, ${semester}`],
    ['Students', String(students)],
  ];
  return {
    subjectKind: 'class',
    subjectId: [of.departmentId, of.levelId, of.sessionId, of.semesterId].join('/'),
    proves: [...facts, ['Status', 'Provisional']],
    content: {
      ...BLANK,
      format: 'A3-landscape',
      title: 'Provisional broadsheet',
      office: faculty,
      holder: `${department}, ${level} level, ${semester}, ${session}`,
      groups: [{ title: 'Class', facts: [['Faculty', faculty], ...facts] }, ...sheets.map(listed)],
      paragraphs: ['PROVISIONAL: before approval. It is for the boards alone, and no result of it is final.'],
      tables: sheets.flatMap((sheet) => tablesOf(sheet, broadsheet)),
    },
  };
}

const nameOf = ({ programme, rules }: ProvisionalSheet): string => `${programme}, graded by ${rules}`;

const listed = (sheet: ProvisionalSheet) => ({
  title: `Lists: ${sheet.programme}`,
  facts: sheet.recommendations.map(({ title, students }): [string, string] => [title, String(students.length)]),
});

function tablesOf(sheet: ProvisionalSheet, { level }: ProvisionalBroadsheet): PaperTable[] {
  return [
    {
      title: `Provisional: ${nameOf(sheet)}, ${level} level`,
      columns: [
        column(['S/N', true]),
        ...FIRST.map(column),
        ...sheet.courses.map(({ courseCode, courseUnit }) => column([`${courseCode} (${courseUnit})`, false])),
        ...LAST.map(column),
      ],
      rows: sheet.students.map((student, index) => [
        String(index + 1),
        ...cellsOf(student, sheet).map((cell) => String(cell ?? '-')),
      ]),
      totals: [],
      rowsPerPage: ROWS,
      signatures: ['Head of Department', 'Dean', 'Registrar'],
    },
    {
      title: `Courses: ${sheet.programme}`,
      columns: [
        column(['Code', false]),
        column(['Title', false]),
        column(['Units', true]),
        column(['Marks', true]),
        column(['Students', true]),
        column(['Sheet', false]),
      ],
      rows: sheet.courses.map(({ courseCode, courseTitle, courseUnit, marked, students, status }) => [
        courseCode,
        courseTitle,
        String(courseUnit),
        String(marked),
        String(students),
        status,
      ]),
      totals: [],
      rowsPerPage: null,
      signatures: [],
    },
    ...sheet.recommendations.map(({ title, students }) => ({
      title: `${title}: ${sheet.programme}`,
      columns: [column(['S/N', true]), ...FIRST.map(column), column(['What it rests on', false])],
      rows: students.map(({ regNo, name, detail }, index) => [String(index + 1), regNo, name, detail]),
      totals: [],
      rowsPerPage: null,
      signatures: [],
    })),
  ];
}

type Student = ProvisionalSheet['students'][number];

const cellsOf = (student: Student, { courses }: ProvisionalSheet): (string | number | null)[] => [
  student.regNo,
  student.name,
  ...courses.map(({ courseCode }) => markOf(student, courseCode)),
  student.current.creditUnit,
  student.current.gradePointAverage,
  student.cumulative.gradePointAverage,
  earnedCell(student.earned),
  student.remark,
  student.carryOvers.join(', ') || null,
  [student.cumulative.provisional, ...student.missing].filter((part) => part !== null).join('; ') || null,
];

const markOf = ({ subjects, missing }: Student, code: string): string | null =>
  subjects[code] ?? (missing.some((each) => each.startsWith(`${code}:`)) ? WAITS : null);

/** One programme and rule set, with the figures as figures. @throws Problem 404 where the class has no such sheet */
export async function provisionalRows(
  db: Queryable,
  user: User,
  of: Query<typeof provisionalFile>,
): Promise<AsyncGenerator<Cell[]>> {
  const { sheets } = await provisionalOf(db, user, of);
  const sheet = sheets.find(
    ({ programmeId, ruleSetId }) => programmeId === of.programmeId && ruleSetId === of.ruleSetId,
  );
  if (!sheet) throw notFound('This class has no such programme');
  return rowsOf(sheet);
}

async function* rowsOf(sheet: ProvisionalSheet): AsyncGenerator<Cell[]> {
  yield [
    ...FIRST.map(([title]) => title),
    ...sheet.courses.map(({ courseCode, courseUnit }) => `${courseCode} (${courseUnit})`),
    ...LAST.map(([title]) => title),
    'List (provisional)',
  ];
  for (const student of sheet.students) yield [...cellsOf(student, sheet).map(asFigure), student.list];
}

/** An average is text on paper, and a figure in a spreadsheet. */
const asFigure = (cell: string | number | null): Cell =>
  typeof cell === 'string' && /^\d+\.\d\d$/.test(cell) ? Number(cell) : cell;
