export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How often one of two kinds must come first for a listener to tell them apart: by chance it is half of the time. */
const TOLD_APART = 0.8;

/** Whether a listener who hears one of each knows which is which: by ranks, so that a few slow answers change nothing. */
export function tellsApart(these: readonly number[], those: readonly number[]): boolean {
  if (these.length === 0 || those.length === 0) return false;
  const first =
    these.reduce((sum, one) => sum + those.filter((other) => one < other).length, 0) / (these.length * those.length);
  return first > TOLD_APART || first < 1 - TOLD_APART;
}
