import type { LookupName } from '#catalogue/registry/lookups.ts';
import type { Queryable } from '../database/database.ts';
import type { ListChanges } from './changingTable.ts';
import type { ListRow } from './table.ts';

type ByList<Of> = Readonly<Partial<Record<LookupName, Of>>>;

export type Lists = ByList<readonly ListRow[]>;

export type ChangedLists = ByList<ListChanges>;

export type RowsByYear = (year: number) => readonly ListRow[];

export interface ListSource {
  /** For lists in tables, these are a new college's rows, until `read` replaces them. */
  readonly lists: ByList<readonly ListRow[] | RowsByYear>;
  /** Each such table needs a trigger that raises `school_revision`; without it no server reads the list again. */
  readonly read?: (db: Queryable) => Promise<Lists>;
  /** For lists of thousands: what has changed since a revision. Their tables need triggers that write `list_change`. Their options stand in the order of their names. */
  readonly changes?: (db: Queryable, since: number) => Promise<ChangedLists>;
}

export const LISTED = { id: 'int4', name: 'text', parent: 'int4?', active: 'bool' } as const;

export const listRows = (
  rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly parent: number | null;
    readonly active: boolean;
  }[],
): ListRow[] =>
  rows.map(({ id, name, parent, active }) => ({
    id,
    name,
    parents: parent === null ? [] : [parent],
    retired: !active,
  }));
