import type { LookupName } from '#catalogue/registry/lookups.ts';
import type { Queryable } from '../database/database.ts';
import type { ListRow } from './table.ts';

/** The rows of lookups, each by its name. */
export type Lists = Readonly<Partial<Record<LookupName, readonly ListRow[]>>>;

/** The rows of a list that ends with the current year. */
export type RowsByYear = (year: number) => readonly ListRow[];

/** What a domain gives the lookups: lists of files, or of its tables. */
export interface ListSource {
  /** Of tables: the lists of a new college, which stand until the tables are read. */
  readonly lists: Readonly<Partial<Record<LookupName, readonly ListRow[] | RowsByYear>>>;
  /** The lists as the domain's tables hold them; each change of such a table raises `school_revision`, by a trigger. */
  readonly read?: (db: Queryable) => Promise<Lists>;
}

/** The columns by which a statement returns a list: `parent` null where the list stands under nothing. */
export const LISTED = { id: 'int4', name: 'text', parent: 'int4?', active: 'bool' } as const;

/** What such a statement returns, as rows of a list. */
export const listRows = (rows: readonly { readonly id: number; readonly name: string; readonly parent: number | null; readonly active: boolean }[]): ListRow[] =>
  rows.map(({ id, name, parent, active }) => ({ id, name, parents: parent === null ? [] : [parent], retired: !active }));
