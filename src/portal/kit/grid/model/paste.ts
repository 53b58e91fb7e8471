import { sameKey } from './keys.ts';
import type { Change, Value } from './sheet.ts';

interface PasteColumn {
  readonly name: string;
  readonly title: string;
  read(text: string): Value;
}

interface PasteTarget {
  /** What a key is called: 'Matric number'. */
  readonly keyTitle: string;
  readonly keys: readonly string[];
  readonly columns: readonly PasteColumn[];
  valueAt(key: string, column: string): Value;
}

/** What a paste would do; nothing is done by it. */
export interface Paste {
  /** Why nothing of it can be taken. */
  readonly refusal?: string;
  readonly changes: readonly (Change & { readonly from: Value })[];
  /** Cells that say the same already. */
  readonly unchanged: number;
  /** Lines whose key is in no row of the sheet; `line` counts from 1. */
  readonly unknown: readonly { readonly line: number; readonly key: string }[];
  /** Keys on more than one line: none of these lines is taken. */
  readonly double: readonly { readonly key: string; readonly lines: readonly number[] }[];
}

/** As a spreadsheet copies: tabs between cells, quotes around a cell that has a tab, a quote or a new line in it. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/\r\n?/g, '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    if (rows.at(-1)!.length === 0 && quoted === undefined && plain === '' && end === '') break;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain!).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** Rows are matched by their key and never by their place: a spreadsheet is in another order, and has students that this sheet has not. */
export function readPaste(text: string, target: PasteTarget): Paste {
  const table = cellsOf(text);
  const heading = headingOf(table[0] ?? [], target);
  const lines = table.map((cells, index) => ({ line: index + 1, cells })).slice(heading ? 1 : 0);
  const known = new Map(target.keys.map((key) => [sameKey(key), key]));
  const keyAt =
    heading?.keyAt ??
    keyColumn(
      lines.map(({ cells }) => cells),
      known,
    );
  if (keyAt === undefined)
    return refused(
      `No ${target.keyTitle.toLowerCase()} of this sheet is in what was copied. Please copy the column of the ${target.keyTitle.toLowerCase()} too`,
    );
  const columns =
    heading?.columns ??
    inOrder(
      lines.map(({ cells }) => cells),
      keyAt,
      target.columns,
    );
  if (!columns)
    return refused(
      'There are more columns than this sheet has. Please copy the headings too, so that each column finds its place',
    );

  const byKey = new Map<string, typeof lines>();
  for (const each of lines)
    byKey.set(sameKey(each.cells[keyAt] ?? ''), [...(byKey.get(sameKey(each.cells[keyAt] ?? '')) ?? []), each]);
  const double = [...byKey.entries()]
    .filter(([key, same]) => same.length > 1 && known.has(key))
    .map(([key, same]) => ({ key: known.get(key)!, lines: same.map(({ line }) => line) }));
  const unknown = lines
    .filter(({ cells }) => !known.has(sameKey(cells[keyAt] ?? '')))
    .map(({ line, cells }) => ({ line, key: cells[keyAt] ?? '' }));
  const taken = [...byKey.entries()].flatMap(([key, same]) =>
    same.length === 1 && known.has(key) ? [{ key: known.get(key)!, cells: same[0]!.cells }] : [],
  );
  const all = taken.flatMap(({ key, cells }) =>
    [...columns].flatMap(([at, column]) => {
      const value = column.read(cells[at] ?? '');
      // An empty cell of a spreadsheet empties nothing here.
      return value === '' ? [] : [{ key, column: column.name, value, from: target.valueAt(key, column.name) }];
    }),
  );
  const changes = all.filter(({ value, from }) => value !== from);
  return { changes, unchanged: all.length - changes.length, unknown, double };
}

const refused = (refusal: string): Paste => ({ refusal, changes: [], unchanged: 0, unknown: [], double: [] });

type Columns = ReadonlyMap<number, PasteColumn>;

const sameTitle = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The first line names the columns, if it has the key's title and one other. */
function headingOf(
  first: readonly string[],
  { keyTitle, columns }: PasteTarget,
): { readonly keyAt: number; readonly columns: Columns } | undefined {
  const titles = first.map(sameTitle);
  const keyAt = titles.indexOf(sameTitle(keyTitle));
  const named = new Map(
    columns.flatMap((column) => {
      const at = titles.indexOf(sameTitle(column.title));
      return at < 0 ? [] : [[at, column] as const];
    }),
  );
  return keyAt >= 0 && named.size > 0 ? { keyAt, columns: named } : undefined;
}

/** Where most of the keys stand. */
function keyColumn(rows: readonly (readonly string[])[], known: ReadonlyMap<string, string>): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from(
    { length: width },
    (_, at) => rows.filter((row) => known.has(sameKey(row[at] ?? ''))).length,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : counts.indexOf(most);
}

/** Without headings the other columns stand in the order of the sheet; undefined where there are too many to be sure. */
function inOrder(
  rows: readonly (readonly string[])[],
  keyAt: number,
  columns: readonly PasteColumn[],
): Columns | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const others = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at !== keyAt && rows.some((row) => (row[at] ?? '') !== ''),
  );
  if (others.length > columns.length) return undefined;
  return new Map(others.map((at, place) => [at, columns[place]!]));
}
