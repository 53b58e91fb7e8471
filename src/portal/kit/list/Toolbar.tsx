import { useEffect, useState, type ReactNode } from 'react';
import { filterQuery, type ListQueryState } from './listQuery.ts';
import { FilterField } from './FilterField.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileMenu } from './FileMenu.tsx';
import type { Column, Filter } from './listProps.ts';

/** The server is queried when typing pauses. */
const PAUSE_MS = 350;

interface ToolbarProps<Row> {
  readonly list: ListQueryState;
  readonly path: string;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly searches: string | undefined;
  readonly actions: ReactNode;
}

export function Toolbar<Row>({ list, path, columns, shown, filters, searches, actions }: ToolbarProps<Row>) {
  return (
    <div className="toolbar">
      <div className="toolbar__asking" role="search">
        {searches && <SearchBox list={list} searches={searches} />}
        {filters.map((filter) => <FilterField key={filter.name} list={list} filter={filter} />)}
        <div className="toolbar__order"><FilterField list={list} filter={orderOf(columns)} /></div>
      </div>
      <div className="toolbar__acting">
        <ColumnChoice list={list} columns={columns} shown={shown} />
        <FileMenu path={`${path}/file`} name={path.split('/').at(-1)!} query={{ ...filterQuery(list.query), columns: shown.map(({ name }) => name).join(',') }} />
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
    <label className="toolbar__field toolbar__search">Search
      <input type="search" className="bp6-input" value={typed} placeholder={searches} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

const orderOf = <Row,>(columns: readonly Column<Row>[]): Filter => ({
  name: 'sort', title: 'Order', none: 'As it opens',
  options: columns.filter(({ isSortable }) => isSortable).flatMap(({ name, title }) => [{ value: name, name: `${title}, upwards` }, { value: `-${name}`, name: `${title}, downwards` }]),
});
