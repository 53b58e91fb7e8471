import type { RuleSet } from './ruleSet.ts';

/** Credit that a student brought from elsewhere: the course as it was called when the exemption was granted. */
export interface ExemptCourse {
  readonly courseId: number;
  readonly code: string;
  readonly unit: number;
}

interface Sat {
  readonly term: string;
  readonly courseId: number;
  readonly unit: number;
  readonly isPass: boolean;
}

/** Units towards the total that a degree needs. */
export interface Earned {
  /** Of courses that were passed here, each once. */
  readonly passed: number;
  /** Of exemptions, as far as the rules let them count. */
  readonly exempt: number;
  readonly total: number;
}

export type ExemptionRules = Pick<RuleSet, 'exemptUnits'>;

/** What stands in place of a grade on papers. */
export const EXEMPT = 'EXEMPT';

/** The one rule of what counts to the total. A course that was passed here too counts once, by its mark; a failed one does not undo its exemption. */
export function earnedUnits(
  attempts: readonly Sat[],
  exemptions: readonly ExemptCourse[],
  { exemptUnits }: ExemptionRules,
): Earned {
  const passed = new Map<number, Sat>();
  for (const attempt of attempts) {
    const earlier = passed.get(attempt.courseId);
    if (attempt.isPass && (!earlier || attempt.term < earlier.term)) passed.set(attempt.courseId, attempt);
  }
  const sumOf = (courses: Iterable<{ readonly unit: number }>) =>
    [...courses].reduce((units, { unit }) => units + unit, 0);
  const own = sumOf(passed.values());
  const exempt = exemptUnits === 'apart' ? 0 : sumOf(exemptions.filter(({ courseId }) => !passed.has(courseId)));
  return { passed: own, exempt, total: own + exempt };
}

/** What is still to be earned; null where the programme has no total, and then nobody is held back by it. */
export const unitsShort = ({ total }: Pick<Earned, 'total'>, needed: number | null): number | null =>
  needed === null ? null : Math.max(0, needed - total);

/** In a column of a paper: '65', or '65, 5 EXEMPT'. */
export const earnedCell = ({ total, exempt }: Pick<Earned, 'total' | 'exempt'>): string =>
  exempt === 0 ? String(total) : `${total}, ${exempt} ${EXEMPT}`;

/** '65 of 120 units, 5 of them by exemption'. */
export function earnedText({ total, exempt }: Earned, needed: number | null): string {
  const of = needed === null ? `${total}` : `${total} of ${needed}`;
  const units = total === 1 && needed === null ? 'unit' : 'units';
  return `${of} ${units}${exempt === 0 ? '' : `, ${exempt} of them by exemption`}`;
}
