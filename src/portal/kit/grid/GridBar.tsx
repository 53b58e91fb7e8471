import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { withThousands } from '#rules/money.ts';
import { Button } from '../../ui/Button.tsx';
import type { SaveState } from './autosave.ts';
import { endingIn } from './model/keys.ts';
import type { Position } from './model/moves.ts';
import { isUnsaved, placesOf } from './model/sheet.ts';
import type { SheetView } from './useSheet.ts';

interface GridBarProps {
  readonly view: SheetView;
  readonly keyTitle: string;
  readonly state: SaveState;
  readonly isClosed: boolean;
  readonly onGo: (to: Position) => void;
  readonly onFill: () => void;
  readonly onResolve: () => void;
}

export function GridBar({ view, keyTitle, state, isClosed, onGo, onFill, onResolve }: GridBarProps) {
  const { store, keys, columns, mistakeAt } = view;
  const sheet = useSyncExternalStore(store.subscribe, store.sheet);
  const counted = useMemo(() => {
    const unsaved = placesOf(sheet, isUnsaved);
    return {
      unsaved: unsaved.length,
      mistaken: unsaved.filter((place) => mistakeAt(place) !== undefined),
      conflicts: unsaved.filter((place) => sheet.cells[place.key]![place.column]!.theirs).length,
    };
  }, [sheet, mistakeAt]);
  const [mistake] = isClosed ? [] : counted.mistaken;
  return (
    <div className="toolbar grid-bar">
      <div className="toolbar__asking">
        <Jump
          keys={keys}
          keyTitle={keyTitle}
          onRow={(row) =>
            onGo({
              row,
              column: Math.max(
                0,
                columns.findIndex(({ name }) => sheet.cells[keys[row]!]![name]!.value === ''),
              ),
            })
          }
        />
      </div>
      <div className="toolbar__acting">
        {mistake && (
          <Button
            look="outlined"
            onClick={() =>
              onGo({ row: keys.indexOf(mistake.key), column: columns.findIndex(({ name }) => name === mistake.column) })
            }
          >{`${countOf(counted.mistaken.length, 'cell')} to correct`}</Button>
        )}
        {!isClosed && counted.conflicts > 0 && (
          <Button intent="primary" onClick={onResolve}>{`Changed since then: ${counted.conflicts}`}</Button>
        )}
        {!isClosed && (
          <>
            <Button look="outlined" disabled={sheet.undo.length === 0} onClick={() => store.send({ type: 'undone' })}>
              Undo
            </Button>
            <Button look="outlined" disabled={sheet.redo.length === 0} onClick={() => store.send({ type: 'redone' })}>
              Redo
            </Button>
            <Button look="outlined" onMouseDown={(event) => event.preventDefault()} onClick={onFill}>
              Fill down
            </Button>
          </>
        )}
      </div>
      <p className="grid-bar__status" role="status" data-look={lookOf(state, counted.unsaved)}>
        {isClosed ? 'This sheet is closed' : statusWords(state, counted)}
      </p>
    </div>
  );
}

const countOf = (count: number, what: string): string => `${withThousands(count)} ${what}${count === 1 ? '' : 's'}`;

function statusWords(
  { isLineAway, isStored, refusal }: SaveState,
  {
    unsaved,
    mistaken,
    conflicts,
  }: { readonly unsaved: number; readonly mistaken: readonly unknown[]; readonly conflicts: number },
): string {
  if (unsaved === 0) return 'All is saved';
  const waiting = countOf(unsaved, 'cell');
  if (refusal !== undefined) return `${refusal}. ${waiting} not saved`;
  if (!isStored) return `${waiting} not saved, and this device stores nothing: please leave the page open`;
  if (isLineAway)
    return `The college cannot be reached: ${waiting} wait${unsaved === 1 ? 's' : ''} on this device, and will be sent`;
  return mistaken.length + conflicts === unsaved
    ? `${waiting} not saved: please see ${unsaved === 1 ? 'it' : 'them'}`
    : `Saving ${waiting}…`;
}

function lookOf({ isLineAway, isStored, refusal }: SaveState, unsaved: number): string | undefined {
  if (unsaved === 0) return undefined;
  if (refusal !== undefined || !isStored) return 'danger';
  return isLineAway ? 'warning' : undefined;
}

interface JumpProps {
  readonly keys: readonly string[];
  readonly keyTitle: string;
  readonly onRow: (row: number) => void;
}

/** Scripts lie in no order: their last digits lead to the row. */
function Jump({ keys, keyTitle, onRow }: JumpProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const results = endingIn(keys, typed);
  const words =
    typed.trim() === ''
      ? ''
      : results.length === 1
        ? keys[results[0]!]!
        : results.length === 0
          ? 'no such row'
          : `${results.length} rows`;
  return (
    <form
      className="toolbar__field grid-jump"
      onSubmit={(event) => {
        event.preventDefault();
        if (results.length !== 1) return;
        setTyped('');
        onRow(results[0]!);
      }}
    >
      <label htmlFor={id}>Go to</label>
      <input
        id={id}
        value={typed}
        placeholder={`Last digits of the ${keyTitle.toLowerCase()}`}
        autoComplete="off"
        inputMode="numeric"
        aria-describedby={`${id}-found`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span id={`${id}-found`} className="grid-jump__found" role="status">
        {words}
      </span>
    </form>
  );
}
