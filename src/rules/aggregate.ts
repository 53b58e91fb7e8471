export interface AdmissionScores {
  /** Of 400. */
  readonly utmeScore: number;
  /** Of 100. */
  readonly putmeScore: number;
}

/** A result keeps the name of its formula, so a formula never changes: another one gets another name. */
export const AGGREGATE_FORMULAS = {
  /** The result is exact, of 100: no rounding decides who is admitted. */
  'utme/8 + putme/2': ({ utmeScore, putmeScore }: AdmissionScores) => utmeScore / 8 + putmeScore / 2,
} as const satisfies Record<string, (scores: AdmissionScores) => number>;

export type AggregateFormula = keyof typeof AGGREGATE_FORMULAS;

export const isAggregateFormula = (name: string): name is AggregateFormula => Object.hasOwn(AGGREGATE_FORMULAS, name);
