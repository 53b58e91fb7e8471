import { useEffect, useMemo, useRef, useState } from 'react';
import { rowMistakes } from '#catalogue/rowMistakes.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { SAVING, startAutosave } from './autosave.ts';
import { columnsOf, type GridColumn, type GridProps, type ResultColumn } from './gridProps.ts';
import { cellAt, openSheet, type Cell, type Place } from './model/sheet.ts';
import { openQueue, unsavedOf, type Queue, type Queued } from './queue.ts';
import { SheetStore } from './sheetStore.ts';

export interface SheetView {
  readonly store: SheetStore;
  readonly columns: readonly GridColumn[];
  readonly keys: readonly string[];
  readonly results: readonly ResultColumn[];
  readonly mistakeAt: (place: Place) => string | undefined;
}

const NOTHING: readonly Queued[] = [];
const NO_RESULTS: readonly ResultColumn[] = [];

/** The sheet of these rows, with what waited on this device; `rows` are read once. */
export function useSheet({ sheet, form, context, rows, read, results = NO_RESULTS, save }: GridProps) {
  const { school } = usePortalData();
  const { userName = '' } = useSignedIn() ?? {};
  const [state, setState] = useState(SAVING);
  const [view] = useState<SheetView>(() => {
    const store = new SheetStore(openSheet(rows));
    return {
      store,
      columns: columnsOf(form, read),
      results,
      keys: rows.map(({ key }) => key),
      mistakeAt: judging(store, { form, context }),
    };
  });
  /** Of rows that the sheet has no more: they stay on the device until their author lets them go. */
  const [gone, setGone] = useState(NOTHING);
  const goneNow = useRef(NOTHING);
  const queue = useMemo((): Queue => {
    const device = openQueue(school.shortName, userName, sheet);
    return { ...device, write: (queued) => device.write([...queued, ...goneNow.current]) };
  }, [school.shortName, userName, sheet]);
  const forget = () => {
    goneNow.current = NOTHING;
    setGone(NOTHING);
    void queue.write(unsavedOf(view.store.sheet()));
  };
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    void queue.read().then(async (changes) => {
      goneNow.current = changes.filter((change) => !cellAt(view.store.sheet(), change));
      if (!isOver) setGone(goneNow.current);
      view.store.send({ type: 'restored', changes });
      // A page may be left before the device has answered: what was typed by then is stored all the same.
      if (isOver) return queue.write(unsavedOf(view.store.sheet()));
      end = startAutosave({
        store: view.store,
        queue,
        save,
        onState: setState,
        isSound: (place) => view.mistakeAt(place) === undefined,
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [queue]); // oxlint-disable-line react/exhaustive-deps -- one sheet saves in one way for as long as it is open
  return { view, state, gone, forget };
}

/** A row is judged once for each of its states. The college's refusal stands until the cell is changed. */
function judging(store: SheetStore, { form, context }: Pick<GridProps, 'form' | 'context'>): SheetView['mistakeAt'] {
  const verdicts = new WeakMap<object, Readonly<Record<string, string>>>();
  return ({ key, column }) => {
    const row: Readonly<Record<string, Cell>> = store.sheet().cells[key]!;
    const { value, refused } = row[column]!;
    const verdict =
      verdicts.get(row) ??
      rowMistakes(form, Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])), context);
    verdicts.set(row, verdict);
    return verdict[column] ?? (refused?.value === value ? refused.message : undefined);
  };
}
