import { amountText } from './amounts.ts';
import type { PeriodBefore } from './periodBefore.ts';
import type { ReportChart, ReportColumn } from './reportProps.ts';

/** The period before, as far as it has come. */
export interface Earlier<Row> extends PeriodBefore {
  readonly rows: readonly Row[] | undefined;
  readonly error?: string | undefined;
  /** The address of this report for that period: its table and its file. */
  readonly to: string;
}

export interface ChartProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly chart: ReportChart<Row>;
  /** For a line. */
  readonly earlier?: Earlier<Row> | undefined;
}

/** A screen reader reads this in place of the chart. */
export function chartWords<Row>(
  title: string,
  rows: readonly Row[],
  label: (row: Row) => string,
  { name, unit }: ReportColumn<Row>,
): string {
  const highest = rows.reduce((one, other) => (other[name] > one[name] ? other : one));
  return `${title}. The highest is ${label(highest)}: ${amountText(highest[name] as number, unit!)}. All numbers are in the table below.`;
}
