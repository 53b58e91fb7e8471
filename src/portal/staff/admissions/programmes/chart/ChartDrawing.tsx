import { useId, useMemo } from 'react';
import type { Chart } from '#catalogue/programme.ts';
import { namesText, type Box, type Line } from './drawing.ts';
import { layOut } from './layOut.ts';
import './chart.css';

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly label: string;
  /** The paths of the states that an applicant is in. */
  readonly active?: ReadonlySet<string>;
}

const NOWHERE: ReadonlySet<string> = new Set();
const EDGE = 8;

export function ChartDrawing({ chart, label, active = NOWHERE }: ChartDrawingProps) {
  const { width, height, boxes, lines } = useMemo(() => layOut(chart), [chart]);
  const arrow = useId();
  return (
    <svg
      className="chart"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      width={width + 2 * EDGE}
      role="img"
      aria-label={label}
    >
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <BoxShape key={box.path} box={box} isActive={active.has(box.path)} />
      ))}
      {lines.map((line) => (
        <LineShape key={`${line.from} ${line.to}`} line={line} isPossible={active.has(line.from)} arrow={arrow} />
      ))}
    </svg>
  );
}

function BoxShape({
  box: { title, x, y, width, height, isGroup, isFinal },
  isActive,
}: {
  readonly box: Box;
  readonly isActive: boolean;
}) {
  const looks = [isGroup && 'chart__group', isFinal && 'chart__final', isActive && 'chart__active']
    .filter(Boolean)
    .join(' ');
  return (
    <g className={looks}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      <text
        x={isGroup ? x + 16 : x + width / 2}
        y={isGroup ? y + 22 : y + height / 2 + 5}
        textAnchor={isGroup ? 'start' : 'middle'}
      >
        {title}
      </text>
    </g>
  );
}

function LineShape({
  line: { points, names, label },
  isPossible,
  arrow,
}: {
  readonly line: Line;
  readonly isPossible: boolean;
  readonly arrow: string;
}) {
  return (
    <g className={`chart__way${isPossible ? ' chart__way--possible' : ''}`}>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} markerEnd={`url(#${arrow})`} />
      <text x={label.x} y={label.y}>
        {namesText(names)}
      </text>
    </g>
  );
}
