import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { filterQuery, type ListQueryState } from './listQuery.ts';
import { FilterField, FilterFields } from './FilterField.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useMakeFile } from './file/useMakeFile.ts';
import { FileMenu } from './FileMenu.tsx';
import type { Column, Filter, ListState } from './listProps.ts';
import { ViewMenu } from './views/ViewMenu.tsx';

/** The server is queried when typing pauses. */
const PAUSE_MS = 350;

interface ToolbarProps<Row> {
  readonly state: ListState<Row>;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly actions: ReactNode;
}

export function Toolbar<Row>({ state, columns, shown, actions }: ToolbarProps<Row>) {
  const {
    list,
    always,
    path,
    filters,
    declared: { searches },
    isFiltered,
  } = state;
  const make = useMakeFile(state);
  const [timesReplaced, setTimesReplaced] = useState(0);
  const clear = () => {
    list.change(Object.fromEntries(['search', ...filters.map(({ name }) => name)].map((name) => [name, undefined])));
    setTimesReplaced((times) => times + 1);
  };
  return (
    <div className="toolbar">
      <div className="toolbar__asking" role="search">
        {searches && <SearchBox key={timesReplaced} list={list} searches={searches} />}
        <FilterFields list={list} filters={filters} />
        <div className="toolbar__order">
          <FilterField list={list} filter={orderOf(columns)} />
        </div>
        {isFiltered && (
          <Button look="minimal" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className="toolbar__acting">
        <ViewMenu state={state} onChosen={() => setTimesReplaced((times) => times + 1)} />
        <ColumnChoice state={state} columns={columns} shown={shown} />
        <FileMenu
          prints
          make={make}
          path={`${path}/file`}
          query={{ ...filterQuery(list.query), ...always, columns: shown.map(({ name }) => name).join(',') }}
        />
        {actions}
      </div>
    </div>
  );
}

function SearchBox({ list, searches }: { readonly list: ListQueryState; readonly searches: string }) {
  const requested = list.query['search'] ?? '';
  const [typed, setTyped] = useState(requested);
  useEffect(() => {
    if (typed === requested) return;
    const here = location.pathname;
    const search = () => {
      // A row was opened meanwhile, and its page is still loading: a query now would call the reader back to the list.
      if (location.pathname === here) list.change({ search: typed.trim() === '' ? undefined : typed });
    };
    const pause = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(pause);
  }); // each render has its own `list`; the pause begins anew with each key only, since nothing else draws it meanwhile
  return (
    <input
      type="search"
      className="toolbar__search"
      aria-label="Search"
      value={typed}
      placeholder={searches}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

const orderOf = <Row,>(columns: readonly Column<Row>[]): Filter => ({
  name: 'sort',
  title: 'Order',
  none: 'As it opens',
  options: columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, title }) => [
      { value: name, name: `${title}, upwards` },
      { value: `-${name}`, name: `${title}, downwards` },
    ]),
});
