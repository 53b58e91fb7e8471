import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import type { Cell } from '#server/kit/list/cells.ts';
import { xlsx } from '#server/kit/list/workbook/xlsx.ts';

/** A spreadsheet of these rows, the first of them its headings. */
export const sheetOf = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  buffer(Readable.from(xlsx(each(rows), 'Sheet1')));

/** The spreadsheet at an address, as somebody downloads it: its answer, and its rows where it is given. */
export async function sheetAt(
  { address }: { readonly address: string },
  path: string,
  token: string,
): Promise<{ readonly status: number; readonly disposition: string; readonly rows: unknown[][] }> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
  const disposition = response.headers.get('content-disposition') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const [sheet] = response.status === 200 ? await readXlsxFile(bytes) : [];
  return { status: response.status, disposition, rows: sheet?.data ?? [] };
}

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
