import { Zip } from 'fflate';
import type { Cell } from '../cells.ts';
import { partsOf } from './parts.ts';
import { addPart, SheetWriter } from './sheetWriter.ts';

/** A row, and the place of its sheet among the titles. */
export type SheetRow = readonly [sheet: number, row: readonly Cell[]];

/** The file is made as it is read, so its length costs no memory. @param title names the sheet */
export const xlsx = (rows: AsyncIterable<readonly Cell[]>, title: string): AsyncGenerator<Uint8Array> =>
  workbook(onFirstSheet(rows), [title]);

/** Rows of several sheets may come in any order; of all but the first what is compressed is held until the ones before are written. */
export async function* workbook(rows: AsyncIterable<SheetRow>, titles: readonly string[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, text] of Object.entries(partsOf(titles))) addPart(zip, name).push(Buffer.from(text), true);
  const sheets = titles.map((_, index) => new SheetWriter(zip, index + 1));
  for await (const [sheet, row] of rows) {
    sheets[sheet]!.push(row);
    yield* made.splice(0);
  }
  for (const sheet of sheets) sheet.end();
  zip.end();
  yield* made.splice(0);
}

async function* onFirstSheet(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<SheetRow> {
  for await (const row of rows) yield [0, row];
}
