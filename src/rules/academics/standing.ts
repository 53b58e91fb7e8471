import type { Graded } from './grading.ts';
import { roundedHalfUp } from './rounding.ts';
import type { RuleSet } from './ruleSet.ts';

/** One published attempt at a course. Terms are compared as text: '2025/2026 1' comes before '2025/2026 2'. */
export interface Attempt extends Pick<Graded, 'bearing' | 'points' | 'isPass'> {
  readonly term: string;
  readonly courseId: number;
  readonly courseCode: string;
  readonly unit: number;
  readonly isElective: boolean;
}

/** Points are in hundredths: units times points of the grade. */
export interface Sum {
  readonly units: number;
  readonly points: number;
}

export type StandingStatus = 'Pass' | 'CO' | 'Probation' | 'Withdrawal recommended' | 'Pending';

/** Papers have room for 'CO' alone, and senate reads it; a student reads what it means. */
export const standingWords = (status: string): string => (status === 'CO' ? 'Carry-over' : status);

export interface TermStanding extends Sum {
  readonly term: string;
  readonly cumulative: Sum;
  readonly status: StandingStatus;
  /** Codes of courses that are to be taken again. A failed elective may be replaced. */
  readonly carryOvers: readonly string[];
}

/** In hundredths, rounded half up once: 11200/32 is 350; null where nothing counts. */
export const gpaOf = ({ units, points }: Sum): number | null => (units === 0 ? null : roundedHalfUp(points, units));

const counting = (attempts: readonly Attempt[]): Attempt[] => attempts.filter(({ points }) => points !== null);

/** What counts in a CGPA, where a course was taken more than once. */
export function attemptsThatCount(
  attempts: readonly Attempt[],
  { attempts: rule }: Pick<RuleSet, 'attempts'>,
): Attempt[] {
  const counted = counting(attempts);
  if (rule === 'all') return counted;
  const chosen = new Map<number, Attempt>();
  for (const attempt of counted) {
    const other = chosen.get(attempt.courseId);
    if (!other || (rule === 'last' ? attempt.term > other.term : isBetter(attempt, other)))
      chosen.set(attempt.courseId, attempt);
  }
  return [...chosen.values()];
}

/** Of two as good the earlier one: a course's units may differ between its sessions. */
const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.points! > other.points! || (one.points === other.points && one.term < other.term);

const sumOf = (attempts: readonly Attempt[]): Sum =>
  counting(attempts).reduce(
    ({ units, points }, attempt) => ({ units: units + attempt.unit, points: points + attempt.unit * attempt.points! }),
    { units: 0, points: 0 },
  );

/** The standing after each term, in their order. It does not depend on the order of the attempts. */
export function standingsOf(
  attempts: readonly Attempt[],
  rules: Pick<RuleSet, 'attempts' | 'probation'>,
): TermStanding[] {
  let wasLow = false;
  return [...new Set(attempts.map(({ term }) => term))].toSorted().map((term) => {
    const soFar = attempts.filter((attempt) => attempt.term <= term);
    const cumulative = sumOf(attemptsThatCount(soFar, rules));
    const cgpa = gpaOf(cumulative);
    const isLow = cgpa !== null && cgpa < rules.probation;
    const carryOvers = owedCourses(soFar);
    const status = statusOf({ cgpa, isLow, wasLow, carryOvers });
    wasLow = isLow;
    return { term, ...sumOf(attempts.filter((attempt) => attempt.term === term)), cumulative, status, carryOvers };
  });
}

interface Judged {
  readonly cgpa: number | null;
  readonly isLow: boolean;
  readonly wasLow: boolean;
  readonly carryOvers: readonly string[];
}

function statusOf({ cgpa, isLow, wasLow, carryOvers }: Judged): StandingStatus {
  if (cgpa === null) return 'Pending';
  if (isLow) return wasLow ? 'Withdrawal recommended' : 'Probation';
  return carryOvers.length > 0 ? 'CO' : 'Pass';
}

function owedCourses(attempts: readonly Attempt[]): string[] {
  const byCourse = Map.groupBy(counting(attempts), ({ courseId }) => courseId);
  return [...byCourse.values()]
    .filter((taken) => taken.every(({ isPass }) => !isPass) && taken.some(({ isElective }) => !isElective))
    .map((taken) => taken[0]!.courseCode)
    .toSorted();
}
