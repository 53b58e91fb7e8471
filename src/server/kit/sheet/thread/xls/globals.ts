import { isBuiltInDate, isDateFormat, MOST_STYLES } from '../dates.ts';
import { Damaged, Locked, TooLarge } from '../refusals.ts';
import type { Book } from '../sheet.ts';
import { MOST_STRINGS } from '../strings.ts';
import { RECORD, recordsOf, TextReader, type XlsRecord } from './records.ts';

export interface Globals extends Book {
  /** In their order; `at` is where the sheet's records begin. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly at: number }[];
}

/** Of Excel 97 and later; those before it wrote texts by another alphabet. */
const VERSION = 0x600;
const MOST_SHEETS = 100;
const WORKSHEET = 0;

/** What is said of the workbook as a whole, before its sheets. @throws Damaged, Locked, TooLarge */
export function globalsOf(stream: Buffer): Globals {
  const sheets: { name: string; isHidden: boolean; at: number }[] = [];
  const formats = new Map<number, boolean>();
  const formatOfStyle: number[] = [];
  let strings: string[] = [];
  let countsFrom1904 = false;
  for (const record of recordsOf(stream, 0)) {
    const { type, data } = record;
    if (type === RECORD.begin && data.readUInt16LE(0) !== VERSION) throw new Damaged();
    if (type === RECORD.filePass) throw new Locked();
    if (type === RECORD.dateMode) countsFrom1904 = data.readUInt16LE(0) === 1;
    if (type === RECORD.format) formats.set(data.readUInt16LE(0), isDateFormat(new TextReader(record, 2).text()));
    if (type === RECORD.cellFormat) formatOfStyle.push(data.readUInt16LE(2));
    if (type === RECORD.strings) strings = stringsOf(record);
    if (type === RECORD.sheet && data[5] === WORKSHEET && sheets.length < MOST_SHEETS)
      sheets.push({
        at: data.readUInt32LE(0),
        isHidden: (data[4]! & 3) !== 0,
        name: new TextReader(record, 6).text(1),
      });
    if (formats.size + formatOfStyle.length > MOST_STYLES) throw new TooLarge();
  }
  if (sheets.every(({ isHidden }) => isHidden)) throw new Damaged();
  const dateStyles = formatOfStyle.map((format) => formats.get(format) ?? isBuiltInDate(format));
  return { sheets, strings, dateStyles, countsFrom1904 };
}

function stringsOf(record: XlsRecord): string[] {
  const count = record.data.readUInt32LE(4);
  if (count > MOST_STRINGS) throw new TooLarge();
  const reader = new TextReader(record, 8);
  return Array.from({ length: count }, () => reader.text());
}
