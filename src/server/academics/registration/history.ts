import { bandOf, reaches, USUAL_BANDS, USUAL_PASS_MARK, type Band } from '#rules/academics/grades.ts';
import type { Attempt, Prerequisite } from '#rules/academics/offer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { exemptionsOf } from '../exemptions/service.ts';
import { attemptsOf, bandsOf } from './sql/offer.ts';

type Taken = RowOf<'registration-attempts'>;

/** What a student took in other semesters, by the rules that bind them. */
export interface History {
  readonly bands: readonly Band[];
  readonly passMark: number;
  /** The highest total that a resit counts as. */
  readonly resitCap: number;
  readonly byCourse: ReadonlyMap<number, readonly Taken[]>;
  /** Courses for which credit from elsewhere stands. */
  readonly exempt: ReadonlySet<number>;
}

type HistoryRules = Omit<History, 'byCourse' | 'exempt'>;

interface Whose {
  readonly studentId: string;
  readonly studentTypeId: number;
  readonly entryYear: number;
  readonly sessionId: number;
  readonly semesterId: number;
}

export async function historyOf(db: Queryable, whose: Whose): Promise<History> {
  return (await historiesOf(db, [whose]))[0]!;
}

/** One for each, in their order; two students of one year and type have one set of rules. */
export async function historiesOf(db: Queryable, all: readonly Whose[]): Promise<History[]> {
  const taken = Map.groupBy(
    await attemptsOf(db, { studentIds: [...new Set(all.map(({ studentId }) => studentId))] }),
    ({ studentId }) => studentId,
  );
  const exemptions = Map.groupBy(
    await exemptionsOf(
      db,
      all.map(({ studentId }) => studentId),
    ),
    ({ studentId }) => studentId,
  );
  const rules = new Map<string, HistoryRules>();
  for (const { studentTypeId, entryYear } of all) {
    const key = `${studentTypeId} ${entryYear}`;
    if (!rules.has(key)) rules.set(key, await rulesOf(db, studentTypeId, entryYear));
  }
  return all.map(({ studentId, studentTypeId, entryYear, sessionId, semesterId }) => ({
    ...rules.get(`${studentTypeId} ${entryYear}`)!,
    byCourse: Map.groupBy(
      (taken.get(studentId) ?? []).filter((each) => each.sessionId !== sessionId || each.semesterId !== semesterId),
      ({ courseId }) => courseId,
    ),
    exempt: new Set(exemptions.get(studentId)?.map(({ courseId }) => courseId)),
  }));
}

async function rulesOf(db: Queryable, studentTypeId: number, year: number): Promise<HistoryRules> {
  const [rules] = await bandsOf(db, { studentTypeId, year });
  return {
    bands: (rules?.bands as Band[] | undefined) ?? USUAL_BANDS,
    passMark: rules?.passMark ?? USUAL_PASS_MARK,
    resitCap: rules?.resitCap ?? 100,
  };
}

/** What counts of a published sheet: a mark, and an absence as nought. Sickness, excuses and what is withheld are decided later. */
const counts = ({ isPublished, mark }: Taken) => isPublished && (mark === null || mark === 'ABS');

/** A failed mark of an exempted course is not to be made good. */
export function recordOf(courseId: number, { bands, passMark, resitCap, byCourse, exempt }: History) {
  const taken = byCourse.get(courseId) ?? [];
  const attempts = taken.filter(counts).map((each) => attemptOf(each, bands, resitCap));
  const passed = attempts.find(({ total }) => total >= passMark) ?? null;
  const waiting = taken.findLast((each) => !each.isPublished);
  const isExempt = exempt.has(courseId);
  return {
    passed,
    isExempt,
    failed: passed || waiting || isExempt ? null : (best(attempts) ?? null),
    waitingSince: passed ? null : (waiting?.session ?? null),
  };
}

interface Needed {
  readonly courseId: number;
  readonly code: string;
  readonly minGrade: string;
}

export function prerequisiteOf(
  { courseId, code, minGrade }: Needed,
  { bands, resitCap, byCourse, exempt }: Omit<History, 'passMark'>,
): Prerequisite {
  const taken = byCourse.get(courseId) ?? [];
  const attempt = best(taken.filter(counts).map((each) => attemptOf(each, bands, resitCap)));
  const isMet = attempt !== undefined && reaches(bands, attempt.total, minGrade);
  const isWaiting = taken.some((each) => !counts(each));
  const unmet = isWaiting ? 'waiting' : attempt ? 'failed' : 'never';
  const state = isMet ? 'met' : exempt.has(courseId) ? 'exempt' : unmet;
  return { code, minGrade, state, best: attempt ?? null };
}

const best = (attempts: readonly Attempt[]) => attempts.toSorted((one, other) => other.total - one.total)[0];

function attemptOf({ total, session, isResit, mark: code }: Taken, bands: readonly Band[], resitCap: number): Attempt {
  const mark = Math.min(Number(total ?? 0), isResit ? resitCap : 100);
  return { total: mark, grade: bandOf(bands, mark).grade, session, ...(code === 'ABS' && { isAbsent: true }) };
}
