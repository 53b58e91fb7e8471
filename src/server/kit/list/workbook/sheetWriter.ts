import { columnLetters } from '#rules/sheets/columnLetters.ts';
import { ZipDeflate, type Zip } from 'fflate';
import type { Cell } from '../cells.ts';
import { cellXml } from './cellXml.ts';
import { widthsOf } from './widths.ts';
import { MAIN, XML } from './xml.ts';

/** The widths of columns stand before the rows: so many are held to measure them. */
const MEASURED = 100;

const HEAD = 1;

/** Writes a sheet of a workbook as its rows come. */
export class SheetWriter {
  readonly #part: ZipDeflate;
  readonly #first: (readonly Cell[])[] = [];
  #number = 0;

  /** @param place of the sheet in the workbook, from 1 */
  constructor(zip: Zip, place: number) {
    this.#part = addPart(zip, `xl/worksheets/sheet${place}.xml`);
  }

  push(row: readonly Cell[]): void {
    if (this.#number > 0) this.#write(row);
    else if (this.#first.push(row) === MEASURED) this.#begin();
  }

  end(): void {
    if (this.#number === 0) this.#begin();
    this.#part.push(Buffer.from('</sheetData></worksheet>'), true);
  }

  #begin(): void {
    this.#part.push(Buffer.from(headXml(widthsOf(this.#first))));
    for (const row of this.#first) this.#write(row);
  }

  #write(row: readonly Cell[]): void {
    this.#part.push(Buffer.from(rowXml(row, (this.#number += 1))));
  }
}

export function addPart(zip: Zip, name: string): ZipDeflate {
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

const rowXml = (row: readonly Cell[], number: number) =>
  `<row r="${number}">${row.map((cell, index) => cellXml(cell, `${columnLetters(index + 1)}${number}`, number === HEAD)).join('')}</row>`;
