import { readFileSync } from 'node:fs';

const DATA = new URL('../../../data/', import.meta.url);

/** A row of a list, under the ids of the parents it belongs to, in the order of the lookup's `by`. */
export interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly parents: readonly number[];
}

interface Combination {
  readonly id: number;
  readonly facultyId: number;
  readonly code: string;
  readonly name: string;
}

/** A list that depends on nothing. */
export const namedRows = (file: string): ListRow[] =>
  json<{ id: number; name: string }>(file).map(({ id, name }) => ({ id, name, parents: [] }));

/** The subject combinations of each JUPEB faculty, by the board's code. */
export const combinationRows = (): ListRow[] =>
  json<Combination>('jupeb-combinations').map(({ id, facultyId, code, name }) => ({ id, name: `${code} ${name}`, parents: [facultyId] }));

/** The lines of a CSV file below its header. No cell of ours holds a comma or a quote. */
export const csvRows = (file: string): string[][] =>
  readFileSync(new URL(file, DATA), 'utf8').trim().split(/\r?\n/).slice(1).map((line) => line.split(','));

const json = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`${file}.json`, DATA), 'utf8')) as T[];
