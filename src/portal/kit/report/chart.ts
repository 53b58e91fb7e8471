import { amountText } from './amounts.ts';
import type { ReportChart, ReportColumn } from './reportProps.ts';

export interface ChartProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly chart: ReportChart<Row>;
}

/** What a chart says to who does not see it: the highest, and where all of it stands. */
export function chartWords<Row>(title: string, rows: readonly Row[], label: (row: Row) => string, { name, unit }: ReportColumn<Row>): string {
  const highest = rows.reduce((one, other) => (other[name] > one[name] ? other : one));
  return `${title}. The highest is ${label(highest)}: ${amountText(highest[name] as number, unit!)}. All numbers stand in the table below.`;
}
