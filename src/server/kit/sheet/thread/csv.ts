import { NORMALISERS } from '#rules/normalisers.ts';
import { LONGEST, type CsvText } from './csvText.ts';
import { TooLarge } from './refusals.ts';
import type { RowSink } from './rowSink.ts';

/** Excel limits a sheet to so many columns. */
const MOST_COLUMNS = 16_384;

/** RFC 4180, with the separators that spreadsheet programs save. @throws TooLarge */
export const csvRows = ({ text, separator }: CsvText): Iterable<readonly string[]> => rowsOf(text, separator);

export async function readCsv(rows: AsyncIterable<readonly string[]>, sink: RowSink): Promise<void> {
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    sink.beginRow(false);
    cells.forEach((cell, index) => {
      const value = NORMALISERS.trimmed(unescaped(cell));
      if (ERROR.test(value)) sink.fault(row, index + 1, `the formula gives ${value}`);
      else sink.add(row, index + 1, value);
    });
    sink.endRow(row);
  }
}

/** What spreadsheet programs show in place of a value. */
export const ERROR = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;

/** Our own files put an apostrophe before what a spreadsheet would run as a formula. */
const unescaped = (cell: string): string => (/^'[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell);

function* rowsOf(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    if (cell.length > LONGEST || cells.push(cell) > MOST_COLUMNS) throw new TooLarge();
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') cell += text[(index += 1)];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      endCell();
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[index + 1] === '\n') index += 1;
      endCell();
      yield cells;
      cells = [];
    } else {
      cell += sign;
    }
  }
  if (cell !== '' || cells.length > 0) {
    endCell();
    yield cells;
  }
}
