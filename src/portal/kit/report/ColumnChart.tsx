import { chartWords, type ChartProps } from './chart.ts';
import { ChartKey } from './ChartKey.tsx';
import { middleOf, Plot, WIDTH, type PlotPoint } from './Plot.tsx';
import { numberIn } from './ReportTable.tsx';

/** Of a column's place, what is left white beside it. */
const AIR = 0.2;

/** A column for each row, in their order: a histogram, or stacked where several numbers are drawn. */
export function ColumnChart<Row>({ rows, columns, chart: { title, label, draws } }: ChartProps<Row>) {
  const drawn = draws.map((name) => columns.find((column) => column.name === name)!);
  const points = rows.map((row): PlotPoint => ({
    name: label(row),
    amounts: draws.map((name) => numberIn(row, name)),
  }));
  const width = (WIDTH / points.length) * (1 - AIR);
  return (
    <figure className="chart sheet">
      <figcaption className="chart__title">{title}</figcaption>
      {drawn.length > 1 && <ChartKey names={drawn.map((column) => column.title)} />}
      <Plot
        title={title}
        words={chartWords(title, rows, label, drawn[0]!)}
        unit={drawn[0]!.unit!}
        series={drawn.map((column) => column.title)}
        points={points}
        highest={Math.max(...points.map(({ amounts }) => sum(amounts)))}
      >
        {(height, y) =>
          points.map(({ amounts }, index) =>
            amounts.map((amount, place) => {
              const tall = y(amount);
              return (
                <rect
                  key={`${index} ${place}`}
                  className={`chart__bar--${place}`}
                  x={middleOf(index, points.length) - width / 2}
                  y={height - y(sum(amounts.slice(0, place))) - tall}
                  width={width}
                  height={tall}
                />
              );
            }),
          )
        }
      </Plot>
    </figure>
  );
}

const sum = (amounts: PlotPoint['amounts']): number => amounts.reduce((total, amount) => total + amount, 0);
