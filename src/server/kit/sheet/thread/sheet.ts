import { NORMALISERS } from '#rules/normalisers.ts';
import { columnOf } from './places.ts';
import { dayOf } from './dates.ts';
import { Damaged } from './refusals.ts';
import type { RowSink } from './rowSink.ts';
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
  isFormula: boolean;
}

const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

/** @throws Damaged, TooLarge */
export async function readRows(pieces: AsyncIterable<Buffer>, book: Book, sink: RowSink): Promise<void> {
  const value = new TextGatherer();
  let row = 0;
  let column = 0;
  let cell: OpenCell | undefined;
  await readXml(pieces, {
    open(name, attribute) {
      if (name === 'row') {
        row = next(attribute('r') ?? row + 1, row, LAST_ROW);
        column = 0;
        sink.beginRow(['1', 'true'].includes(attribute('hidden') ?? ''));
      } else if (name === 'c') {
        const place = attribute('r');
        column = next(place === undefined ? column + 1 : columnOf(place), column, LAST_COLUMN);
        cell = {
          column,
          type: attribute('t') ?? 'n',
          isDate: book.dateStyles[Number(attribute('s') ?? -1)] ?? false,
          isFormula: false,
        };
        value.begin();
      } else if (name === 'mergeCell') {
        sink.merge(attribute('ref') ?? '');
      } else {
        if (name === 'f' && cell) cell.isFormula = true;
        value.open(name);
      }
    },
    close(name) {
      if (name === 'c' && cell) {
        const fault = faultOf(cell, value.text);
        if (fault) sink.fault(row, cell.column, fault);
        else sink.add(row, cell.column, textOf(cell, value.text, book));
        cell = undefined;
      } else if (name === 'row') {
        sink.endRow(row);
      } else {
        value.close(name);
      }
    },
    text: (text) => {
      if (cell) value.add(text);
    },
  });
}

/** A workbook must have its rows and cells in their order. */
function next(given: string | number, before: number, last: number): number {
  const place = Number(given);
  if (!Number.isInteger(place) || place <= before || place > last) throw new Damaged();
  return place;
}

/** A cell that shows something, or should, and has no value to read: as empty it would empty what is stored. */
function faultOf({ type, isFormula }: OpenCell, value: string): string | undefined {
  if (type === 'e') return `the formula gives ${value === '' ? 'an error' : value}`;
  return isFormula && value === '' && type !== 'str' ? 'the formula has no value' : undefined;
}

function textOf({ type, isDate }: OpenCell, value: string, { strings, countsFrom1904 }: Book): string {
  if (value === '') return '';
  if (type === 's') return NORMALISERS.trimmed(strings[Number(value)] ?? refuse());
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return NORMALISERS.trimmed(value);
  const number = Number(value);
  if (Number.isNaN(number)) throw new Damaged();
  return isDate ? dayOf(number, countsFrom1904) : String(number);
}

const refuse = (): never => {
  throw new Damaged();
};
