/** A cell by its place in the sheet, both from 0. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Pressed {
  readonly key: string;
  readonly isControl: boolean;
  readonly isShift: boolean;
  /** The caret stands in a text that is being changed: then arrows to the sides, Home and End belong to it. */
  readonly isEditing: boolean;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const PAGE_ROWS = 10;

/** Where a key leads; undefined for one that belongs to the field, or to the browser, as Tab does. */
export function moved(from: Position, pressed: Pressed, size: Size): Position | undefined {
  const to = target(from, pressed, size);
  return to && { row: between(to.row, size.rows), column: between(to.column, size.columns) };
}

const between = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

function target(from: Position, pressed: Pressed, size: Size): Position | undefined {
  const row = rowAfter(from.row, pressed, size.rows - 1);
  if (row !== undefined) return { row, column: from.column };
  return pressed.isEditing ? undefined : sideways(from, pressed, size);
}

function rowAfter(row: number, { key, isControl, isShift }: Pressed, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return isControl ? 0 : row - 1;
    case 'ArrowDown':
      return isControl ? last : row + 1;
    case 'Enter':
      return row + (isShift ? -1 : 1);
    case 'PageUp':
      return row - PAGE_ROWS;
    case 'PageDown':
      return row + PAGE_ROWS;
    default:
      return undefined;
  }
}

function sideways(
  { row, column }: Position,
  { key, isControl }: Pressed,
  { rows, columns }: Size,
): Position | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 };
    case 'End':
      return { row: isControl ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
