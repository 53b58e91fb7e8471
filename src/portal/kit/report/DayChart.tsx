import { displayDate } from '#rules/displayDate.ts';
import { amountText } from './amounts.ts';
import { chartWords, type ChartProps } from './chart.ts';
import { numberIn } from './ReportTable.tsx';

const DAY_MS = 86_400_000;
/** A chart of at least so many days keeps a single day narrow. */
const FEWEST = 14;
const HEIGHT = 100;

/** Each day has its place in the calendar, so a day without a row leaves a gap. */
export function DayChart<Row>({ rows, columns, chart: { title, label, draws } }: ChartProps<Row>) {
  const drawn = columns.find(({ name }) => name === draws[0])!;
  const [first, last] = [label(rows[0]!), label(rows.at(-1)!)];
  const placeOf = (day: string) => Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS);
  const days = Math.max(FEWEST, placeOf(last) + 1);
  const highest = Math.max(1, ...rows.map((row) => numberIn(row, drawn.name)));
  return (
    <figure className="chart sheet">
      <figcaption className="chart__title">{title}<small>Highest: {amountText(highest, drawn.unit!)}</small></figcaption>
      <div role="img" aria-label={chartWords(title, rows, (row) => displayDate(label(row)), drawn)}>
        <svg className="chart__days" viewBox={`0 0 ${days} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="180">
          {rows.map((row) => {
            const height = (numberIn(row, drawn.name) / highest) * HEIGHT;
            return <rect key={label(row)} x={placeOf(label(row)) + 0.1} y={HEIGHT - height} width="0.8" height={height} />;
          })}
        </svg>
        <p className="chart__span"><span>{displayDate(first)}</span>{last !== first && <span>{displayDate(last)}</span>}</p>
      </div>
    </figure>
  );
}
