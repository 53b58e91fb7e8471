import { withUnit, type Standing } from './standing.ts';

const WIDTH = 760;
const LABELS = 150;
const VALUES = 80;
const BAR = 16;
const GAP = 4;
const HEADING = 30;
/** Ours dark, the others lighter: told apart without colour, too, for each bar says whose it is. */
const COLOURS = { ours: '#0b5c43', others: '#9db8b0' };

/** Bars by row, each as long as its value beside the row's greatest: SVG text. */
export function chartOf(title: string, standings: readonly Standing[]): string {
  const rowHeight = HEADING + Object.keys(standings[0]!.values).length * (BAR + GAP) + GAP;
  const height = HEADING + standings.length * rowHeight;
  const rows = standings.map(
    (standing, index) => `<g transform="translate(0 ${HEADING + index * rowHeight})">${rowOf(standing)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="8" y="20" font-size="14" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function rowOf({ what, unit, better, values }: Standing): string {
  const greatest = Math.max(...Object.values(values));
  const bars = Object.entries(values).map(([name, value], index) => {
    const y = HEADING + index * (BAR + GAP);
    const length = (value / greatest) * (WIDTH - LABELS - VALUES);
    return (
      `<text x="${LABELS - 8}" y="${y + 12}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${LABELS}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" fill="${index === 0 ? COLOURS.ours : COLOURS.others}"/>` +
      `<text x="${(LABELS + length + 6).toFixed(1)}" y="${y + 12}">${withUnit(value, unit)}</text>`
    );
  });
  return `<text x="8" y="20" font-weight="bold">${escaped(what)} (${better} is better)</text>${bars.join('')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
