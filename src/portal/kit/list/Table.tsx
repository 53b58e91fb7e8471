import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FromList } from '../record/Beside.tsx';
import { ArrowUp } from '../../ui/icons.tsx';
import type { ListQueryState } from './listQuery.ts';
import { PageBox, RowBox } from './bulk/RowBox.tsx';
import type { RowSelection } from './bulk/useSelection.ts';
import type { Column } from './listProps.ts';
import { useRowKeys } from './useRowKeys.ts';

interface TableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
  readonly list: ListQueryState;
  readonly to?: (row: Row) => string;
  /** Its last lines: what is added up. */
  readonly foot?: ReactNode;
  /** Each row has a box where something can be done with many. */
  readonly selection?: RowSelection | undefined;
}

export function Table<Row>({ title, rows, rowKey, columns, list, to, selection, foot }: TableProps<Row>) {
  const table = useRowKeys();
  const from: FromList | undefined = to && { rows: rows.map(to) };
  return (
    <table ref={table} className="table">
      <caption className="table__caption">{title}</caption>
      <thead>
        <tr>{selection && <PageBox selection={selection} />}{columns.map((column) => <Heading key={column.name} column={column} list={list} />)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {selection && <RowBox id={rowKey(row)} name={String(row[columns[0]!.name])} selection={selection} />}
            {columns.map((column, place) => (
              <td key={column.name} data-title={column.title} data-number={column.isFigure || undefined}>{place === 0 && to ? <Link to={to(row)} state={from}>{column.shown(row)}</Link> : column.shown(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot}
    </table>
  );
}

const DIRECTIONS = { up: 'ascending', down: 'descending' } as const;

function Heading<Row>({ column: { name, title, isSortable, isFigure }, list }: { readonly column: Column<Row>; readonly list: ListQueryState }) {
  if (!isSortable) return <th scope="col" data-number={isFigure || undefined}>{title}</th>;
  const now = list.query['sort'] === name ? 'up' : list.query['sort'] === `-${name}` ? 'down' : undefined;
  return (
    <th scope="col" data-number={isFigure || undefined} aria-sort={now ? DIRECTIONS[now] : undefined}>
      <button type="button" className="table__sort" data-sorted={now} onClick={() => list.change((query) => ({ sort: query['sort'] === name ? `-${name}` : name }))}>{title}<ArrowUp /></button>
    </th>
  );
}
