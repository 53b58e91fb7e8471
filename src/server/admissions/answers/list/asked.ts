import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { kindOf } from '../kindOf.ts';
import { columnsOf, questionsOf, type Column } from '../file/columns.ts';

type Version = Pick<Programme, 'version' | 'sections' | 'endpoints'>;

/** What any version of a programme asks: nothing else can be a column or a filter. */
export interface Asked {
  readonly questions: ReadonlyMap<string, AskedQuestion>;
  /** By the paths of the lists that hold them. */
  readonly rows: ReadonlyMap<string, AskedRows>;
}

export interface AskedQuestion extends Column {
  /** Of each version that asks it, the newest first. */
  readonly fields: readonly FieldSchema[];
  /** The innermost rows in which it stands. */
  readonly rows: string | null;
}

export interface AskedRows {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  /** Rows that have the same answer to it are counted once: a subject of two sittings is one. */
  readonly uniqueBy: string | undefined;
}

/** @param versions the oldest first */
export function askedIn(versions: readonly Version[]): Asked {
  const newestFirst = versions.toReversed();
  const rows = new Map<string, AskedRows>();
  for (const each of newestFirst.flatMap(rowsOf)) if (!rows.has(each.path)) rows.set(each.path, each);
  const fields = Map.groupBy(newestFirst.flatMap(questionsOf), ({ path }) => path);
  const questions = columnsOf(versions, () => false).map((column) => ({
    ...column,
    fields: fields.get(column.path)!.map(({ field }) => field),
    rows: innermost(rows, column.path),
  }));
  return { questions: new Map(questions.map((each) => [each.path, each])), rows };
}

const rowsOf = ({ sections, endpoints }: Version): AskedRows[] =>
  Object.keys(endpoints.sections).flatMap((name) => {
    const section = sections[name];
    return section ? rowsIn(section, name, section.title) : [];
  });

function rowsIn(group: FieldSchema, path: string, section: string): AskedRows[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}/${name}`;
    const kind = kindOf(field);
    if (kind === 'group') return rowsIn(field, at, section);
    if (kind !== 'rows') return [];
    return [
      { path: at, section, title: field.title ?? name, uniqueBy: field.uniqueBy },
      ...rowsIn(field.items!, at, section),
    ];
  });
}

const innermost = (rows: ReadonlyMap<string, AskedRows>, path: string): string | null =>
  [...rows.keys()]
    .filter((each) => path.startsWith(`${each}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? null;

/** The name of a section, and the names within it. */
export function partsOf(path: string): { readonly section: string; readonly names: readonly string[] } {
  const [section, ...names] = path.split('/');
  return { section: section!, names };
}
