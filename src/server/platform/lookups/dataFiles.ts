import { readFileSync } from 'node:fs';
import type { ListRow } from './table.ts';

const DATA = new URL('../../../../data/', import.meta.url);

interface Row {
  readonly id: number;
  readonly name: string;
}

export const namedRows = (file: string): ListRow[] =>
  dataRows<Row>(file).map(({ id, name }) => ({ id, name, parents: [] }));

export const rowsBelow = <Parent extends string>(file: string, parent: Parent): ListRow[] =>
  dataRows<Row & Readonly<Record<Parent, number>>>(file).map(({ id, name, [parent]: parentId }) => ({
    id,
    name,
    parents: [parentId as number],
  }));

/** The rows of one parent, as a list without parents. */
export const rowsUnder = (rows: readonly ListRow[], id: number): ListRow[] =>
  rows.filter(({ parents: [parentId] }) => parentId === id).map((row) => ({ ...row, parents: [] }));

/** The rows below the header. Cells are split at every comma: no cell of ours holds a comma or a quote. */
export const csvRows = (file: string): string[][] => csvLines(file).slice(1);

export function csvRecords(file: string): Record<string, string>[] {
  const [names = [], ...rows] = csvLines(file);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

const csvLines = (file: string): string[][] =>
  readFileSync(new URL(file, DATA), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

export const dataRows = <T>(file: string): T[] =>
  JSON.parse(readFileSync(new URL(`${file}.json`, DATA), 'utf8')) as T[];
