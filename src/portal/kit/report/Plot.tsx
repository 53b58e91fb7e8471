import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { amountText, shortAmount, type Unit } from './amounts.ts';
import { linear, roundTicks } from './scales.ts';
import './plot.css';

/** What a chart is drawn in; it is stretched to the width of its place. */
export const WIDTH = 1000;
const HEIGHT = 200;

/** So many names have room below their points; of more, the first and the last say where the chart begins and ends. */
const MOST_NAMES = 5;

export interface PlotPoint {
  readonly name: string;
  /** One for each series. */
  readonly amounts: readonly number[];
}

interface PlotProps {
  readonly title: string;
  /** Read by a screen reader in place of the drawing. */
  readonly words: string;
  readonly unit: Unit;
  readonly series: readonly string[];
  readonly points: readonly PlotPoint[];
  readonly highest: number;
  /** Draws by the place of an amount above the ground, in a box of `WIDTH` and `height`. */
  readonly children: (height: number, y: (amount: number) => number) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: -Infinity,
  End: Infinity,
};

/** The middle of a point's place. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * WIDTH;

/** An axis with round numbers, and points that are read one by one: by arrow keys, spoken as a slider's value is, or under the pointer. */
export function Plot({ title, words, unit, series, points, highest, children }: PlotProps) {
  const [lit, setLit] = useState<number>();
  const ticks = roundTicks(highest);
  const top = ticks.at(-1)!;
  const y = linear(0, top, HEIGHT);
  const last = points.length - 1;
  const named = points.length <= MOST_NAMES ? points : [points[0]!, points[last]!];
  const at = Math.min(lit ?? last, last);
  const light = (place: number) => setLit(Math.max(0, Math.min(last, place)));
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    light(at + step);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    light(Math.floor(((clientX - left) / width) * points.length));
  };
  return (
    <div className="plot">
      <div className="plot__axis" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {shortAmount(tick, unit)}
          </span>
        ))}
      </div>
      <div className="plot__area">
        <svg
          className="plot__drawing"
          role="img"
          aria-label={words}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {ticks.map((tick) => (
            <line key={tick} className="plot__grid" x1="0" x2={WIDTH} y1={HEIGHT - y(tick)} y2={HEIGHT - y(tick)} />
          ))}
          {children(HEIGHT, y)}
        </svg>
        {lit !== undefined && (
          <div className="plot__mark" style={{ left: `${(middleOf(at, points.length) / WIDTH) * 100}%` }} />
        )}
        <div
          className="plot__reader"
          role="slider"
          tabIndex={0}
          aria-label={`${title}, point by point`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={at + 1}
          aria-valuetext={reading(points[at]!, series, unit)}
          onKeyDown={walk}
          onFocus={() => light(at)}
          onBlur={() => setLit(undefined)}
          onPointerMove={follow}
          onPointerLeave={() => setLit(undefined)}
        />
      </div>
      <p
        className="plot__span"
        aria-hidden="true"
        data-each={(lit === undefined && named.length === points.length) || undefined}
      >
        {lit === undefined ? (
          named.map(({ name }, index) => <span key={index}>{breakable(name)}</span>)
        ) : (
          <strong className="plot__reading">{reading(points[at]!, series, unit)}</strong>
        )}
      </p>
    </div>
  );
}

/** A session breaks between its years: `2026/` and `2027`. */
const breakable = (name: string) => name.replace('/', '/\u200b');

const reading = ({ name, amounts }: PlotPoint, series: readonly string[], unit: Unit): string =>
  `${name}: ${amounts.map((amount, index) => `${series.length > 1 ? `${series[index]} ` : ''}${amountText(amount, unit)}`).join(', ')}`;
