/** '' is an empty cell; a text in a column of numbers is what was typed and is no number. */
export type Value = string | number;

/** The key is what tells rows apart wherever they stand: a matric number. */
export interface Place {
  readonly key: string;
  readonly column: string;
}

export interface Change extends Place {
  readonly value: Value;
}

export interface Cell {
  readonly value: Value;
  /** What the college had when it was last heard of. */
  readonly was: Value;
  /** On its way, and not answered yet. */
  readonly sent?: Value;
  /** The college did not take this value. */
  readonly refused?: { readonly value: Value; readonly message: string };
  /** The college has this by now, and neither `was` nor `value`: a person chooses. */
  readonly theirs?: { readonly value: Value; readonly by: string };
}

type Cells = Readonly<Record<string, Readonly<Record<string, Cell>>>>;

interface Step {
  readonly place: Place;
  readonly from: Value;
  readonly to: Value;
}

export interface Sheet {
  readonly cells: Cells;
  readonly undo: readonly (readonly Step[])[];
  readonly redo: readonly (readonly Step[])[];
}

export type SheetEvent =
  /** Typed, pasted, filled down: one step for Undo. A change of a cell that is not in the sheet is left out. */
  | { readonly type: 'changed'; readonly changes: readonly Change[] }
  | { readonly type: 'undone' | 'redone' }
  | { readonly type: 'sent'; readonly changes: readonly Change[] }
  | { readonly type: 'saved'; readonly changes: readonly Change[] }
  | { readonly type: 'refused'; readonly place: Place; readonly message: string }
  | { readonly type: 'differed'; readonly place: Place; readonly theirs: Value; readonly by: string }
  | { readonly type: 'chosen'; readonly place: Place; readonly isMine: boolean }
  /** Let go of: the college's value stands here too. */
  | { readonly type: 'forgotten'; readonly places: readonly Place[] }
  /** No answer came: what was sent has yet to be saved. */
  | { readonly type: 'unheard' }
  /** Typed here earlier and never sent, as the device has it. */
  | { readonly type: 'restored'; readonly changes: readonly (Change & { readonly was: Value })[] };

export function openSheet(
  rows: readonly { readonly key: string; readonly values: Readonly<Record<string, Value>> }[],
): Sheet {
  const cells = Object.fromEntries(
    rows.map(({ key, values }) => [
      key,
      Object.fromEntries(Object.entries(values).map(([column, value]) => [column, { value, was: value }])),
    ]),
  );
  return { cells, undo: [], redo: [] };
}

export const cellAt = ({ cells }: Sheet, { key, column }: Place): Cell | undefined => cells[key]?.[column];

export function sheetAfter(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'changed':
      return changed(sheet, event.changes);
    case 'undone':
      return stepped(sheet, 'undo', 'redo');
    case 'redone':
      return stepped(sheet, 'redo', 'undo');
    case 'sent':
      return each(sheet, event.changes, (cell, { value }) => ({ ...cell, sent: value }));
    case 'saved':
      return each(sheet, event.changes, ({ value, refused: _ }, { value: saved }) => ({ value, was: saved }));
    case 'refused':
      return each(sheet, [event.place], ({ value, was, sent = value }) => ({
        value,
        was,
        refused: { value: sent, message: event.message },
      }));
    case 'differed':
      return each(sheet, [event.place], ({ value }) => differing(value, event));
    case 'chosen':
      return chosen(sheet, event);
    case 'forgotten':
      return each(sheet, event.places, (cell) => ({ value: collegeValue(cell), was: collegeValue(cell) }));
    case 'unheard':
      return each(
        sheet,
        placesOf(sheet, ({ sent }) => sent !== undefined),
        ({ sent: _, ...cell }) => cell,
      );
    case 'restored':
      return each(sheet, event.changes, (cell, { value, was }) => restored(cell, value, was));
  }
}

/** What is to be sent: changed, not on its way, not waiting for a choice, and not as it was refused. */
export const isDue = ({ value, was, sent, refused, theirs }: Cell): boolean =>
  value !== was && sent === undefined && theirs === undefined && refused?.value !== value;

/** As far as it is known here. */
export const collegeValue = ({ was, theirs }: Cell): Value => theirs?.value ?? was;

export const isUnsaved = ({ value, was }: Cell): boolean => value !== was;

/** In the order of the rows. */
export const placesOf = ({ cells }: Sheet, isWanted: (cell: Cell) => boolean): Place[] =>
  Object.entries(cells).flatMap(([key, row]) =>
    Object.entries(row).flatMap(([column, cell]) => (isWanted(cell) ? [{ key, column }] : [])),
  );

function each<P extends Place>(sheet: Sheet, places: readonly P[], next: (cell: Cell, place: P) => Cell): Sheet {
  const rows: Record<string, Record<string, Cell>> = {};
  for (const place of places) {
    const cell = rows[place.key]?.[place.column] ?? cellAt(sheet, place);
    if (cell) rows[place.key] = { ...(rows[place.key] ?? sheet.cells[place.key]), [place.column]: next(cell, place) };
  }
  return Object.keys(rows).length === 0 ? sheet : { ...sheet, cells: { ...sheet.cells, ...rows } };
}

function changed(sheet: Sheet, changes: readonly Change[]): Sheet {
  const steps = changes.flatMap(({ value, ...place }): Step[] => {
    const cell = cellAt(sheet, place);
    return !cell || cell.value === value
      ? []
      : [{ place: { key: place.key, column: place.column }, from: cell.value, to: value }];
  });
  if (steps.length === 0) return sheet;
  return { ...written(sheet, steps, 'to'), undo: [...sheet.undo, steps], redo: [] };
}

function stepped(sheet: Sheet, from: 'undo' | 'redo', to: 'undo' | 'redo'): Sheet {
  const steps = sheet[from].at(-1);
  if (!steps) return sheet;
  return {
    ...written(sheet, steps, from === 'undo' ? 'from' : 'to'),
    [from]: sheet[from].slice(0, -1),
    [to]: [...sheet[to], steps],
  };
}

const written = (sheet: Sheet, steps: readonly Step[], side: 'from' | 'to'): Sheet =>
  each(
    sheet,
    steps.map((step) => ({ ...step.place, value: step[side] })),
    (cell, { value }) => (cell.theirs?.value === value ? { value, was: value } : { ...cell, value }),
  );

/** Both may have typed the same: then there is nothing to choose. */
const differing = (value: Value, { theirs, by }: { readonly theirs: Value; readonly by: string }): Cell =>
  value === theirs ? { value, was: theirs } : { value, was: theirs, theirs: { value: theirs, by } };

const chosen = (sheet: Sheet, { place, isMine }: { readonly place: Place; readonly isMine: boolean }): Sheet =>
  each(sheet, [place], ({ value, was, theirs }) => ({
    value: isMine || !theirs ? value : theirs.value,
    was: theirs?.value ?? was,
  }));

function restored(cell: Cell, value: Value, was: Value): Cell {
  if (cell.value === value || isUnsaved(cell)) return cell;
  return cell.was === was ? { ...cell, value } : differing(value, { theirs: cell.was, by: '' });
}
