import { graded, gradedResit, type Graded, type Marks } from '#rules/academics/grading.ts';
import type { Attempt } from '#rules/academics/standing.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { exemptionsOf, type Granted } from '../exemptions/service.ts';
import { marksOf } from './marks.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { publishedAttempts, submittedAttempts } from './sql/standings.ts';

/** One attempt that is published or submitted, with what its number came from. */
export interface GradedAttempt extends Attempt {
  readonly row: RowOf<'published-attempts'>;
  readonly marks: Marks;
  readonly result: Graded;
  /** The day on which its resit was published; null for a first mark. */
  readonly resitOn: string | null;
}

export interface StudentAttempts {
  readonly studentId: string;
  readonly rules: BoundRules;
  readonly attempts: readonly GradedAttempt[];
  readonly exemptions: readonly Granted[];
}

/** Sessions are named by their years, so that terms compare as text. */
export const termOf = ({ session, semesterId }: { readonly session: string; readonly semesterId: number }): string =>
  `${session} ${String(semesterId).padStart(3, '0')}`;

/** What is published of these students and nothing else; who has none is left out. */
export const attemptsOf = async (db: Queryable, studentIds: readonly string[]): Promise<StudentAttempts[]> =>
  gradedOf(db, await publishedAttempts(db, { studentIds }));

export interface Reader {
  readonly userId: string;
  /** They see every sheet that is submitted, and not by an office alone. */
  readonly isAll: boolean;
}

/** What is published, and what is submitted on sheets that the reader may see. No student and no publication reads it. */
export const submittedAttemptsOf = async (
  db: Queryable,
  studentIds: readonly string[],
  reader: Reader,
): Promise<StudentAttempts[]> => gradedOf(db, await submittedAttempts(db, { studentIds, ...reader }));

async function gradedOf(db: Queryable, rows: readonly GradedAttempt['row'][]): Promise<StudentAttempts[]> {
  const rulesFor = await readRules(db);
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  const exemptions = Map.groupBy(await exemptionsOf(db, [...byStudent.keys()]), ({ studentId }) => studentId);
  return [...byStudent].map(([studentId, own]) => {
    const rules = rulesFor(own[0]!.studentTypeId, own[0]!.entryYear);
    return {
      studentId,
      rules,
      attempts: own.flatMap((row) => sittingsOf(row, rules)),
      exemptions: exemptions.get(studentId) ?? [],
    };
  });
}

/** The first mark of a row, and its resit where one is published. */
function sittingsOf(row: GradedAttempt['row'], rules: BoundRules): GradedAttempt[] {
  const marks = marksOf({ ca: row.ca, exam: row.exam, code: row.scoreCode });
  const first = { ...attemptOf(row, graded(marks, rules)), row, marks, isResit: false, resitOn: null };
  if (row.resit === null || row.resitAt === null) return [first];
  const result = gradedResit(row.resit, rules);
  return [
    first,
    {
      ...attemptOf(row, result),
      row,
      marks: { ca: null, exam: row.resit, code: null },
      isResit: true,
      resitOn: lagosDay(row.resitAt),
    },
  ];
}

const attemptOf = (row: GradedAttempt['row'], result: Graded) => ({
  result,
  term: termOf(row),
  courseId: row.courseId,
  courseCode: row.code,
  unit: row.unit,
  isElective: row.kind === 'elective' || row.kind === 'borrowed',
  bearing: result.bearing,
  points: result.points,
  isPass: result.isPass,
});
