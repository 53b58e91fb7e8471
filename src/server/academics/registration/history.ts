import { bandOf, reaches, USUAL_BANDS, USUAL_PASS_MARK, type Band } from '#rules/academics/grades.ts';
import type { Attempt, Prerequisite } from '#rules/academics/offer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import { attemptsOf, bandsOf } from './sql/offer.ts';

type Taken = Row<typeof attemptsOf.columns>;

/** What a student took in other semesters, by the rules that bind them. */
export interface History {
  readonly bands: readonly Band[];
  readonly passMark: number;
  readonly byCourse: ReadonlyMap<number, readonly Taken[]>;
}

interface Whose {
  readonly student_id: string;
  readonly student_type_id: number;
  readonly entry_year: number;
  readonly session_id: number;
  readonly semester_id: number;
}

export async function historyOf(db: Queryable, whose: Whose): Promise<History> {
  return (await historiesOf(db, [whose]))[0]!;
}

/** One for each, in their order; two students of one year and type have one set of rules. */
export async function historiesOf(db: Queryable, all: readonly Whose[]): Promise<History[]> {
  const taken = Map.groupBy(
    await attemptsOf(db, { studentIds: [...new Set(all.map(({ student_id }) => student_id))] }),
    ({ student_id }) => student_id,
  );
  const rules = new Map<string, Pick<History, 'bands' | 'passMark'>>();
  for (const { student_type_id, entry_year } of all) {
    const key = `${student_type_id} ${entry_year}`;
    if (!rules.has(key)) rules.set(key, await rulesOf(db, student_type_id, entry_year));
  }
  return all.map(({ student_id, student_type_id, entry_year, session_id, semester_id }) => ({
    ...rules.get(`${student_type_id} ${entry_year}`)!,
    byCourse: Map.groupBy(
      (taken.get(student_id) ?? []).filter(
        (each) => each.session_id !== session_id || each.semester_id !== semester_id,
      ),
      ({ course_id }) => course_id,
    ),
  }));
}

async function rulesOf(
  db: Queryable,
  studentTypeId: number,
  year: number,
): Promise<Pick<History, 'bands' | 'passMark'>> {
  const [rules] = await bandsOf(db, { studentTypeId, year });
  return { bands: (rules?.bands as Band[] | undefined) ?? USUAL_BANDS, passMark: rules?.pass_mark ?? USUAL_PASS_MARK };
}

/** What counts of a published sheet: a mark, and an absence as nought. Sickness, excuses and what is withheld are decided later. */
const counts = ({ is_published, mark }: Taken) => is_published && (mark === null || mark === 'ABS');

export function recordOf(courseId: number, { bands, passMark, byCourse }: History) {
  const taken = byCourse.get(courseId) ?? [];
  const attempts = taken.filter(counts).map((each) => attemptOf(each, bands));
  const passed = attempts.find(({ total }) => total >= passMark) ?? null;
  const waiting = taken.findLast((each) => !each.is_published);
  return {
    passed,
    failed: passed || waiting ? null : (best(attempts) ?? null),
    waitingSince: passed ? null : (waiting?.session ?? null),
  };
}

interface Needed {
  readonly course_id: number;
  readonly code: string;
  readonly min_grade: string;
}

export function prerequisiteOf(
  { course_id, code, min_grade }: Needed,
  { bands, byCourse }: Pick<History, 'bands' | 'byCourse'>,
): Prerequisite {
  const taken = byCourse.get(course_id) ?? [];
  const attempt = best(taken.filter(counts).map((each) => attemptOf(each, bands)));
  const isMet = attempt !== undefined && reaches(bands, attempt.total, min_grade);
  const state = isMet ? 'met' : taken.some((each) => !counts(each)) ? 'waiting' : attempt ? 'failed' : 'never';
  return { code, minGrade: min_grade, state, best: attempt ?? null };
}

const best = (attempts: readonly Attempt[]) => attempts.toSorted((one, other) => other.total - one.total)[0];

function attemptOf({ total, session }: Taken, bands: readonly Band[]): Attempt {
  const mark = Number(total ?? 0);
  return { total: mark, grade: bandOf(bands, mark).grade, session };
}
