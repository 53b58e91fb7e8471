import { Zip, ZipDeflate } from 'fflate';
import type { Cell } from '../cells.ts';
import { cellXml } from './cellXml.ts';
import { partsOf } from './parts.ts';
import { widthsOf } from './widths.ts';
import { MAIN, XML } from './xml.ts';

/** The widths of columns stand before the rows: so many are held to measure them. */
const MEASURED = 100;

/** The file is made as it is read, so its length costs no memory. @param title names the sheet */
export async function* xlsx(rows: AsyncIterable<readonly Cell[]>, title: string): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, text] of Object.entries(partsOf(title))) begin(zip, name).push(Buffer.from(text), true);
  const sheet = begin(zip, 'xl/worksheets/sheet1.xml');
  let number = 0;
  const write = (row: readonly Cell[]) => sheet.push(Buffer.from(rowXml(row, (number += 1))));
  const first: (readonly Cell[])[] = [];
  const begun = () => {
    sheet.push(Buffer.from(headXml(widthsOf(first))));
    first.forEach(write);
  };
  for await (const row of rows) {
    if (number > 0) write(row);
    else if (first.push(row) === MEASURED) begun();
    yield* made.splice(0);
  }
  if (number === 0) begun();
  sheet.push(Buffer.from('</sheetData></worksheet>'), true);
  zip.end();
  yield* made.splice(0);
}

function begin(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return part;
}

/** The headings stay in sight. */
const headXml = (widths: readonly number[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${colsXml(widths)}<sheetData>`;

const colsXml = (widths: readonly number[]) =>
  widths.length === 0
    ? ''
    : `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

const HEAD = 1;

const rowXml = (row: readonly Cell[], number: number) =>
  `<row r="${number}">${row.map((cell, index) => cellXml(cell, `${columnOf(index)}${number}`, number === HEAD)).join('')}</row>`;

const columnOf = (index: number): string =>
  (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
