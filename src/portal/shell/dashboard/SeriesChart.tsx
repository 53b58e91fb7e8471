import { Link } from 'react-router-dom';
import type { Series } from '#contract/shell/dashboards.ts';
import { displayDate } from '#rules/displayDate.ts';
import { BarChart } from '../../kit/report/BarChart.tsx';
import { ColumnChart } from '../../kit/report/ColumnChart.tsx';
import { LineChart } from '../../kit/report/LineChart.tsx';
import type { ReportColumn } from '../../kit/report/reportProps.ts';
import { ReportTable } from '../../kit/report/ReportTable.tsx';
import { ArrowRight } from '../../ui/icons.tsx';

type Row = Readonly<Record<string, string | number>>;

const CHARTS = { bars: BarChart, steps: BarChart, columns: ColumnChart, line: LineChart };

const amountName = (place: number): string => `amount${place}`;

/** A chart of the dashboard, its numbers in a table, and the way to the page that lists them. */
export function SeriesChart({ name, title, look, unit, label, draws, rows, to }: Series) {
  const isEmpty = rows !== null && rows.every(({ amounts }) => amounts.every((amount) => amount === 0));
  if (rows === null || isEmpty) {
    return (
      <section className="sheet figure__empty" aria-labelledby={name}>
        <h3 id={name} className="chart__title">
          {title}
        </h3>
        <p>
          {rows === null
            ? 'These numbers could not be read. Their page may know them.'
            : 'There is nothing to count yet.'}
        </p>
        {to !== null && <PageLink to={to} title={title} />}
      </section>
    );
  }
  const Chart = CHARTS[look];
  const drawn = rows.map((row): Row => ({
    name: row.name,
    ...Object.fromEntries(row.amounts.map((amount, place) => [amountName(place), amount])),
  }));
  const columns: ReportColumn<Row>[] = [
    { name: 'name', title: label, ...(look === 'line' && { shown: (row: Row) => displayDate(row['name'] as string) }) },
    ...draws.map((heading, place) => ({ name: amountName(place), title: heading, unit })),
  ];
  const total: Row = Object.fromEntries(
    draws.map((_, place) => [amountName(place), rows.reduce((sum, { amounts }) => sum + amounts[place]!, 0)]),
  );
  return (
    <div className="figure">
      <Chart
        rows={drawn}
        columns={columns}
        chart={{
          title,
          look,
          draws: draws.map((_, place) => amountName(place)),
          label: (row) => row['name'] as string,
        }}
      />
      <div className="figure__ways">
        <details>
          <summary>
            Numbers<span className="unseen"> of {title}</span>
          </summary>
          <ReportTable title={title} rows={drawn} columns={columns} total={look === 'steps' ? undefined : total} />
        </details>
        {to !== null && <PageLink to={to} title={title} />}
      </div>
    </div>
  );
}

const PageLink = ({ to, title }: { readonly to: string; readonly title: string }) => (
  <Link className="figure__page" to={to}>
    See the list<span className="unseen"> behind {title}</span>
    <ArrowRight />
  </Link>
);
