import { readFileSync } from 'node:fs';
import type { ListRow } from './table.ts';

const DATA = new URL('../../../../data/', import.meta.url);

interface Row {
  readonly id: number;
  readonly name: string;
}

/** A list that depends on nothing. */
export const namedRows = (file: string): ListRow[] =>
  dataRows<Row>(file).map(({ id, name }) => ({ id, name, parents: [] }));

/** A list whose rows each name their parent under `parent`. */
export const rowsBelow = <Parent extends string>(file: string, parent: Parent): ListRow[] =>
  dataRows<Row & Readonly<Record<Parent, number>>>(file).map(({ id, name, [parent]: above }) => ({ id, name, parents: [above as number] }));

/** The rows under one parent, as a list of their own. */
export const rowsUnder = (rows: readonly ListRow[], id: number): ListRow[] =>
  rows.filter(({ parents: [above] }) => above === id).map((row) => ({ ...row, parents: [] }));

/** The lines of a CSV file below its header. No cell of ours holds a comma or a quote. */
export const csvRows = (file: string): string[][] => csvLines(file).slice(1);

/** The same, each cell under the name that the header gives it. */
export function csvRecords(file: string): Record<string, string>[] {
  const [names = [], ...rows] = csvLines(file);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

const csvLines = (file: string): string[][] =>
  readFileSync(new URL(file, DATA), 'utf8').trim().split(/\r?\n/).map((line) => line.split(','));

/** The entries of a file, as they are written. */
export const dataRows = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`${file}.json`, DATA), 'utf8')) as T[];
