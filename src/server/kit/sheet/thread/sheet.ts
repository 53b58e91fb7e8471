import { NORMALISERS } from '#rules/normalisers.ts';
import type { Sheet, SheetLimits, SheetQuestion, SheetRow } from '../reading.ts';
import { dayOf } from './dates.ts';
import { Damaged, TooLarge } from './refusals.ts';
import { TextGatherer } from './strings.ts';
import { readXml } from './xml.ts';

export interface Book {
  readonly strings: readonly string[];
  readonly dateStyles: readonly boolean[];
  readonly countsFrom1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly isDate: boolean;
}

const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

export type SendRows = (rows: readonly SheetRow[]) => Promise<void>;

/** Cells without a requested heading are dropped: one at the far corner costs no more. No rows are sent below wrong headings. @throws Damaged, TooLarge */
export async function readRows(
  pieces: AsyncIterable<Buffer>,
  book: Book,
  { headings, limits }: Pick<SheetQuestion, 'headings' | 'limits'>,
  send: SendRows,
): Promise<Sheet> {
  const table = new Table(headings, limits);
  const value = new TextGatherer();
  let row = 0;
  let column = 0;
  let cell: OpenCell | undefined;
  await readXml(table.sending(pieces, send), {
    open(name, attribute) {
      if (name === 'row') {
        row = next(attribute('r') ?? row + 1, row, LAST_ROW);
        column = 0;
      } else if (name === 'c') {
        const place = attribute('r');
        column = next(place === undefined ? column + 1 : columnOf(place), column, LAST_COLUMN);
        cell = { column, type: attribute('t') ?? 'n', isDate: book.dateStyles[Number(attribute('s') ?? -1)] ?? false };
        value.begin();
      } else {
        value.open(name);
      }
    },
    close(name) {
      if (name === 'c' && cell) {
        table.add(row, cell.column, textOf(cell, value.text, book));
        cell = undefined;
      } else if (name === 'row') {
        table.endRow(row);
      } else {
        value.close(name);
      }
    },
    text: (text) => {
      if (cell) value.add(text);
    },
  });
  await send(table.takeRows());
  return table.sheet;
}

/** A workbook must have its rows and cells in their order. */
function next(given: string | number, before: number, last: number): number {
  const place = Number(given);
  if (!Number.isInteger(place) || place <= before || place > last) throw new Damaged();
  return place;
}

/** 'A7' gives 1 and 'AA7' 27; what is no place gives 0, which no cell may have. */
function columnOf(place: string): number {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(place) ?? [''];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** A mistake of a formula ('#N/A') becomes nothing. */
function textOf({ type, isDate }: OpenCell, value: string, { strings, countsFrom1904 }: Book): string {
  if (value === '' || type === 'e') return '';
  if (type === 's') return NORMALISERS.trimmed(strings[Number(value)] ?? refuse());
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return NORMALISERS.trimmed(value);
  const number = Number(value);
  if (Number.isNaN(number)) throw new Damaged();
  return isDate ? dayOf(number, countsFrom1904) : String(number);
}

const ROWS_AT_ONCE = 500;

const refuse = (): never => {
  throw new Damaged();
};

class Table {
  readonly #headings: readonly string[];
  readonly #limits: SheetLimits;
  readonly #columnOfHeading = new Map<string, number>();
  readonly #repeated = new Set<string>();
  readonly #headingAt = new Map<number, string>();
  #rows: SheetRow[] = [];
  #characters = 0;
  #filled = 0;
  #cells: Record<string, string> = {};
  #isFilled = false;
  #areHeadingsRight = false;

  constructor(headings: readonly string[], limits: SheetLimits) {
    this.#headings = headings;
    this.#limits = limits;
  }

  add(row: number, column: number, text: string): void {
    if (text === '') return;
    if (row === 1) return this.#addHeading(text.toLowerCase(), column);
    this.#isFilled = true;
    const heading = this.#headingAt.get(column);
    if (heading === undefined || this.#filled >= this.#limits.rows) return;
    if ((this.#characters += text.length) > this.#limits.characters) throw new TooLarge();
    this.#cells[heading] = text;
  }

  endRow(row: number): void {
    if (row === 1) return this.#placeHeadings();
    if (!this.#isFilled) return;
    if (this.#filled < this.#limits.rows && this.#areHeadingsRight)
      this.#rows.push({ number: row, cells: { ...this.#empty(), ...this.#cells } });
    this.#filled += 1;
    this.#cells = {};
    this.#isFilled = false;
  }

  /** Between two pieces of the sheet, what was read is sent, as soon as it is worth it. */
  async *sending(pieces: AsyncIterable<Buffer>, send: SendRows): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      yield piece;
      if (this.#rows.length >= ROWS_AT_ONCE) await send(this.takeRows());
    }
  }

  takeRows(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  get sheet(): Sheet {
    return {
      missing: this.#missing,
      repeated: this.#headings.filter((heading) => this.#repeated.has(heading.toLowerCase())),
      filled: this.#filled,
    };
  }

  get #missing(): string[] {
    return this.#headings.filter((heading) => !this.#columnOfHeading.has(heading.toLowerCase()));
  }

  #addHeading(heading: string, column: number): void {
    if (this.#columnOfHeading.has(heading)) this.#repeated.add(heading);
    else this.#columnOfHeading.set(heading, column);
  }

  #placeHeadings(): void {
    for (const heading of this.#headings) {
      const column = this.#columnOfHeading.get(heading.toLowerCase());
      if (column !== undefined) this.#headingAt.set(column, heading);
    }
    const { missing, repeated } = this.sheet;
    this.#areHeadingsRight = missing.length + repeated.length === 0;
  }

  readonly #empty = (): Record<string, string> => Object.fromEntries(this.#headings.map((heading) => [heading, '']));
}
