import { NORMALISERS } from '#rules/normalisers.ts';
import { dayOf } from '../dates.ts';
import { Damaged } from '../refusals.ts';
import type { Book } from '../sheet.ts';
import { RECORD, TextReader, type XlsRecord } from './records.ts';

export interface XlsCell {
  /** From 0, as in the file. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly fault?: string;
}

/** The cells of a record; of a formula whose text follows it, '' (MS-XLS 2.4). */
export function cellsOf(record: XlsRecord, book: Book): readonly XlsCell[] {
  const { type, data } = record;
  switch (type) {
    case RECORD.number:
      return [cellOf(record, numberText(data.readDoubleLE(6), data.readUInt16LE(4), book))];
    case RECORD.rk:
      return [cellOf(record, numberText(rkAt(data, 6), data.readUInt16LE(4), book))];
    case RECORD.multipleRk:
      return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) => ({
        row: data.readUInt16LE(0),
        column: data.readUInt16LE(2) + index,
        text: numberText(rkAt(data, 6 + index * 6), data.readUInt16LE(4 + index * 6), book),
      }));
    case RECORD.sharedText:
      return [cellOf(record, NORMALISERS.trimmed(book.strings[data.readUInt32LE(6)] ?? refuse()))];
    case RECORD.text:
    case RECORD.richText:
      return [cellOf(record, NORMALISERS.trimmed(new TextReader(record, 6).text()))];
    case RECORD.booleanOrError:
      return [data[7] === 0 ? cellOf(record, booleanText(data[6]!)) : errorOf(record, data[6]!)];
    case RECORD.formula:
      return [resultOf(record, book)];
    default:
      return [];
  }
}

function resultOf(record: XlsRecord, book: Book): XlsCell {
  const { data } = record;
  if (data.readUInt16LE(12) !== NO_NUMBER)
    return cellOf(record, numberText(data.readDoubleLE(6), data.readUInt16LE(4), book));
  if (data[6] === BOOLEAN) return cellOf(record, booleanText(data[8]!));
  return data[6] === ERROR ? errorOf(record, data[8]!) : cellOf(record, '');
}

const NO_NUMBER = 0xffff;
const BOOLEAN = 1;
const ERROR = 2;

const cellOf = ({ data }: XlsRecord, text: string): XlsCell => ({
  row: data.readUInt16LE(0),
  column: data.readUInt16LE(2),
  text,
});

const errorOf = (record: XlsRecord, error: number): XlsCell => ({
  ...cellOf(record, ''),
  fault: `the formula gives ${ERRORS[error] ?? 'an error'}`,
});

/** MS-XLS 2.5.10. */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

const booleanText = (value: number): string => (value === 0 ? 'false' : 'true');

function numberText(number: number, style: number, { dateStyles, countsFrom1904 }: Book): string {
  if (!Number.isFinite(number)) throw new Damaged();
  return dateStyles[style] ? dayOf(number, countsFrom1904) : String(number);
}

/** A whole number, or the first half of one with a fraction; both maybe times a hundred (MS-XLS 2.5.217). */
function rkAt(data: Buffer, at: number): number {
  const written = data.readInt32LE(at);
  const number = written & 2 ? written >> 2 : upperHalf(written & ~3);
  return written & 1 ? number / 100 : number;
}

function upperHalf(bits: number): number {
  HALF.setInt32(4, bits, true);
  return HALF.getFloat64(0, true);
}
const HALF = new DataView(new ArrayBuffer(8));

const refuse = (): never => {
  throw new Damaged();
};
