import { memo } from 'react';
import { RowBox } from './bulk/RowBox.tsx';
import type { RowSelection } from './bulk/useSelection.ts';
import type { Column } from './listProps.ts';
import { ROW_LINK } from './useRowLinks.ts';

interface TableRowProps<Row> {
  readonly id: string | number;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** The row's page, which its first cell leads to. */
  readonly to: string | undefined;
  /** Absent where rows have no box, null where nothing can be done with this one. */
  readonly isSelected: boolean | null | undefined;
  readonly press: RowSelection['press'];
}

function Drawn<Row>({ id, row, columns, to, isSelected, press }: TableRowProps<Row>) {
  return (
    <tr data-selected={isSelected || undefined}>
      {isSelected === null && <td className="table__pick" />}
      {typeof isSelected === 'boolean' && (
        <RowBox id={id} name={String(row[columns[0]!.name])} isSelected={isSelected} press={press} />
      )}
      {columns.map((column, place) => (
        <td
          key={column.isOwn ? `${column.name} ${id}` : column.name}
          data-title={column.title}
          data-number={column.isFigure || undefined}
        >
          {place === 0 && to !== undefined ? (
            <a href={to} {...ROW_LINK}>
              {column.shown(row)}
            </a>
          ) : (
            column.shown(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again when something of the row has changed: a box that is ticked draws its own row, not all 50. */
export const TableRow = memo(Drawn) as typeof Drawn;
