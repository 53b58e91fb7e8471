import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowUp } from '../../ui/icons.tsx';
import type { ListQueryState } from './listQuery.ts';
import type { Column } from './listProps.ts';

interface TableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly list: ListQueryState;
  readonly to?: (row: Row) => string;
}

export function Table<Row>({ title, rows, columns, list, to }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="table__caption">{title}</caption>
      <thead>
        <tr>{columns.map((column) => <Heading key={column.name} column={column} list={list} />)}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((column, place) => (
              <td key={column.name} data-title={column.title}>{place === 0 && to ? <Link to={to(row)}>{valueOf(row, column)}</Link> : valueOf(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueOf<Row>(row: Row, { name, shown }: Column<Row>): ReactNode {
  if (shown) return shown(row);
  const value = row[name];
  return value === null || value === undefined || value === '' ? '-' : String(value);
}

const DIRECTIONS = { up: 'ascending', down: 'descending' } as const;

function Heading<Row>({ column: { title, sort }, list }: { readonly column: Column<Row>; readonly list: ListQueryState }) {
  if (!sort) return <th scope="col">{title}</th>;
  const now = list.asked['sort'] === sort ? 'up' : list.asked['sort'] === `-${sort}` ? 'down' : undefined;
  return (
    <th scope="col" aria-sort={now ? DIRECTIONS[now] : undefined}>
      <button type="button" className="table__sort" data-sorted={now} onClick={() => list.ask((query) => ({ sort: query['sort'] === sort ? `-${sort}` : sort }))}>{title}<ArrowUp /></button>
    </th>
  );
}
