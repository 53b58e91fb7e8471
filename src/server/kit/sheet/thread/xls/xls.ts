import { columnLetters } from '#rules/sheets/columnLetters.ts';
import { Damaged, Locked } from '../refusals.ts';
import type { RowSink } from '../rowSink.ts';
import type { Book } from '../sheet.ts';
import { cellsOf, type XlsCell } from './cells.ts';
import { openCompound, orDamaged } from './compound.ts';
import { globalsOf, type Globals } from './globals.ts';
import { RECORD, recordsOf, TextReader, type XlsRecord } from './records.ts';

/** What Excel 97 to 2003 begins a file with, and what later ones begin one with that has a password. */
export const isXls = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const WORKBOOK = 'Workbook';
/** A later workbook as a whole. */
const ENCRYPTED = 'EncryptedPackage';
const HIDDEN = 0x20;

export interface XlsBook extends Globals {
  readonly stream: Buffer;
}

/** @throws Damaged, Locked, TooLarge */
export function openXls(bytes: Buffer): XlsBook {
  const file = openCompound(bytes);
  if (file.has(ENCRYPTED)) throw new Locked();
  if (!file.has(WORKBOOK)) throw new Damaged();
  const stream = file.read(WORKBOOK);
  return { stream, ...orDamaged(() => globalsOf(stream)) };
}

export const xlsRecords = ({ stream, sheets }: XlsBook, place: number): Iterable<XlsRecord> =>
  recordsOf(stream, sheets[place]!.at);

/** @throws Damaged, TooLarge */
export async function readXlsRows(records: AsyncIterable<XlsRecord>, book: Book, sink: RowSink): Promise<void> {
  const rows = new Rows(sink);
  let last: XlsCell | undefined;
  for await (const record of records) {
    const { type, data } = record;
    if (type === RECORD.row) rows.describe(data.readUInt16LE(0), (data.readUInt32LE(12) & HIDDEN) !== 0);
    else if (type === RECORD.merged) for (const range of rangesOf(data)) sink.merge(range);
    else if (type === RECORD.formulaText && last) rows.add({ ...last, text: new TextReader(record, 0).text().trim() });
    else {
      const cells = cellsOf(record, book);
      for (const cell of cells) rows.add(cell);
      last = cells.at(-1) ?? last;
    }
  }
  rows.end();
}

/** Cells come by their rows, and what is said of a row before its cells. */
class Rows {
  readonly #sink: RowSink;
  readonly #hidden = new Set<number>();
  #row = -1;

  constructor(sink: RowSink) {
    this.#sink = sink;
  }

  describe(row: number, isHidden: boolean): void {
    if (isHidden) this.#hidden.add(row);
  }

  add({ row, column, text, fault }: XlsCell): void {
    if (row < this.#row) throw new Damaged();
    if (row > this.#row) {
      this.end();
      this.#row = row;
      this.#sink.beginRow(this.#hidden.has(row));
    }
    if (fault === undefined) this.#sink.add(row + 1, column + 1, text);
    else this.#sink.fault(row + 1, column + 1, fault);
  }

  end(): void {
    if (this.#row >= 0) this.#sink.endRow(this.#row + 1);
  }
}

function rangesOf(data: Buffer): string[] {
  const count = Math.min(data.readUInt16LE(0), Math.floor((data.length - 2) / 8));
  return Array.from({ length: count }, (_, index) => {
    const [firstRow, lastRow, first, last] = [0, 2, 4, 6].map((more) => data.readUInt16LE(2 + index * 8 + more));
    return `${columnLetters(first! + 1)}${firstRow! + 1}:${columnLetters(last! + 1)}${lastRow! + 1}`;
  });
}
