import { useState } from 'react';
import type { ListState } from '../listProps.ts';
import { filterQuery } from '../listQuery.ts';
import {
  countOf,
  isSelected,
  NOTHING,
  rangeOf,
  stateOf,
  withRows,
  type Id,
  type Seen,
  type Selection,
} from './selection.ts';

export interface RowSelection {
  readonly count: number;
  readonly isAll: boolean;
  /** Of the page's rows. */
  readonly page: 'all' | 'some' | 'none';
  /** The names of single rows, in the order in which they were selected. */
  readonly names: readonly string[];
  readonly has: (id: Id) => boolean;
  /** With a range all from the last one to this one get its state. */
  readonly press: (id: Id, isChosen: boolean, isRange: boolean) => void;
  readonly pressPage: (isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** As the contract of acts has it. */
  readonly chosen: Chosen;
}

type Chosen =
  | { readonly ids: readonly { readonly id: Id; readonly revision?: number }[] }
  | { readonly matches: { readonly count: number; readonly except: readonly Id[] } };

interface Row {
  readonly id: Id;
  /** False where nothing can be done with it: it is not selected. */
  readonly mayChange?: boolean;
  readonly revision?: number;
}

/** Whether something can be done with it by this user. */
export const isOpen = (row: object): boolean => (row as Partial<Row>).mayChange !== false;

/** What is selected lasts over pages. All that was found is given up as the filter changes: it would mean other rows. */
export function useSelection<Shown extends Row>({
  declared,
  list,
  always,
  page,
}: Pick<ListState<Shown>, 'declared' | 'list' | 'always' | 'page'>): RowSelection {
  const { sort: _, ...question } = { ...filterQuery(list.query), ...always };
  const filterKey = JSON.stringify(question);
  const [stored, setStored] = useState<{
    readonly selection: Selection;
    readonly filterKey: string;
    readonly last?: Id;
  }>({
    selection: NOTHING,
    filterKey,
  });
  const selection = stored.selection.isAll && stored.filterKey !== filterKey ? NOTHING : stored.selection;
  const [nameOf] = Object.keys(declared.columns) as [keyof Shown];
  const rows: readonly Seen[] = (page?.rows ?? []).filter(isOpen).map((row) => ({
    id: row.id,
    name: String(row[nameOf]),
    revision: row.revision,
  }));
  const found = page?.metadata.totalCount ?? 0;
  const change = (next: Selection, last?: Id) =>
    setStored({ selection: next, filterKey, ...(last !== undefined && { last }) });
  return {
    count: countOf(selection, found),
    isAll: selection.isAll,
    page: stateOf(selection, rows),
    names: selection.isAll ? [] : [...selection.rows.values()].map(({ name }) => name),
    has: (id) => isSelected(selection, id),
    press: (id, isChosen, isRange) =>
      change(withRows(selection, rangeOf(rows, isRange ? stored.last : undefined, id), isChosen), id),
    pressPage: (isChosen) => change(withRows(selection, rows, isChosen)),
    chooseAll: () => change({ ...NOTHING, isAll: true }),
    clear: () => change(NOTHING),
    chosen: selection.isAll
      ? { matches: { count: found, except: [...selection.rows.keys()] } }
      : {
          ids: [...selection.rows.values()].map(({ id, revision }) => ({
            id,
            ...(revision !== undefined && { revision }),
          })),
        },
  };
}
