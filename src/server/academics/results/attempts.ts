import { graded, type Graded, type Marks } from '#rules/academics/grading.ts';
import type { Attempt } from '#rules/academics/standing.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { marksOf } from './marks.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { publishedAttempts } from './sql/standings.ts';

/** One published attempt, with what its number came from. */
export interface PublishedAttempt extends Attempt {
  readonly row: RowOf<'published-attempts'>;
  readonly marks: Marks;
  readonly result: Graded;
}

export interface StudentAttempts {
  readonly studentId: string;
  readonly rules: BoundRules;
  readonly attempts: readonly PublishedAttempt[];
}

/** Sessions are named by their years, so that terms compare as text. */
export const termOf = ({ session, semesterId }: { readonly session: string; readonly semesterId: number }): string =>
  `${session} ${String(semesterId).padStart(3, '0')}`;

/** What is published of these students and nothing else; who has none is left out. */
export async function attemptsOf(db: Queryable, studentIds: readonly string[]): Promise<StudentAttempts[]> {
  const rulesFor = await readRules(db);
  const rows = await publishedAttempts(db, { studentIds });
  return [...Map.groupBy(rows, ({ studentId }) => studentId)].map(([studentId, own]) => {
    const rules = rulesFor(own[0]!.studentTypeId, own[0]!.entryYear);
    return { studentId, rules, attempts: own.map((row) => attemptOf(row, rules)) };
  });
}

function attemptOf(row: PublishedAttempt['row'], rules: BoundRules): PublishedAttempt {
  const marks = marksOf({ ca: row.ca, exam: row.exam, code: row.scoreCode });
  const result = graded(marks, rules);
  return {
    row,
    marks,
    result,
    term: termOf(row),
    courseId: row.courseId,
    courseCode: row.code,
    unit: row.unit,
    isElective: row.kind === 'elective' || row.kind === 'borrowed',
    bearing: result.bearing,
    points: result.points,
    isPass: result.isPass,
  };
}
