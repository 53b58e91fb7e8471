import type { Graded } from './grading.ts';
import { roundedHalfUp } from './rounding.ts';
import type { Band } from './ruleSet.ts';

export interface Statistics {
  readonly students: number;
  readonly complete: number;
  /** Rounded half up to tenths. */
  readonly mean: number | null;
  readonly passed: number;
  readonly grades: readonly { readonly grade: string; readonly students: number }[];
}

type Counted = Pick<Graded, 'total' | 'grade' | 'isPass'> & { readonly isComplete: boolean };

/** @param bands give the grades their order, those that nobody has among them */
export function statisticsOf(lines: readonly Counted[], bands: readonly Band[]): Statistics {
  const totals = lines.flatMap(({ total }) => (total === null ? [] : [total]));
  const own = bands.toSorted((one, other) => other.from - one.from).map(({ grade }) => grade);
  const others = lines.flatMap(({ grade }) => (grade === null || own.includes(grade) ? [] : [grade]));
  return {
    students: lines.length,
    complete: lines.filter(({ isComplete }) => isComplete).length,
    mean:
      totals.length === 0 ? null : roundedHalfUp(10 * totals.reduce((sum, each) => sum + each, 0), totals.length) / 10,
    passed: lines.filter(({ isPass }) => isPass).length,
    grades: [...new Set([...own, ...others])].map((grade) => ({
      grade,
      students: lines.filter((line) => line.grade === grade).length,
    })),
  };
}

const MOST_FAILED = 40;

/** What an approver may want to look at; none of it stops a sheet. */
export function flagsOf({ passed, grades }: Pick<Statistics, 'passed' | 'grades'>): string[] {
  const counted = grades.reduce((sum, { students }) => sum + students, 0);
  const failed = counted - passed;
  return failed * 100 > MOST_FAILED * counted
    ? [`${roundedHalfUp(failed * 100, counted)} % failed, which is more than ${MOST_FAILED} %`]
    : [];
}
