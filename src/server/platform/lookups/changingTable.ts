import { keyOf, NONE, optionList, type ListRow, type OptionList, type Table } from './table.ts';

/** Rows that are new or different now, and the ids of those that are gone. */
export interface ListChanges {
  readonly rows: readonly ListRow[];
  readonly removed: readonly number[];
}

export interface ChangingTable extends Table {
  apply(changes: ListChanges): void;
}

/**
 * A list of thousands, of which a few rows change at a time. A change costs what its rows do: options are sorted by name and
 * serialised when somebody asks for those of their parents, and not again until one of them changes.
 */
export function changingTable(rows: readonly ListRow[]): ChangingTable {
  const all = new Map<number, ListRow>();
  const groups = new Map<string, Map<number, ListRow>>();
  const made = new Map<string, OptionList>();

  const remove = (id: number) => {
    const row = all.get(id);
    if (!row) return;
    const key = keyOf(row.parents);
    all.delete(id);
    groups.get(key)!.delete(id);
    made.delete(key);
  };
  const put = (row: ListRow) => {
    remove(row.id);
    const key = keyOf(row.parents);
    all.set(row.id, row);
    if (!groups.has(key)) groups.set(key, new Map());
    groups.get(key)!.set(row.id, row);
    made.delete(key);
  };
  const listOf = (key: string): OptionList => {
    const group = groups.get(key);
    if (!group || group.size === 0) return NONE;
    const list = made.get(key) ?? optionList([...group.values()].sort(byName));
    made.set(key, list);
    return list;
  };

  for (const row of rows) put(row);
  return {
    under: (parents) => listOf(keyOf(parents)),
    all: () => new Map([...groups.keys()].map((key) => [key, listOf(key)])),
    nameOf: (id) => all.get(id as number)?.name,
    apply({ rows: changed, removed }) {
      for (const id of removed) remove(id);
      for (const row of changed) put(row);
    },
  };
}

/** By characters, as codes of courses are ordered; each server has the same order, whatever its database's is. */
function byName(a: ListRow, b: ListRow): number {
  if (a.name === b.name) return a.id - b.id;
  return a.name < b.name ? -1 : 1;
}
