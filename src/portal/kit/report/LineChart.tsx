import { Link } from 'react-router-dom';
import { displayDate } from '#rules/displayDate.ts';
import { calendar, dayAfter, daysFrom } from './calendar.ts';
import { chartWords, type ChartProps } from './chart.ts';
import { middleOf, Plot } from './Plot.tsx';
import { numberIn } from './ReportTable.tsx';
import { linePath } from './scales.ts';

/** So many days can be told apart by a dot on each. */
const MOST_DOTS = 31;

/** Day by day on a calendar; the period before lies dashed behind it, first day under first day. */
export function LineChart<Row>({ rows, columns, chart: { title, label, draws }, earlier }: ChartProps<Row>) {
  const drawn = columns.find(({ name }) => name === draws[0])!;
  const first = earlier?.from ?? label(rows[0]!);
  const last = earlier?.until ?? label(rows.at(-1)!);
  const length = daysFrom(first, last) + 1;
  const days = calendar(first, last);
  const amountsFrom = (day: string, of: readonly Row[]): number[] => {
    const byDay = new Map(of.map((row) => [label(row), numberIn(row, drawn.name)]));
    return Array.from({ length }, (_, index) => byDay.get(dayAfter(day, index)) ?? 0);
  };
  const series = [
    amountsFrom(first, rows),
    ...(earlier?.rows ? [amountsFrom(dayAfter(first, -length), earlier.rows)] : []),
  ];
  const [amounts, before] = series as [number[], number[]?];
  return (
    <figure className="chart sheet">
      <figcaption className="chart__title">{title}</figcaption>
      {earlier && (
        <ul className="chart__key">
          <li>
            <Stroke look="chart__stroke" />
            {displayDate(first)} to {displayDate(last)}
          </li>
          <li>
            <Stroke look="chart__stroke chart__stroke--before" />
            <Link to={earlier.to}>{earlier.name}</Link>
            {earlier.error && ` could not be read: ${earlier.error}`}
          </li>
        </ul>
      )}
      <Plot
        title={title}
        words={chartWords(title, rows, (row) => displayDate(label(row)), drawn)}
        unit={drawn.unit!}
        series={before ? [drawn.title, 'the period before'] : [drawn.title]}
        highest={Math.max(...series.flat())}
        points={days.map((day, index) => ({ name: displayDate(day), amounts: series.map((each) => each[index]!) }))}
      >
        {(height, y) => {
          const places = (of: readonly number[]) =>
            of.map((amount, index) => [middleOf(index, length), height - y(amount)] as const);
          const dots = (of: readonly number[]) =>
            length > MOST_DOTS
              ? ''
              : places(of)
                  .map((place) => linePath([place]))
                  .join('');
          const line = (of: readonly number[]) => linePath(places(of));
          return (
            <>
              <path className="plot__under" d={`${line(amounts)}V${height}H${middleOf(0, length)}Z`} />
              {before && <path className="plot__line plot__line--before" d={line(before)} />}
              {before && <path className="plot__dots plot__dots--before" d={dots(before)} />}
              <path className="plot__line" d={line(amounts)} />
              <path className="plot__dots" d={dots(amounts)} />
            </>
          );
        }}
      </Plot>
    </figure>
  );
}

const Stroke = ({ look }: { readonly look: string }) => (
  <svg width="24" height="12" aria-hidden="true">
    <line className={look} x1="0" x2="24" y1="6" y2="6" />
  </svg>
);
