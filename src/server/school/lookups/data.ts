import { readFileSync } from 'node:fs';

const DATA = new URL('../../../../data/', import.meta.url);

/** A row of a list, under the ids of the parents it belongs to, in the order of the lookup's `by`. */
export interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly parents: readonly number[];
  /** Offered no more; what was answered with it keeps its name. */
  readonly retired?: boolean | undefined;
}

interface Row {
  readonly id: number;
  readonly name: string;
}

interface SchoolProgramme extends Row {
  readonly studentTypeId: number;
  readonly departmentIds: readonly number[];
}

interface DemoCourse {
  readonly id: number;
  readonly departmentId: number;
  readonly code: string;
  readonly title: string;
  readonly unit: number;
  /** To whom its department offers it, and when. */
  readonly levelId: number;
  readonly semesterId: number;
}

interface Combination extends Row {
  readonly facultyId: number;
  readonly code: string;
}

/** A list that depends on nothing. */
export const namedRows = (file: string): ListRow[] =>
  json<Row>(file).map(({ id, name }) => ({ id, name, parents: [] }));

/** A list whose rows each name their parent under `parent`. */
export const rowsBelow = <Parent extends string>(file: string, parent: Parent): ListRow[] =>
  json<Row & Readonly<Record<Parent, number>>>(file).map(({ id, name, [parent]: above }) => ({ id, name, parents: [above as number] }));

/** Of a list whose rows each name their parent, those under one: a list of its own. */
export const rowsUnder = <Parent extends string>(file: string, parent: Parent, id: number): ListRow[] =>
  rowsBelow(file, parent).filter(({ parents: [above] }) => above === id).map((row) => ({ ...row, parents: [] }));

/** The departments that offer each of the college's diplomas, degrees and courses. */
export function programmeDepartmentRows(): ListRow[] {
  const departments = namedRows('departments');
  return json<SchoolProgramme>('school-programmes').flatMap((programme) =>
    departments.filter(({ id }) => programme.departmentIds.includes(id)).map((department) => ({ ...department, parents: [programme.id] })));
}

/** The courses of the demo college; live ones begin without. */
export const demoCourses = (): DemoCourse[] => json<DemoCourse>('demo-courses');

export const demoCourseRows = (): ListRow[] => demoCourses().map(({ id, departmentId, code, title }) => ({ id, name: `${code} ${title}`, parents: [departmentId] }));

/** The subject combinations of each JUPEB faculty, by the board's code. */
export const combinationRows = (): ListRow[] =>
  json<Combination>('jupeb-combinations').map(({ id, facultyId, code, name }) => ({ id, name: `${code} ${name}`, parents: [facultyId] }));

/** The lines of a CSV file below its header. No cell of ours holds a comma or a quote. */
export const csvRows = (file: string): string[][] => csvLines(file).slice(1);

/** The same, each cell under the name that the header gives it. */
export function csvRecords(file: string): Record<string, string>[] {
  const [names = [], ...rows] = csvLines(file);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

const csvLines = (file: string): string[][] =>
  readFileSync(new URL(file, DATA), 'utf8').trim().split(/\r?\n/).map((line) => line.split(','));

const json = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`${file}.json`, DATA), 'utf8')) as T[];
