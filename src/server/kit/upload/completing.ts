import { typedDay } from '#rules/days/typedDay.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { camelCase } from '../../platform/database/camelRows.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { headingOf } from '../list/cells.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { byColumn } from './fields.ts';
import type { UploadTarget } from './target.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rows as they are stored, by the numbers of the keys that name them. */
export type Stored = (
  db: Queryable,
  keys: readonly Values[],
) => Promise<readonly { readonly number: number; readonly stored: unknown }[]>;

interface Shape extends Pick<UploadTarget, 'headings' | 'nameOf' | 'answersOf'> {
  readonly derived?: readonly string[];
}

/**
 * What a file does not say of a row stays as it is stored: a column that it does not have, and a cell that is empty. A row
 * that says nothing else than what is stored is not judged, as what is stored may be older than the form.
 * @param derived fields that follow from others, and are not filled in beside new ones
 * @param keyOf the columns of the key, from the cells; undefined where they do not say it
 */
export const completing =
  (
    { headings, nameOf, answersOf = byColumn, derived = [] }: Shape,
    stored: Stored,
    keyOf: (cells: SheetRow['cells'], number: number) => Values | undefined,
  ): ((db: Queryable, rows: readonly SheetRow[]) => Promise<readonly SheetRow[]>) =>
  async (db, rows) => {
    const fields = Object.entries(headings);
    const keys = rows.flatMap(({ number, cells }) => {
      const key = fields.some(([, heading]) => !cells[heading]) ? keyOf(cells, number) : undefined;
      return key ? [{ number, ...key }] : [];
    });
    if (keys.length === 0) return rows;
    const known = new Map((await stored(db, keys)).map((row) => [row.number, row.stored as Values]));
    return rows.map((row) => {
      const record = known.get(row.number);
      if (!record) return row;
      const answers = answersOf(record);
      const said = Object.fromEntries(
        fields.flatMap(([field, heading]) =>
          field in answers ? [[heading, { text: nameOf(field, answers[field]) ?? '', value: answers[field] }]] : [],
        ),
      );
      const isSame = Object.entries(row.cells).every(([heading, cell]) => cell === '' || saysSame(cell, said[heading]));
      const follows = new Set(derived.map((field) => headings[field]));
      const filled = Object.entries(said).filter(
        ([heading, { text }]) =>
          !row.cells[heading] && !follows.has(heading) && (text !== '' || !(heading in row.cells)),
      );
      const leftEmpty = filled.flatMap(([heading]) => (heading in row.cells ? [heading] : []));
      return {
        ...row,
        ...(filled.length > 0 && {
          cells: { ...row.cells, ...Object.fromEntries(filled.map(([heading, { text }]) => [heading, text])) },
        }),
        ...(leftEmpty.length > 0 && { leftEmpty }),
        ...(isSame && { stored: record }),
      };
    });
  };

interface Said {
  readonly text: string;
  readonly value: unknown;
}

/** A column that stores nothing itself, as the faculty of a department, or marks the row says nothing else. A name of a list is the same in small letters. */
function saysSame(cell: string, stored: Said | undefined): boolean {
  if (!stored) return true;
  const text = NORMALISERS.trimmed(stored.text);
  return (
    (typeof stored.value === 'string' ? cell === text : cell.toLowerCase() === text.toLowerCase()) ||
    typedDay(cell) === stored.text ||
    `${cell} Level` === stored.text
  );
}

/** What a list calls the columns that its template calls otherwise: 'Department' is the name of one. Codes and counts fill no field. */
export function aliasesOf(
  { columns }: Pick<ListDeclaration, 'columns'>,
  headings: UploadTarget['headings'],
): Record<string, string> {
  const taken = new Set(Object.values(headings).map((heading) => heading.toLowerCase()));
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const heading = headings[name] ?? headings[`${name}Id`];
      const title = headingOf(column).toLowerCase();
      return heading === undefined || column.values || taken.has(title) ? [] : [[title, heading]];
    }),
  );
}

/** The fields of a key's columns. */
export const keyFields = (key: Readonly<Record<string, unknown>>, headings: UploadTarget['headings']): string[] =>
  Object.keys(key)
    .map(camelCase)
    .filter((field) => field in headings);
