import { amountText } from './amounts.ts';
import { chartWords, type ChartProps } from './chart.ts';
import { ChartKey } from './ChartKey.tsx';
import { numberIn } from './ReportTable.tsx';

/** More bars cannot be compared at a glance, so the rest is left to the table. */
const MOST = 12;

export function BarChart<Row>({ rows, columns, chart: { title, look, label, draws } }: ChartProps<Row>) {
  const drawn = draws.map((name) => columns.find((column) => column.name === name)!);
  const ordered =
    look === 'steps' ? rows : rows.toSorted((one, other) => numberIn(other, draws[0]!) - numberIn(one, draws[0]!));
  const shown = ordered.slice(0, MOST);
  const highest = Math.max(1, ...shown.flatMap((row) => draws.map((name) => numberIn(row, name))));
  return (
    <figure className="chart sheet">
      <figcaption className="chart__title">
        {title}
        {rows.length > MOST && (
          <small>
            The {MOST} highest of {rows.length}
          </small>
        )}
      </figcaption>
      {drawn.length > 1 && <ChartKey names={drawn.map((column) => column.title)} />}
      <div className="chart__rows" role="img" aria-label={chartWords(title, shown, label, drawn[0]!)}>
        {shown.map((row, index) => (
          <div key={index} className="chart__row">
            <span className="chart__label">{label(row)}</span>
            {drawn.map(({ name, unit }, place) => (
              <div key={name} className="chart__lane">
                <svg className={`chart__bar chart__bar--${place}`} width="100%" height={BAR_HEIGHT}>
                  <rect width={`${(numberIn(row, name) / highest) * 100}%`} height={BAR_HEIGHT} rx="2" />
                </svg>
                <span className="chart__number" data-unit={unit}>
                  {amountText(numberIn(row, name), unit!)}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

const BAR_HEIGHT = 12;
