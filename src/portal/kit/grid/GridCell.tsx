import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GridColumn } from './gridProps.ts';
import { collegeValue, type Cell } from './model/sheet.ts';
import type { SheetStore } from './sheetStore.ts';

interface GridCellProps {
  readonly store: SheetStore;
  readonly row: number;
  readonly rowKey: string;
  readonly rowName: string;
  readonly place: number;
  readonly column: GridColumn;
  readonly cell: Cell;
  readonly mistake: string | undefined;
  readonly isChosen: boolean;
  readonly isClosed: boolean;
}

/** A key draws this cell alone; the sheet has the value when the cell is left. */
export const GridCell = memo(function GridCell({
  store,
  row,
  rowKey,
  rowName,
  place,
  column,
  cell,
  mistake,
  isChosen,
  isClosed,
}: GridCellProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined)
      store.send({ type: 'changed', changes: [{ key: rowKey, column: column.name, value: column.read(typed) }] });
    setTyped(undefined);
  };
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  // A page that is left by Back takes the field away without a blur; the sheet still listens while layout effects end.
  useLayoutEffect(() => () => latest.current(), []);
  const pressed = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape') setTyped(undefined);
    if (key === 'F2') currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
  };
  // Of a closed sheet what was typed stands in the list above it.
  const message = isClosed
    ? undefined
    : cell.theirs
      ? `${cell.theirs.by || 'The college'} has ${cell.theirs.value === '' ? 'nothing' : cell.theirs.value} here`
      : mistake;
  const id = `cell-${row}-${place}`;
  return (
    <td
      role="gridcell"
      aria-colindex={place + 3}
      data-title={column.title}
      className="grid__cell"
      data-state={isClosed ? undefined : stateOf(cell, mistake)}
      data-chosen={isChosen || undefined}
    >
      <input
        id={id}
        data-at={`${row}/${place}`}
        className="grid__input"
        type="text"
        inputMode={column.isFigure ? 'decimal' : 'text'}
        autoComplete="off"
        readOnly={isClosed}
        aria-label={`${column.title} of ${rowName}, ${rowKey}`}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && `${id}-message`}
        data-typed={typed !== undefined || undefined}
        value={typed ?? String(isClosed ? collegeValue(cell) : cell.value)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={pressed}
        onBlur={leave}
        onFocus={({ target }) => {
          target.select();
          store.choose({ column: column.name, from: row, to: row });
        }}
      />
      {message && (
        <span id={`${id}-message`} className="grid__message">
          {message}
        </span>
      )}
    </td>
  );
});

function stateOf({ value, was, theirs }: Cell, mistake: string | undefined): string | undefined {
  if (theirs) return 'conflict';
  if (mistake) return 'mistaken';
  return value === was ? undefined : 'unsaved';
}
