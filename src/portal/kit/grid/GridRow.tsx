import { memo, useSyncExternalStore, type Ref } from 'react';
import type { SheetRow } from './gridProps.ts';
import { GridCell } from './GridCell.tsx';
import { collegeValue } from './model/sheet.ts';
import type { SheetView } from './useSheet.ts';

export interface GridRowProps {
  readonly view: SheetView;
  /** From 0. */
  readonly row: number;
  readonly of: SheetRow;
  readonly isClosed: boolean;
  readonly ref?: Ref<HTMLTableRowElement>;
}

export const GridRow = memo(function GridRow({
  view: { store, columns, results, mistakeAt },
  row,
  of: { key, name },
  isClosed,
  ref,
}: GridRowProps) {
  const cells = useSyncExternalStore(store.subscribe, () => store.sheet().cells[key]!);
  const chosen = useSyncExternalStore(
    store.subscribe,
    () => columns.find((column) => store.isChosen(row, column.name))?.name,
  );
  const values = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, isClosed ? collegeValue(cell) : cell.value]),
  );
  const isRefused = !isClosed && columns.some(({ name: column }) => mistakeAt({ key, column }) !== undefined);
  return (
    <tr ref={ref} role="row" aria-rowindex={row + 2} data-index={row}>
      <th role="rowheader" scope="row" className="grid__key" aria-colindex={1}>
        {key}
      </th>
      <td role="gridcell" className="grid__name" aria-colindex={2}>
        {name}
      </td>
      {columns.map((column, place) => (
        <GridCell
          key={column.name}
          store={store}
          row={row}
          rowKey={key}
          rowName={name}
          place={place}
          column={column}
          cell={cells[column.name]!}
          mistake={mistakeAt({ key, column: column.name })}
          isChosen={chosen === column.name}
          isClosed={isClosed}
        />
      ))}
      {results.map(({ title, of }, place) => (
        <td
          key={title}
          role="gridcell"
          className="grid__result"
          data-title={title}
          aria-colindex={columns.length + place + 3}
        >
          {isRefused ? '' : of(values, key)}
        </td>
      ))}
    </tr>
  );
});
