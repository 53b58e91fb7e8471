import type { Cgpa, EarnedUnits, SemesterData, TermCgpa, TermResult } from '#contract/academics/own-results.ts';
import { earnedUnits } from '#rules/academics/earned.ts';
import { CODE_MEANINGS, classOf } from '#rules/academics/ruleSet.ts';
import { hundredthsText } from '#rules/academics/rounding.ts';
import { attemptsThatCount, gpaOf, standingsOf, type Sum, type TermStanding } from '#rules/academics/standing.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { notFound } from '../../platform/problem.ts';
import { attemptsOf, termOf, type GradedAttempt, type StudentAttempts } from './attempts.ts';
import { shownMarks } from './marks.ts';
import { exemptionsOf, shownExemption } from '../exemptions/service.ts';
import { coverageOf, type StudentCoverage } from './coverage.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { statusOf } from './sheet.ts';
import { headOfUser, registeredLines } from './sql/students.ts';

export type Head = RowOf<'result-head-of-user'>;
type Line = RowOf<'registered-lines-of-student'>;

const NOTHING: Sum = { units: 0, points: 0 };

/** @throws Problem 404 for who is no student */
export async function ownHead(db: Queryable, { userId }: User): Promise<Head> {
  const [head] = await headOfUser(db, { userId });
  if (!head) throw notFound('You have no student record yet');
  return head;
}

export interface Known extends StudentAttempts {
  readonly coverage: StudentCoverage;
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly standings: readonly TermStanding[];
}

/** A student's registered courses and published attempts. */
export async function knownOf(db: Queryable, head: Head): Promise<Known> {
  const [lines, [published]] = [await registeredLines(db, { studentId: head.id }), await attemptsOf(db, [head.id])];
  const rules = published?.rules ?? (await readRules(db))(head.studentTypeId, head.entryYear);
  const attempts = published?.attempts ?? [];
  const exemptions = published?.exemptions ?? (await exemptionsOf(db, [head.id]));
  return {
    studentId: head.id,
    head,
    lines,
    rules,
    attempts,
    exemptions,
    standings: standingsOf(attempts, rules, exemptions),
    coverage: coverageOf(lines, attempts),
  };
}

interface TermQuery {
  readonly sessionId?: number;
  readonly semesterId?: number;
}

/** Of the term that is named, or the last that has a registration. */
export function termResult(known: Known, { sessionId, semesterId }: TermQuery): TermResult {
  const { head, lines, rules, attempts, exemptions, standings, coverage } = known;
  const line = lines.findLast(
    (each) =>
      (sessionId === undefined || each.sessionId === sessionId) &&
      (semesterId === undefined || each.semesterId === semesterId),
  );
  const term = line && termOf(line);
  const upTo = standings.filter((standing) => term !== undefined && standing.term <= term);
  const current = upTo.find((standing) => standing.term === term);
  const previous = upTo.filter((standing) => standing.term !== term).at(-1);
  const last = upTo.at(-1);
  const ofTerm = attempts.filter((attempt) => attempt.term === term);
  return {
    student: shownHead({ ...head, ...(line && placeOf(line)) }),
    term: line
      ? { sessionId: line.sessionId, session: line.session, semesterId: line.semesterId, semester: line.semester }
      : null,
    published: ofTerm.map(shownCourse),
    waiting: lines
      .filter((each) => termOf(each) === term && !ofTerm.some(({ row }) => row.lineId === each.id))
      .map(({ code, title, unit, state, isPublished, since }) => ({
        code,
        title,
        unit,
        status: isPublished ? 'Its mark comes as an amendment' : statusOf(state),
        since: since?.toISOString() ?? null,
      })),
    ...averagesOf({ previous, current, last, term: term ?? '' }, coverage),
    remark: last?.status ?? null,
    carryOvers: [...(last?.carryOvers ?? [])],
    class: className(rules, last),
    rules: shownRules(rules),
    attempts: shownAttempts(
      attempts.filter((attempt) => term !== undefined && attempt.term <= term),
      rules,
    ),
    earned: earnedAfter(known, last),
    exemptions: exemptions.map(shownExemption),
  };
}

/** After a standing; before the first one what came from elsewhere counts alone. */
export const earnedAfter = (
  { head, rules, exemptions }: Pick<Known, 'head' | 'rules' | 'exemptions'>,
  last: TermStanding | undefined,
): EarnedUnits => ({ ...(last?.earned ?? earnedUnits([], exemptions, rules)), needed: head.unitsNeeded });

export const shownHead = ({ fullName, number, faculty, department, programme, levelId }: Head) => ({
  fullName,
  matricNumber: number,
  faculty,
  department,
  programme,
  level: levelId,
});

/** Where the student was then: a slip of an earlier session says the level of that session. */
const placeOf = ({ faculty, department, programme, levelId }: Line) => ({ faculty, department, programme, levelId });

const gradePoint = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

interface Averaged {
  readonly previous: TermStanding | undefined;
  readonly current: TermStanding | undefined;
  readonly last: TermStanding | undefined;
  readonly term: string;
}

/** The three averages of a semester. */
export const averagesOf = ({ previous, current, last, term }: Averaged, coverage: StudentCoverage) => ({
  previous: semesterData(previous?.cumulative ?? NOTHING, previous ? coverage.upTo(previous.term) : null),
  current: semesterData(current ?? NOTHING, coverage.of(term)),
  cumulative: semesterData(last?.cumulative ?? NOTHING, coverage.upTo(term)),
});

const semesterData = (sum: Sum, provisional: string | null): SemesterData => ({
  creditUnit: sum.units,
  creditPoint: sum.points / 100,
  gradePointAverage: averageText(sum),
  provisional,
});

const averageText = (sum: Sum): string | null => {
  const average = gpaOf(sum);
  return average === null ? null : hundredthsText(average);
};

export function className(rules: BoundRules, standing: TermStanding | undefined): string | null {
  const cgpa = standing && gpaOf(standing.cumulative);
  return cgpa === undefined || cgpa === null ? null : (classOf(rules, cgpa) ?? null);
}

function shownCourse({ row, marks, result, resitOn }: GradedAttempt): TermResult['published'][number] {
  const { ca, exam, code } = shownMarks(marks);
  return {
    code: row.code,
    title: row.title,
    unit: row.unit,
    ca,
    exam,
    scoreCode: code,
    codeMeaning: code && CODE_MEANINGS[code],
    total: result.total,
    grade: result.grade,
    gradePoint: gradePoint(result.points),
    creditPoint: gradePoint(result.points === null ? null : result.points * row.unit),
    bearing: result.bearing,
    resitOn,
  };
}

export function shownAttempts(attempts: readonly GradedAttempt[], rules: BoundRules): TermResult['attempts'] {
  const counting = new Set<object>(attemptsThatCount(attempts, rules));
  return attempts.map((attempt) => ({
    session: attempt.row.session,
    semester: attempt.row.semester,
    code: attempt.row.code,
    unit: attempt.unit,
    total: attempt.result.total,
    grade: attempt.result.grade ?? attempt.marks.code,
    gradePoint: gradePoint(attempt.points),
    counts: counting.has(attempt),
    resitOn: attempt.resitOn,
  }));
}

const ATTEMPTS = {
  all: 'All attempts at a course count',
  best: 'Of several attempts at a course the best one counts',
  last: 'Of several attempts at a course the last one counts',
} as const;

const RESITS = {
  both: 'a first mark and its resit both count',
  last: 'a resit counts in place of the first mark',
  best: 'of a first mark and its resit the better one counts',
} as const;

const shownRules = ({
  name,
  version,
  attempts,
  resits,
  resitCap,
  passMark,
  bands,
}: BoundRules): TermResult['rules'] => ({
  name,
  version,
  attempts: ATTEMPTS[attempts],
  resits: `In one session ${RESITS[resits]}${resitCap === null ? '' : `, as ${resitCap} at most`}`,
  passMark,
  bands: bands.map(({ from, to, grade, points }) => ({ from, to, grade, gradePoint: points / 100 })),
});

/** Each term with a registration, in their order. */
export function cgpaOf(known: Known): Cgpa {
  const { lines, rules, attempts, exemptions, standings, coverage } = known;
  const last = standings.at(-1);
  return {
    terms: [...Map.groupBy(lines, termOf)].map(([term, own]) =>
      termCgpa(
        own,
        attempts.filter((attempt) => attempt.term === term && !attempt.isResit).length,
        standings.find((each) => each.term === term),
        coverage,
      ),
    ),
    cgpa: last ? averageText(last.cumulative) : null,
    class: className(rules, last),
    provisional: last ? coverage.upTo(last.term) : null,
    scale: Math.max(...rules.bands.map(({ points }) => points)) / 100,
    earned: earnedAfter(known, last),
    exemptions: exemptions.map(shownExemption),
  };
}

const termCgpa = (
  lines: readonly Line[],
  published: number,
  standing: TermStanding | undefined,
  coverage: StudentCoverage,
): TermCgpa => ({
  sessionId: lines[0]!.sessionId,
  session: lines[0]!.session,
  semesterId: lines[0]!.semesterId,
  semester: lines[0]!.semester,
  published,
  waiting: lines.length - published,
  creditUnit: standing?.units ?? 0,
  gradePointAverage: standing ? averageText(standing) : null,
  provisional: coverage.of(termOf(lines[0]!)),
  cumulative: standing ? averageText(standing.cumulative) : null,
  cumulativeProvisional: coverage.upTo(termOf(lines[0]!)),
  remark: standing?.status ?? null,
});
