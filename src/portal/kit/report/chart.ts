import { amountText } from './amounts.ts';
import type { ReportChart, ReportColumn } from './reportProps.ts';

export interface ChartProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly chart: ReportChart<Row>;
}

/** A screen reader reads this in place of the chart. */
export function chartWords<Row>(title: string, rows: readonly Row[], label: (row: Row) => string, { name, unit }: ReportColumn<Row>): string {
  const highest = rows.reduce((one, other) => (other[name] > one[name] ? other : one));
  return `${title}. The highest is ${label(highest)}: ${amountText(highest[name] as number, unit!)}. All numbers stand in the table below.`;
}
