/** What was promised: of the ratio, or of another number where one is named. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly judged?: number;
  readonly unit?: string;
}

/** One line of the bench: ours beside theirs, measured in the same run. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
  readonly ratio: number;
  readonly budget?: Budget | undefined;
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
  const { atLeast, atMost, judged = ratio, unit = '' } = budget;
  const kept = (atLeast === undefined || judged >= atLeast) && (atMost === undefined || judged <= atMost);
  const words = atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`;
  return `${words}: ${kept ? 'kept' : 'MISSED'}`;
}
