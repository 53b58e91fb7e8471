import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { displayDate } from '#rules/displayDate.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { courseSheet } from './courseSheet.ts';
import { AFTER_SENATE, type SheetKey } from './sheet.ts';

export const RESULT_SHEET = { kind: 'result-sheet', prefix: 'RST' } as const;

const ROWS = 30;
const COLUMNS = [
  ['S/N', true],
  ['Full name', false],
  ['Matric number', false],
  ['Test', true],
  ['Exam', true],
  ['Total', true],
  ['Grade', false],
  ['Remarks', false],
] as const;

/** For whoever sees the sheet. Its code proves course, session and status, and no mark. */
export async function resultSheetOf(platform: Platform, user: User, key: SheetKey): Promise<Printable> {
  const sheet = await courseSheet(platform, user, key);
  if (sheet.sheetId === null) throw notFound('Nothing is entered on this sheet yet');
  const { code, title, faculty, department, session, semester, status, digest, lines } = sheet;
  const isFinal = AFTER_SENATE.has(sheet.state);
  return {
    subjectKind: 'result_sheet',
    subjectId: sheet.sheetId,
    proves: [
      ['Course', `${code} ${title}`],
      ['Session', `${session}, ${semester}`],
      ['Status', status],
    ],
    content: {
      ...BLANK,
      title: 'Course result sheet',
      office: `Faculty of ${faculty}, ${department}`.replace('Faculty of Faculty of', 'Faculty of'),
      holder: `${code} ${title}`,
      groups: [
        {
          title: 'Course',
          facts: [
            ['Faculty', faculty],
            ['Department', department],
            ['Course title', title],
            ['Course code', code],
            ['Course unit', String(sheet.unit)],
            ['Programme', sheet.programme],
            ['Session', session],
            ['Semester', semester],
            ['Date', displayDate(platform.now().toISOString())],
            ['Sheet', `${status}, ${digest.slice(0, 8)}`],
          ],
        },
        { title: 'Grades', facts: sheet.statistics.grades.map(({ grade, students }) => [grade, String(students)]) },
      ],
      paragraphs: isFinal ? [] : ['SUBJECT TO SENATE APPROVAL'],
      tables: [
        {
          title: `Scores, sheet ${digest.slice(0, 8)}`,
          columns: COLUMNS.map(([name, isFigure]) => ({ title: name, isFigure })),
          rows: lines.filter(({ isLate }) => !isLate).map(row),
          totals: [],
          rowsPerPage: ROWS,
          signatures: ['Examiner', 'Head of Department', 'Dean'],
        },
      ],
    },
  };
}

const row = (
  { name, number, ca, exam, code, total, grade, remark }: CourseSheet['lines'][number],
  index: number,
): string[] => [
  String(index + 1),
  name,
  number,
  shown(ca),
  code ?? shown(exam),
  shown(total),
  grade ?? '-',
  remark || '-',
];

const shown = (mark: number | null): string => (mark === null ? '-' : String(mark));
