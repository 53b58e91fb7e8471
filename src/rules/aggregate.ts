/** What an aggregate score is made of. */
export interface AdmissionScores {
  /** Of 400. */
  readonly utmeScore: number;
  /** Of 100. */
  readonly putmeScore: number;
}

/**
 * How a college weighs UTME and its own screening, of 100. A session names one of these, and each result keeps the name
 * of the one it was made with, so a formula never changes: another one gets another name.
 */
export const AGGREGATE_FORMULAS = {
  /** Half of it UTME, half of it the screening. An exact number: no rounding decides who is admitted. */
  'utme/8 + putme/2': ({ utmeScore, putmeScore }: AdmissionScores) => utmeScore / 8 + putmeScore / 2,
} as const satisfies Record<string, (scores: AdmissionScores) => number>;

export type AggregateFormula = keyof typeof AGGREGATE_FORMULAS;

export const isAggregateFormula = (name: string): name is AggregateFormula => Object.hasOwn(AGGREGATE_FORMULAS, name);
