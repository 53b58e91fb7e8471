import { linear, linePath } from './scales.ts';

const [WIDTH, HEIGHT] = [100, 30];

/** How the last days went, at a glance; what it shows is said beside it. */
export function Sparkline({ days }: { readonly days: readonly number[] }) {
  const x = linear(0, days.length - 1, WIDTH);
  const y = linear(0, Math.max(1, ...days), HEIGHT);
  const points = days.map((day, index) => [x(index), HEIGHT - y(day)] as const);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="sparkline__area" d={`${linePath(points)}V${HEIGHT}H0Z`} />
      <path className="sparkline__line" d={linePath(points)} />
    </svg>
  );
}
