/** What is due for one fee, after awards. */
export interface DueLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isSplittable: boolean;
  /** Kobo left over go to the lower rank first. */
  readonly rank: number;
}

/** Of the splittable fees; the last one takes the remainder, whatever its own share says. */
export interface PlannedPart {
  readonly part: string;
  readonly percent: number;
}

export interface PartLine {
  readonly feeId: number;
  readonly amountKobo: number;
}

export interface Part {
  readonly part: string;
  readonly amountKobo: number;
  /** In the order of the lines; none is of nothing. */
  readonly lines: readonly PartLine[];
}

/**
 * Fees that are not splittable are whole in the first part. Each line's parts add to the line, and all parts to the sum,
 * to the kobo: a part is its share of the sum rounded down, of which the lines have theirs rounded down, and the kobo
 * that are left over go to them one each, by rank.
 */
export function parts(lines: readonly DueLine[], plan: readonly PlannedPart[]): Part[] {
  const left = new Map(lines.map(({ feeId, amountKobo }) => [feeId, amountKobo]));
  const splittable = lines.filter(({ isSplittable }) => isSplittable);
  return plan.map(({ part, percent }, index) => {
    const isLast = index === plan.length - 1;
    const shares = isLast ? new Map(left) : sharesOf(splittable, percent, left);
    if (index === 0) for (const line of lines) if (!line.isSplittable) shares.set(line.feeId, line.amountKobo);
    for (const [feeId, share] of shares) left.set(feeId, left.get(feeId)! - share);
    const paid = lines
      .map(({ feeId }) => ({ feeId, amountKobo: shares.get(feeId) ?? 0 }))
      .filter(({ amountKobo }) => amountKobo > 0);
    return { part, amountKobo: paid.reduce((sum, { amountKobo }) => sum + amountKobo, 0), lines: paid };
  });
}

function sharesOf(lines: readonly DueLine[], percent: number, left: ReadonlyMap<number, number>): Map<number, number> {
  const share = (kobo: number) => Math.floor((kobo * percent) / 100);
  const shares = new Map(lines.map(({ feeId, amountKobo }) => [feeId, share(amountKobo)]));
  let over = share(lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0));
  for (const kobo of shares.values()) over -= kobo;
  for (const { feeId } of [...lines].sort(byRank)) {
    if (over === 0) break;
    if (shares.get(feeId)! >= left.get(feeId)!) continue;
    shares.set(feeId, shares.get(feeId)! + 1);
    over -= 1;
  }
  return shares;
}

export const byRank = (
  one: { readonly rank: number; readonly feeId: number },
  other: { readonly rank: number; readonly feeId: number },
): number => one.rank - other.rank || one.feeId - other.feeId;
