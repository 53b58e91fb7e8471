import { earnedUnits, type Earned, type ExemptCourse } from './earned.ts';
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
  /** The course was sat again in the session of its first mark, which is an attempt of its own. */
  readonly isResit: boolean;
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
  /** Towards the total that a degree needs, after the term. */
  readonly earned: Earned;
}

/** In hundredths, rounded half up once: 11200/32 is 350; null where nothing counts. */
export const gpaOf = ({ units, points }: Sum): number | null => (units === 0 ? null : roundedHalfUp(points, units));

const counting = (attempts: readonly Attempt[]): Attempt[] => attempts.filter(({ points }) => points !== null);

type AttemptRules = Pick<RuleSet, 'attempts' | 'resits'>;

/** Of a first mark and its resit in one semester, what the rules say; every other attempt. */
function sittingsThatCount(attempts: readonly Attempt[], { resits: rule }: Pick<RuleSet, 'resits'>): Attempt[] {
  const counted = counting(attempts);
  if (rule === 'both') return counted;
  const sat = new Map(
    counted.filter(({ isResit }) => isResit).map((resit) => [`${resit.term} ${resit.courseId}`, resit]),
  );
  return counted.filter((attempt) => {
    const resit = sat.get(`${attempt.term} ${attempt.courseId}`);
    if (!resit) return true;
    const first = counted.find(
      ({ isResit, term, courseId }) => !isResit && term === resit.term && courseId === resit.courseId,
    );
    const isResitTaken = rule === 'last' || !first || resit.points! > first.points!;
    return attempt.isResit === isResitTaken;
  });
}

/** What counts in a CGPA, where a course was taken more than once. */
export function attemptsThatCount(attempts: readonly Attempt[], rules: AttemptRules): Attempt[] {
  const counted = sittingsThatCount(attempts, rules);
  if (rules.attempts === 'all') return counted;
  return [...Map.groupBy(counted, ({ courseId }) => courseId).values()].flatMap((taken) => {
    if (rules.attempts === 'best') return taken.reduce((one, other) => (isBetter(other, one) ? other : one));
    const last = taken.reduce((term, other) => (other.term > term ? other.term : term), '');
    return taken.filter(({ term }) => term === last);
  });
}

/** Of two as good the earlier one: a course's units may differ between its sessions. */
const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.points! > other.points! || (one.points === other.points && one.term < other.term);

const sumOf = (attempts: readonly Attempt[]): Sum =>
  counting(attempts).reduce(
    ({ units, points }, attempt) => ({ units: units + attempt.unit, points: points + attempt.unit * attempt.points! }),
    { units: 0, points: 0 },
  );

/**
 * The standing after each term, in their order. It does not depend on the order of the attempts. Credit brought from elsewhere holds from
 * the first term on: a mark of an exempted course counts in the averages, and a failed one is not to be taken again.
 */
export function standingsOf(
  attempts: readonly Attempt[],
  rules: AttemptRules & Pick<RuleSet, 'probation' | 'exemptUnits'>,
  exemptions: readonly ExemptCourse[] = [],
): TermStanding[] {
  let wasLow = false;
  return [...new Set(attempts.map(({ term }) => term))].toSorted().map((term) => {
    const soFar = attempts.filter((attempt) => attempt.term <= term);
    const cumulative = sumOf(attemptsThatCount(soFar, rules));
    const cgpa = gpaOf(cumulative);
    const isLow = cgpa !== null && cgpa < rules.probation;
    const carryOvers = owedCourses(soFar, exemptions);
    const status = statusOf({ cgpa, isLow, wasLow, carryOvers });
    wasLow = isLow;
    const ofTerm = sittingsThatCount(
      attempts.filter((attempt) => attempt.term === term),
      rules,
    );
    const earned = earnedUnits(soFar, exemptions, rules);
    return { term, ...sumOf(ofTerm), cumulative, status, carryOvers, earned };
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

function owedCourses(attempts: readonly Attempt[], exemptions: readonly ExemptCourse[]): string[] {
  const exempt = new Set(exemptions.map(({ courseId }) => courseId));
  const byCourse = Map.groupBy(counting(attempts), ({ courseId }) => courseId);
  return [...byCourse]
    .filter(([courseId]) => !exempt.has(courseId))
    .map(([, taken]) => taken)
    .filter((taken) => taken.every(({ isPass }) => !isPass) && taken.some(({ isElective }) => !isElective))
    .map((taken) => taken[0]!.courseCode)
    .toSorted();
}
