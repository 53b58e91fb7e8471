import type { RawRow } from '#rules/sheets/rawRow.ts';
import type { BookAnswer, BookSheet, CellFault, SheetLimits } from '../reading.ts';
import { TooLarge } from './refusals.ts';
import type { Between, OpenFile } from './openFile.ts';
import type { RowSink } from './rowSink.ts';

/** A cell of one character takes as much room as so many of its characters. */
const CHARACTERS_A_CELL = 4;
/** Cells beyond these columns are not read. */
const MOST_COLUMNS = 256;
/** More places than these are not needed to refuse a sheet. */
const MOST_NAMED = 1_000;

const WHOLE: Between = async function* (pieces) {
  yield* pieces;
};

/** What may still be read of all sheets together. */
interface Room {
  characters: number;
}

/** @throws TooLarge for more than the limits, and Damaged */
export async function bookOf(file: OpenFile, limits: SheetLimits): Promise<BookAnswer> {
  if (file.fileType === 'csv') return { refused: 'no workbook' };
  const room: Room = { characters: limits.characters };
  const sheets: BookSheet[] = [];
  for (const [place, { name, isHidden }] of file.sheets.entries()) {
    if (isHidden) continue;
    const sink = new BookSink(limits.rows, room);
    await file.read(place, sink, WHOLE);
    const { rows, faults, merged, hidden } = sink;
    if (rows.length > 0) sheets.push({ name, rows, faults, merged, hidden });
  }
  return { sheets, hiddenSheets: file.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name) };
}

class BookSink implements RowSink {
  readonly rows: RawRow[] = [];
  readonly faults: CellFault[] = [];
  readonly merged: string[] = [];
  readonly hidden: number[] = [];
  readonly #most: number;
  readonly #room: Room;
  #cells: [number, string][] = [];
  #isHidden = false;
  #isFilled = false;

  constructor(most: number, room: Room) {
    this.#most = most;
    this.#room = room;
  }

  beginRow(isHidden: boolean): void {
    this.#isHidden = isHidden;
  }

  add(_row: number, column: number, text: string): void {
    if (text === '' || column > MOST_COLUMNS) return;
    this.#room.characters -= Math.max(CHARACTERS_A_CELL, text.length);
    if (this.#room.characters < 0) throw new TooLarge();
    this.#cells.push([column, text]);
    this.#isFilled = true;
  }

  fault(row: number, column: number, what: string): void {
    if (column > MOST_COLUMNS) return;
    this.#isFilled = true;
    this.#room.characters -= CHARACTERS_A_CELL;
    if (this.#room.characters < 0) throw new TooLarge();
    this.faults.push({ row, column, what });
  }

  merge(range: string): void {
    if (this.merged.length < MOST_NAMED) this.merged.push(range);
  }

  endRow(row: number): void {
    if (!this.#isFilled) return;
    if (this.rows.length >= this.#most) throw new TooLarge();
    this.rows.push({ number: row, cells: this.#cells });
    if (this.#isHidden && this.hidden.length < MOST_NAMED) this.hidden.push(row);
    this.#cells = [];
    this.#isFilled = false;
  }
}
