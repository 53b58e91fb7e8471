import { NORMALISERS } from '#rules/normalisers.ts';
import { TooLarge } from '../refusals.ts';
import type { RowSink } from '../rowSink.ts';
import { readXml } from '../xml.ts';
import { OdsText } from './text.ts';
import { countOf, faultOf, LAST_COLUMN, rangeOf, valueOf } from './values.ts';

const LAST_ROW = 1_048_576;
const MOST_MERGES = 1_000;
/** So many cells may a file have that are written once with a count: four columns down to the last row. */
const MOST_REPEATED = 4_200_000;

interface Cell {
  readonly column: number;
  readonly times: number;
  /** The value of a cell that has one beside what it shows. */
  readonly value: string | undefined;
  readonly type: string | undefined;
  readonly isFormula: boolean;
}

interface ReadCell {
  readonly column: number;
  readonly text: string;
  readonly fault: string | undefined;
}

/** Rows and cells that are alike come once, with how many they are. @throws Damaged, TooLarge */
export async function readOdsRows(pieces: AsyncIterable<Buffer>, place: number, sink: RowSink): Promise<void> {
  const text = new OdsText();
  const merges: string[] = [];
  let table = -1;
  let row = 0;
  let repeated = 0;
  let [rows, column, isHidden] = [1, 0, false];
  let cells: ReadCell[] = [];
  let cell: Cell | undefined;

  const repeat = (more: number) => {
    if ((repeated += more) > MOST_REPEATED) throw new TooLarge();
  };
  const endCell = ({ times, value, type, isFormula, column: first }: Cell) => {
    const read = NORMALISERS.trimmed(value ?? text.text);
    const fault = isFormula ? faultOf(read, type) : undefined;
    if (read === '' && fault === undefined) return;
    if (first + times - 1 > LAST_COLUMN) throw new TooLarge();
    repeat(times - 1);
    for (let more = 0; more < times; more += 1) cells.push({ column: first + more, text: read, fault });
  };
  const endRow = () => {
    if (cells.length === 0) {
      row += rows;
      return;
    }
    if (row + rows > LAST_ROW) throw new TooLarge();
    repeat(cells.length * (rows - 1));
    for (let more = 0; more < rows; more += 1) {
      row += 1;
      sink.beginRow(isHidden);
      for (const read of cells)
        if (read.fault === undefined) sink.add(row, read.column, read.text);
        else sink.fault(row, read.column, read.fault);
      sink.endRow(row);
    }
  };

  await readXml(pieces, {
    open(name, attribute) {
      if (name === 'table') table += 1;
      if (table !== place) return;
      if (name === 'table-row') {
        rows = countOf(attribute('number-rows-repeated'));
        isHidden = ['collapse', 'filter'].includes(attribute('visibility') ?? '');
        [column, cells] = [0, []];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const times = countOf(attribute('number-columns-repeated'));
        const type = attribute('value-type');
        const isFormula = attribute('formula') !== undefined;
        cell = { column: column + 1, times, value: valueOf(attribute, type), type, isFormula };
        const range = rangeOf(attribute, column + 1, row + 1);
        if (range && merges.length < MOST_MERGES) merges.push(range);
        column += times;
        text.begin();
      } else {
        text.open(name, attribute);
      }
    },
    close(name) {
      if (table !== place) return;
      if (name === 'table-row') endRow();
      else if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        endCell(cell);
        cell = undefined;
      } else text.close(name);
    },
    text: (piece) => {
      if (cell) text.add(piece);
    },
  });
  for (const range of merges) sink.merge(range);
}
