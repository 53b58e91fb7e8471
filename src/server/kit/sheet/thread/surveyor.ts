import type { RawRow } from '#rules/sheets/rawRow.ts';
import type { RowSink } from './rowSink.ts';

const ROWS_SHOWN = 40;
/** Columns beyond these are not shown, and cannot be matched. */
const MOST_COLUMNS = 256;
const LONGEST_CELL = 200;

/** Counts the rows of a sheet, and retains the first of them as they are. */
export class Surveyor implements RowSink {
  readonly rows: RawRow[] = [];
  filled = 0;
  #cells: [number, string][] = [];
  #isFilled = false;

  beginRow(): void {}

  add(_row: number, column: number, text: string): void {
    if (text === '') return;
    this.#isFilled = true;
    if (this.rows.length < ROWS_SHOWN && column <= MOST_COLUMNS)
      this.#cells.push([column, text.slice(0, LONGEST_CELL)]);
  }

  fault(): void {
    this.#isFilled = true;
  }

  merge(): void {}

  endRow(row: number): void {
    if (!this.#isFilled) return;
    this.filled += 1;
    if (this.#cells.length > 0) this.rows.push({ number: row, cells: this.#cells });
    this.#cells = [];
    this.#isFilled = false;
  }
}
