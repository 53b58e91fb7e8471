/** From a number to a place: `from` and `to` lie at 0 and `length`, and a range without width lies at 0. */
export const linear =
  (from: number, to: number, length: number) =>
  (value: number): number =>
    to === from ? 0 : ((value - from) / (to - from)) * length;

const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers from 0 to at least the highest, some four steps apart; whole ones, for nobody pays half a kobo. */
export function roundTicks(highest: number, steps = 4): number[] {
  const least = Math.max(1, highest) / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(
    1,
    ROUND.map((round) => round * power).find((each) => each >= least && (power >= 10 || Number.isInteger(each)))!,
  );
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

/** An SVG path through the points, each as x and y; one alone is a line without length, which round ends show as a dot. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') +
  (points.length === 1 ? 'h0' : '');

const rounded = (place: number) => Math.round(place * 100) / 100;
