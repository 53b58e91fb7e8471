import { waysBetween, inOrder } from '#catalogue/explaining/explainChart.ts';
import type { Chart } from '#catalogue/programme.ts';
import { ChartDrawing } from './chart/ChartDrawing.tsx';
import { Part } from './Part.tsx';

export function ChartPart({ chart, name }: { readonly chart: Chart; readonly name: string }) {
  const order = inOrder(chart);
  const ways = waysBetween(chart.states).sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from));
  return (
    <Part anchor="chart" title="The way through">
      <div className="p-chart">
        <ChartDrawing chart={chart} label={`The chart of ${name}`} />
        <ol className="p-ways">
          {ways.map(({ from, to, name: way, sentence }) => (
            <li key={`${from} ${way} ${to}`}>{sentence}.</li>
          ))}
        </ol>
      </div>
    </Part>
  );
}
