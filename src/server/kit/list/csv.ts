import { displayDate, displayMoment } from '#rules/displayDate.ts';
import type { Cell } from './cells.ts';

/** Excel reads a CSV file as UTF-8 only with this at its head. */
const BOM = '\ufeff';

/** This is RFC 4180. A text that a spreadsheet would run as a formula is given an apostrophe. */
export async function* csv(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BOM;
  for await (const row of rows) yield `${row.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (cell !== null && typeof cell === 'object') {
    if ('naira' in cell) return cell.naira.toFixed(2);
    return 'day' in cell ? displayDate(cell.day) : displayMoment(cell.moment);
  }
  const text = /^(?:[=+@\t\r]|-.)/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
