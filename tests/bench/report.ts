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

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

export const percentile95 = (values: readonly number[]): number => percentile(values, 0.95);

/** Rows under headings, as Markdown. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What follows from them, a line each. */
  readonly verdicts: readonly string[];
}

/** A line of text for each of its lines. */
export const markdown = ({ columns, rows }: Table): string[] =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

export function printTable(title: string, table: Table): void {
  console.log(`\n${title}`);
  for (const line of markdown(table)) console.log(line);
  for (const verdict of table.verdicts) console.log(`\n${verdict}`);
}

export const comparison = (rows: readonly Row[]): Table => ({
  columns: ['what', 'ours', 'beside', 'ratio', 'budget'],
  rows: rows.map((row) => [row.what, row.ours, row.theirs, row.ratio.toFixed(2), budgetOf(row)]),
  verdicts: [],
});

export function budgetOf({ ratio, budget }: Pick<Row, 'ratio' | 'budget'>): string {
  if (!budget) return '';
  const { atLeast, atMost, judged = ratio, unit = '' } = budget;
  const kept = (atLeast === undefined || judged >= atLeast) && (atMost === undefined || judged <= atMost);
  const words = atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`;
  return `${words}: ${kept ? 'kept' : 'MISSED'}`;
}
