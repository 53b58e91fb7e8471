import { totalKobo } from './assignment.ts';
import { parts, type DueLine, type PlannedPart } from './instalments.ts';

export interface Change {
  readonly before: readonly DueLine[];
  readonly after: readonly DueLine[];
  readonly plan: readonly PlannedPart[];
  /** Of the plan, those that are paid. */
  readonly paidParts: readonly string[];
  /** The publisher has ticked that a raise reaches those who have paid a part of the session. */
  readonly reachesPaid: boolean;
}

export interface Effect {
  /** The session's total changes for this student. */
  readonly isTouched: boolean;
  /** A raise that spares the student: the old lines stand. */
  readonly isSpared: boolean;
  /** What the paid parts cost now beyond what was paid for them: a Balance. */
  readonly balanceKobo: number;
  /** What was paid beyond what is due now. */
  readonly creditKobo: number;
  /** What the college expects of the student: more, or less. */
  readonly expectedKobo: number;
  readonly lines: readonly DueLine[];
}

/** A raise spares whoever has paid any part of the session, unless it is ticked otherwise; a cut is for everybody. */
export function effectOf({ before, after, plan, paidParts, reachesPaid }: Change): Effect {
  const changeKobo = totalKobo(after) - totalKobo(before);
  const hasPaid = paidParts.length > 0;
  if (changeKobo > 0 && hasPaid && !reachesPaid) return { ...UNTOUCHED, isSpared: true, lines: before };
  const owed = (lines: readonly DueLine[]) =>
    totalKobo(parts(lines, plan).filter(({ part }) => paidParts.includes(part)));
  const moreKobo = owed(after) - owed(before);
  return {
    isTouched: changeKobo !== 0,
    isSpared: false,
    balanceKobo: Math.max(0, moreKobo),
    creditKobo: Math.max(0, 0 - moreKobo),
    expectedKobo: changeKobo,
    lines: after,
  };
}

const UNTOUCHED = { isTouched: false, balanceKobo: 0, creditKobo: 0, expectedKobo: 0 } as const;
