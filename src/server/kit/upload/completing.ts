import { typedDay } from '#rules/days/typedDay.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { headingOf } from '../list/cells.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { byColumn, fieldOf } from './fields.ts';
import type { UploadTarget } from './target.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rows as they are stored, by the numbers of the keys that name them. */
export type Stored = (
  db: Queryable,
  keys: readonly Values[],
) => Promise<readonly { readonly number: number; readonly stored: unknown }[]>;

type Shape = Pick<UploadTarget, 'headings' | 'nameOf' | 'answersOf'>;

/**
 * A list's own file need not have every column of the template: what it does not say of a row stays as it is stored. A row
 * that says nothing else than what is stored is not judged, as what is stored may be older than the form.
 * @param keyOf the columns of the key, from the cells; undefined where they do not say it
 */
export const completing =
  (
    { headings, nameOf, answersOf = byColumn }: Shape,
    stored: Stored,
    keyOf: (cells: SheetRow['cells']) => Values | undefined,
  ): NonNullable<UploadTarget['complete']> =>
  async (db, rows) => {
    const fields = Object.entries(headings);
    const keys = rows.flatMap(({ number, cells }) => {
      const key = fields.some(([, heading]) => !(heading in cells)) ? keyOf(cells) : undefined;
      return key ? [{ number, ...key }] : [];
    });
    if (keys.length === 0) return rows;
    const known = new Map((await stored(db, keys)).map((row) => [row.number, row.stored as Values]));
    return rows.map((row) => {
      const record = known.get(row.number);
      if (!record) return row;
      const answers = answersOf(record);
      const texts = Object.fromEntries(
        fields.flatMap(([field, heading]) =>
          field in answers ? [[heading, nameOf(field, answers[field]) ?? '']] : [],
        ),
      );
      const isSame = Object.entries(row.cells).every(([heading, cell]) => saysSame(cell, texts[heading]));
      return { ...row, cells: { ...texts, ...row.cells }, ...(isSame && { stored: record }) };
    });
  };

/** A column that stores nothing itself, as the faculty of a department, or marks the row says nothing else. */
const saysSame = (cell: string, stored: string | undefined): boolean =>
  stored === undefined ||
  cell.toLowerCase() === NORMALISERS.trimmed(stored).toLowerCase() ||
  typedDay(cell) === stored ||
  `${cell} Level` === stored;

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
    .map(fieldOf)
    .filter((field) => field in headings);
