import { useEffect, useState, type ReactNode } from 'react';
import type { AskedList } from './asked.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileMenu } from './FileMenu.tsx';
import type { Column, Filter } from './listProps.ts';

/** The server is asked when typing pauses. */
const PAUSE_MS = 350;

interface ToolbarProps<Row> {
  readonly list: AskedList;
  readonly path: string;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly searches: string | undefined;
  readonly actions: ReactNode;
}

export function Toolbar<Row>({ list, path, columns, shown, filters, searches, actions }: ToolbarProps<Row>) {
  const sorts = columns.filter(({ sort }) => sort);
  return (
    <div className="toolbar">
      <div className="toolbar__asking" role="search">
        {searches && <SearchBox list={list} searches={searches} />}
        {filters.map(({ name, title, options }) => (options
          ? <Choice key={name} title={title} value={list.asked[name]} none="All" options={options} onChoose={(value) => list.ask({ [name]: value })} />
          : <Day key={name} title={title} value={list.asked[name]} onChoose={(value) => list.ask({ [name]: value })} />))}
        <div className="toolbar__order">
          <Choice title="Order" value={list.asked['sort']} none="As it opens" onChoose={(sort) => list.ask({ sort })}
            options={sorts.flatMap(({ title, sort }) => [{ value: sort!, name: `${title}, upwards` }, { value: `-${sort}`, name: `${title}, downwards` }])} />
        </div>
      </div>
      <div className="toolbar__acting">
        <ColumnChoice list={list} columns={columns} shown={shown} />
        <FileMenu list={list} path={path} shown={shown} />
        {actions}
      </div>
    </div>
  );
}

function SearchBox({ list, searches }: { readonly list: AskedList; readonly searches: string }) {
  const asked = list.asked['search'] ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed === asked) return;
    const pause = setTimeout(() => list.ask({ search: typed.trim() === '' ? undefined : typed }), PAUSE_MS);
    return () => clearTimeout(pause);
  }); // each render has its own `list`; the pause begins anew with each key only, since nothing else draws it meanwhile
  return (
    <label className="toolbar__field toolbar__search">Search
      <input type="search" className="bp6-input" value={typed} placeholder={searches} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly value: string | undefined;
  readonly none: string;
  readonly options: NonNullable<Filter['options']>;
  readonly onChoose: (value: string | undefined) => void;
}

const Choice = ({ title, value = '', none, options, onChoose }: ChoiceProps) => (
  <label className="toolbar__field">{title}
    <select value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{none}</option>
      {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
    </select>
  </label>
);

const Day = ({ title, value = '', onChoose }: Pick<ChoiceProps, 'title' | 'value' | 'onChoose'>) => (
  <label className="toolbar__field">{title}
    <input type="date" className="bp6-input" value={value} onChange={({ target }) => onChoose(target.value || undefined)} />
  </label>
);
