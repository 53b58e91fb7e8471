import { byRank, type DueLine, type PartLine } from './instalments.ts';

/** Either a per cent of its fees or an amount. */
export interface Scholarship {
  /** Empty for all fees. */
  readonly feeIds: readonly number[];
  readonly percent: number | null;
  readonly amountKobo: number | null;
  /** At most so much a student. */
  readonly capKobo: number | null;
}

/**
 * What a scholarship pays of each fee. An amount, and what a cap leaves of a per cent, goes to the lower rank first; no
 * fee is paid more than it is, so that an award is never money in hand.
 */
export function awardLines(lines: readonly DueLine[], scholarship: Scholarship): PartLine[] {
  const { feeIds, percent, amountKobo, capKobo } = scholarship;
  let left = Math.min(amountKobo ?? Infinity, capKobo ?? Infinity);
  return lines
    .filter(({ feeId }) => feeIds.length === 0 || feeIds.includes(feeId))
    .sort(byRank)
    .flatMap((line) => {
      const kobo = Math.min(left, percent === null ? line.amountKobo : Math.floor((line.amountKobo * percent) / 100));
      left -= kobo;
      return kobo > 0 ? [{ feeId: line.feeId, amountKobo: kobo }] : [];
    });
}

/** An award precedes the plan: what it leaves is divided into parts. */
export function afterAwards(lines: readonly DueLine[], awards: readonly PartLine[]): DueLine[] {
  return lines.map((line) => {
    const awarded = awards
      .filter(({ feeId }) => feeId === line.feeId)
      .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    return { ...line, amountKobo: Math.max(0, line.amountKobo - awarded) };
  });
}

/** What a student has paid beyond what is due: their credit. */
export const creditKobo = (dueKobo: number, paidKobo: number): number => Math.max(0, paidKobo - dueKobo);
