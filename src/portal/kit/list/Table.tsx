import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ArrowUp } from '../../ui/icons.tsx';
import type { ListQueryState } from './listQuery.ts';
import { PageBox } from './bulk/RowBox.tsx';
import { isOpen, type RowSelection } from './bulk/useSelection.ts';
import type { Column } from './listProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useRowLinks } from './useRowLinks.ts';
import { useRowSlots } from './useRowSlots.ts';

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
  const addresses = to && rows.map(to);
  const follow = useRowLinks(addresses);
  const slots = useRowSlots(rows.map(rowKey));
  const press = useStablePress(selection);
  return (
    <table ref={table} className="table">
      <caption className="table__caption">{title}</caption>
      <thead>
        <tr>
          {selection && <PageBox selection={selection} />}
          {columns.map((column) => (
            <Heading key={column.name} column={column} list={list} />
          ))}
        </tr>
      </thead>
      <tbody onClick={follow}>
        {rows.map((row, index) => (
          <TableRow
            key={slots.get(rowKey(row))}
            id={rowKey(row)}
            row={row}
            columns={columns}
            to={addresses?.[index]}
            isSelected={selection && (isOpen(row as object) ? selection.has(rowKey(row)) : null)}
            press={press}
          />
        ))}
      </tbody>
      {foot}
    </table>
  );
}

/** The same function while a list is open. */
function useStablePress(selection: RowSelection | undefined): RowSelection['press'] {
  const latest = useRef(selection?.press);
  useLayoutEffect(() => {
    latest.current = selection?.press;
  });
  return useCallback((id, isChosen, isRange) => latest.current?.(id, isChosen, isRange), []);
}

const DIRECTIONS = { up: 'ascending', down: 'descending' } as const;

function Heading<Row>({
  column: { name, title, isSortable, isFigure },
  list,
}: {
  readonly column: Column<Row>;
  readonly list: ListQueryState;
}) {
  if (!isSortable)
    return (
      <th scope="col" data-number={isFigure || undefined}>
        {title}
      </th>
    );
  const now = list.query['sort'] === name ? 'up' : list.query['sort'] === `-${name}` ? 'down' : undefined;
  return (
    <th scope="col" data-number={isFigure || undefined} aria-sort={now ? DIRECTIONS[now] : undefined}>
      <button
        type="button"
        className="table__sort"
        data-sorted={now}
        onClick={() => list.change((query) => ({ sort: query['sort'] === name ? `-${name}` : name }))}
      >
        {title}
        <ArrowUp />
      </button>
    </th>
  );
}
