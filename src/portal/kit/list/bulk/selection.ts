export type Id = string | number;

/** A record as it was seen when it was selected. */
export interface Seen {
  readonly id: Id;
  readonly name: string;
  readonly revision: number | undefined;
}

/** Rows, or with `isAll` all that the list has found but these. */
export interface Selection {
  readonly isAll: boolean;
  readonly rows: ReadonlyMap<Id, Seen>;
}

export const NOTHING: Selection = { isAll: false, rows: new Map() };

export const isSelected = ({ isAll, rows }: Selection, id: Id): boolean => rows.has(id) !== isAll;

export const countOf = ({ isAll, rows }: Selection, found: number): number =>
  isAll ? Math.max(0, found - rows.size) : rows.size;

export function withRows(selection: Selection, changed: readonly Seen[], isChosen: boolean): Selection {
  const rows = new Map(selection.rows);
  for (const row of changed) {
    if (isChosen === selection.isAll) rows.delete(row.id);
    else rows.set(row.id, row);
  }
  return { ...selection, rows };
}

/** From the one that was pressed last to this one, both included; this one alone where that is on no page any more. */
export function rangeOf(page: readonly Seen[], last: Id | undefined, pressed: Id): readonly Seen[] {
  const [from, to] = [page.findIndex(({ id }) => id === last), page.findIndex(({ id }) => id === pressed)];
  return from < 0 ? page.slice(to, to + 1) : page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** A box above rows: all of them, none, or some. */
export function stateOf(selection: Selection, page: readonly Seen[]): 'all' | 'some' | 'none' {
  const chosen = page.filter(({ id }) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
}
