import { NORMALISERS } from '#rules/normalisers.ts';
import type { Sheet, SheetQuestion } from '../reading.ts';
import { TooLarge } from './refusals.ts';
import { Table, type SendRows } from './table.ts';

/** What an archive (xlsx), an old workbook (xls), a PDF or a picture begins with. */
const OTHERS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8],
  [0x89, 0x50],
];

/** Excel limits a cell to this length, and a sheet to so many columns. */
const LONGEST = 32_767;
const MOST_COLUMNS = 16_384;

/** Text has no NUL and, unlike markup, a heading before its first '<' or '{'. */
export function isCsv(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  if (OTHERS.some((beginning) => beginning.every((byte, index) => bytes[index] === byte))) return false;
  return (
    !/^\ufeff?\s*[<{[]/.test(new TextDecoder().decode(bytes.subarray(0, 64))) &&
    separatorOf(textOf(bytes)) !== undefined
  );
}

/** RFC 4180, with the separators and alphabets that spreadsheet programs save. @throws TooLarge */
export async function readCsv(question: SheetQuestion, send: SendRows): Promise<Sheet> {
  const table = new Table(question);
  const text = textOf(question.bytes);
  let row = 0;
  for await (const cells of table.sending(rowsOf(text, separatorOf(text) ?? ','), send)) {
    row += 1;
    table.beginRow(false);
    cells.forEach((cell, index) => {
      const value = NORMALISERS.trimmed(unescaped(cell));
      if (ERROR.test(value)) table.fault(row, index + 1, `the formula gives ${value}`);
      else table.add(row, index + 1, value);
    });
    table.endRow(row);
  }
  await send(table.takeRows());
  return table.sheet;
}

const ERROR = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;

/** Excel saves 'CSV (Comma delimited)' in the alphabet of Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Of the first line, the one that stands most often outside of quotes; a line of one heading has a comma's file. */
function separatorOf(text: string): string | undefined {
  const [line = ''] = text.replace(/^\ufeff/, '').split(/\r?\n|\r/, 1);
  if (line.trim() === '' || line.length > LONGEST) return undefined;
  const bare = line.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((separator) => [separator, bare.split(separator).length] as const);
  return counted.toSorted(([, one], [, other]) => other - one)[0]![0];
}

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
