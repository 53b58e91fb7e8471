/** One line of the bench: ours beside theirs, measured in the same run. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
  readonly ratio: number;
  /** What was promised, where something was. */
  readonly budget?: { readonly atLeast?: number; readonly atMost?: number } | undefined;
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const percentile95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.log('| what | ours | beside | ratio | budget |\n| --- | --- | --- | --- | --- |');
  for (const row of rows) console.log(`| ${row.what} | ${row.ours} | ${row.theirs} | ${row.ratio.toFixed(2)} | ${budgetOf(row)} |`);
}

function budgetOf({ ratio, budget }: Row): string {
  if (!budget) return '';
  const kept = (budget.atLeast === undefined || ratio >= budget.atLeast) && (budget.atMost === undefined || ratio <= budget.atMost);
  const words = budget.atLeast === undefined ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`;
  return `${words}: ${kept ? 'kept' : 'MISSED'}`;
}
