import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { filledDown, spanRows, type Span } from './model/fill.ts';
import { moved, type Position } from './model/moves.ts';
import type { SheetView } from './useSheet.ts';

interface GridKeys {
  readonly view: SheetView;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isClosed: boolean;
  readonly onPaste: (text: string) => void;
}

/** A row that was out of sight is drawn within a few frames. */
const MOST_FRAMES = 30;

/** The keys of a spreadsheet, for the grid as a whole. Tab is the browser's: fields follow each other anyway. */
export function useGridKeys({ view: { store, columns, keys }, scroller, isClosed, onPaste }: GridKeys) {
  const showRow = useRef<(row: number) => void>(undefined);

  const focusAt = ({ row, column }: Position, frames = MOST_FRAMES): void => {
    const field = scroller.current?.querySelector<HTMLInputElement>(`[data-at="${row}/${column}"]`);
    if (field) {
      field.focus();
      return;
    }
    if (frames === MOST_FRAMES) showRow.current?.(row);
    if (frames > 0) requestAnimationFrame(() => focusAt({ row, column }, frames - 1));
  };

  /** Without rows that are chosen: the cell that is left last. */
  const fill = () => {
    const span = store.span();
    if (!span || isClosed) return;
    const valueAt = (row: number) => store.cell({ key: keys[row]!, column: span.column }).value;
    store.send({ type: 'changed', changes: filledDown(keys, span, valueAt) });
  };

  const empty = () => {
    const { column, ...span } = store.span()!;
    store.send({
      type: 'changed',
      changes: spanRows({ column, ...span }).map((row) => ({ key: keys[row]!, column, value: '' })),
    });
  };

  /** Chooses cells of the column, as far as they are passed with Shift. */
  const stretched = ({ shiftKey, key }: KeyboardEvent): boolean => {
    const span = store.span();
    if (!shiftKey || !span || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
    store.choose({ ...span, to: Math.max(0, Math.min(keys.length - 1, span.to + (key === 'ArrowDown' ? 1 : -1))) });
    return true;
  };

  /** @returns whether it was a command of the sheet */
  const commanded = (event: KeyboardEvent, field: HTMLInputElement): boolean => {
    const span = store.span();
    const command = stretched(event) ? 'stretch' : isClosed ? undefined : commandOf(event);
    // What is being typed is the field's own to take back.
    const isOwn = (command === 'undone' || command === 'redone') && field.dataset['typed'] !== undefined;
    if (command === undefined || !span || isOwn || (command === 'empty' && span.from === span.to)) return false;
    if (command === 'undone' || command === 'redone') store.send({ type: command });
    if (command === 'fill') leaving(field, span, fill);
    if (command === 'empty') empty();
    return true;
  };

  /** What is being typed belongs to what is filled down; leaving and coming back forgets which cells were chosen. */
  const leaving = (field: HTMLInputElement, span: Span, act: () => void) => {
    field.blur();
    act();
    field.focus();
    store.choose(span);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement;
    const at = positionOf(field);
    if (!at || event.altKey) return;
    if (commanded(event, field)) {
      event.preventDefault();
      return;
    }
    const to = moved(
      at,
      {
        key: event.key,
        isControl: event.ctrlKey || event.metaKey,
        isShift: event.shiftKey,
        isEditing: isEditing(field, event.key),
      },
      { rows: keys.length, columns: columns.length },
    );
    if (!to) return;
    event.preventDefault();
    focusAt(to);
  };

  return {
    focusAt,
    fill,
    showRow,
    onKeyDown,
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (isClosed || !positionOf(event.target as HTMLElement) || !/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      onPaste(text);
    },
  };
}

function positionOf({ dataset }: HTMLElement): Position | undefined {
  const [row, column] = (dataset['at'] ?? '').split('/').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** A field whose text is chosen as a whole is passed through; at the end of its text a caret goes on. */
function isEditing({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  if (key === 'ArrowLeft') return selectionEnd !== 0;
  return key !== 'ArrowRight' || selectionStart !== value.length;
}

function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): 'undone' | 'redone' | 'fill' | 'empty' | undefined {
  if (key === 'Delete') return 'empty';
  if (!ctrlKey && !metaKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redone' : 'undone';
    case 'y':
      return 'redone';
    case 'd':
      return 'fill';
    default:
      return undefined;
  }
}
