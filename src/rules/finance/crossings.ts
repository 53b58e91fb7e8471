import type { Assignment } from './assignment.ts';
import { beats, canMeet, isWithin } from './selector.ts';

export interface Crossing {
  readonly feeId: number;
  readonly winsId: number;
  readonly winsKobo: number;
  readonly losesId: number;
  readonly losesKobo: number;
}

/**
 * Two rules cross at a fee where some student is of both, neither is a special case of the other, and they differ in
 * the amount: which one wins is then the order of the selectors alone, which the publisher may not have meant.
 */
export const crossings = (assignments: readonly Assignment[]): Crossing[] =>
  assignments.flatMap((one, index) => assignments.slice(index + 1).flatMap((other) => crossing(one, other)));

function crossing(one: Assignment, other: Assignment): Crossing[] {
  if (!canMeet(one, other) || isWithin(one, other) || isWithin(other, one)) return [];
  const [wins, loses] = beats(one, other) < 0 ? [one, other] : [other, one];
  return wins.lines.flatMap(({ feeId, amountKobo: winsKobo }) => {
    const losesKobo = loses.lines.find((line) => line.feeId === feeId)?.amountKobo;
    if (losesKobo === undefined || losesKobo === winsKobo) return [];
    return [{ feeId, winsId: wins.id, winsKobo, losesId: loses.id, losesKobo }];
  });
}
