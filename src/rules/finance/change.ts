import { duesOf, type DueOfFee } from './dues.ts';
import type { PlannedPart } from './instalments.ts';
import { overpaidKobo, withCredit } from './pricing.ts';

export interface Change {
  /** Of one student, as they are and as they become. */
  readonly before: readonly DueOfFee[];
  readonly after: readonly DueOfFee[];
  /** Of instalments, empty where all is paid at once. */
  readonly plan: readonly PlannedPart[];
  /** Of the session, those that are paid. */
  readonly paidParts: readonly string[];
}

export interface Effect {
  /** Any of the student's fees costs more or less. */
  readonly isTouched: boolean;
  /** What the paid parts cost now beyond what was paid for them: a Balance. */
  readonly balanceKobo: number;
  /** What was paid of fees beyond what they cost now. */
  readonly creditKobo: number;
  /** What the college expects of the student: more, or less. */
  readonly expectedKobo: number;
}

export function effectOf({ before, after, plan, paidParts }: Change): Effect {
  const balance = (lines: readonly DueOfFee[]) => duesOf(withCredit(lines, new Map()), plan, paidParts).balanceKobo;
  const [was, is] = [amounts(before), amounts(after)];
  const fees = [...new Set([...was.keys(), ...is.keys()])];
  return {
    isTouched: fees.some((feeId) => (was.get(feeId) ?? 0) !== (is.get(feeId) ?? 0)),
    balanceKobo: Math.max(0, balance(after) - balance(before)),
    creditKobo: sumOf(after.map(overpaidKobo)),
    expectedKobo: sumOf([...is.values()]) - sumOf([...was.values()]),
  };
}

const amounts = (lines: readonly DueOfFee[]): Map<number, number> =>
  lines.reduce((sums, { feeId, amountKobo }) => sums.set(feeId, (sums.get(feeId) ?? 0) + amountKobo), new Map());
const sumOf = (kobo: readonly number[]): number => kobo.reduce((sum, each) => sum + each, 0);
