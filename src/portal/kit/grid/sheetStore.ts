import { cellAt, sheetAfter, type Cell, type Place, type Sheet, type SheetEvent } from './model/sheet.ts';
import { spanRows, type Span } from './model/fill.ts';

/** The sheet outside React: a cell draws when its own value changes, and no other does. */
export class SheetStore {
  #sheet: Sheet;
  #span: Span | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  readonly sheet = (): Sheet => this.#sheet;
  readonly span = (): Span | undefined => this.#span;
  readonly cell = (place: Place): Cell => cellAt(this.#sheet, place)!;

  /** Whether the cell is among those that are chosen for filling. */
  readonly isChosen = (row: number, column: string): boolean =>
    this.#span?.column === column && this.#span.from !== this.#span.to && spanRows(this.#span).includes(row);

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (event: SheetEvent): void => {
    const next = sheetAfter(this.#sheet, event);
    if (next === this.#sheet) return;
    this.#sheet = next;
    this.#publish();
  };

  readonly choose = (span: Span): void => {
    this.#span = span;
    this.#publish();
  };

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }
}
