import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdown, type Table } from '../report.ts';
import { chartOf } from './chart.ts';
import { withUnit, type Standing } from './standing.ts';
import { isSmall } from '../size.ts';

const README = fileURLToPath(new URL('../README.md', import.meta.url));

/** Ours first, and where it stands in each row. Writes the table and its chart into the bench's README, between the marks of this name; what is measured in small is only told. */
export function publish(
  name: string,
  title: string,
  standings: readonly Standing[],
  verdicts: readonly string[] = [],
): Table {
  const table = { ...tableOf(standings), verdicts };
  if (isSmall) return table;
  const chart = `rivals/${name}.svg`;
  writeFileSync(fileURLToPath(new URL(`../${chart}`, import.meta.url)), chartOf(title, standings));
  const [begin, end] = [`<!-- ${name}: written by the bench -->`, `<!-- end of ${name} -->`];
  const readme = readFileSync(README, 'utf8');
  const [before, after] = [readme.split(begin)[0]!, readme.split(end)[1]];
  if (after === undefined) throw new Error(`README.md has no place between ${begin} and ${end}`);
  writeFileSync(
    README,
    `${before}${begin}\n${markdown(table).join('\n')}\n\n${verdicts.map((verdict) => `- ${verdict}\n`).join('')}${verdicts.length > 0 ? '\n' : ''}![${title}](${chart})\n${end}${after}`,
  );
  return table;
}

function tableOf(standings: readonly Standing[]): Table {
  const contestants = Object.keys(standings[0]!.values);
  return {
    columns: ['what', ...contestants, 'ours stands'],
    rows: standings.map((standing) => [
      standing.what,
      ...contestants.map((name) => shown(standing, name)),
      placeOf(standing),
    ]),
    verdicts: [],
  };
}

/** A value with its unit; beside ours, how many times ours it is. */
function shown({ unit, values }: Standing, name: string): string {
  const [value, ours] = [values[name]!, Object.values(values)[0]!];
  const times = value === ours ? '' : ` (${(value / ours).toFixed(2)})`;
  return `${withUnit(value, unit)}${times}`;
}

function placeOf({ better, values }: Standing): string {
  const [ours, ...others] = Object.values(values);
  const ahead = others.filter((value) => (better === 'less' ? value < ours! : value > ours!)).length;
  return ahead === 0 ? 'first' : `${ahead + 1} of ${others.length + 1}`;
}
