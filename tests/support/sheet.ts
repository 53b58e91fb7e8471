import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Cell } from '#server/kit/list/cells.ts';
import { xlsx } from '#server/kit/list/xlsx.ts';

/** A spreadsheet of these rows, the first of them its headings. */
export const sheetOf = (rows: readonly (readonly Cell[])[]): Promise<Buffer> => buffer(Readable.from(xlsx(each(rows))));

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
