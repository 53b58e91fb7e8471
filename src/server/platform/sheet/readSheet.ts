import type { FastifyRequest } from 'fastify';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { invalid, Problem } from '../problem.ts';

/** A row below the headings: its number in the spreadsheet, and its cells as text by their headings. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

const LARGEST = 3 * 1024 * 1024;
const LARGEST_UNPACKED = 40 * 1024 * 1024;
const MOST_ROWS = 2000;

const UNREADABLE = 'This is no Excel file (.xlsx). Please download the template and fill it in';

/**
 * The rows of the spreadsheet that was sent, by the headings that it must have.
 * @throws Problem 422 for what is no spreadsheet, has other headings, or more rows than are taken at once
 */
export async function readSheet(request: FastifyRequest, headings: readonly string[]): Promise<SheetRow[]> {
  const [first = [], ...rows] = await cellsOf(await onlyFile(request));
  const places = new Map(first.map((heading, place) => [heading.toLowerCase(), place]));
  const missing = headings.filter((heading) => !places.has(heading.toLowerCase()));
  if (missing.length > 0) throw invalid(`The spreadsheet has no column '${missing.join("', '")}'. Please use the template`);
  const filled = rows.map((row, index) => ({ row, number: index + 2 })).filter(({ row }) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw invalid('The spreadsheet has no rows below its headings');
  if (filled.length > MOST_ROWS) throw invalid(`The spreadsheet has ${filled.length} rows. Please upload at most ${MOST_ROWS} at once`);
  return filled.map(({ row, number }) => ({ number, cells: Object.fromEntries(headings.map((heading) => [heading, row[places.get(heading.toLowerCase())!] ?? ''])) }));
}

async function onlyFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a spreadsheet to upload');
  const file = await request.file({ limits: { fileSize: LARGEST } });
  if (!file) throw invalid('Please choose a spreadsheet to upload');
  return file.toBuffer().catch(() => { throw new Problem(413, 'The spreadsheet must be under 3 MB'); });
}

/** A few bytes can unpack into a machine's memory: what the archive says of itself is looked at before, and bounds what is unpacked. */
async function cellsOf(bytes: Buffer): Promise<string[][]> {
  try {
    let unpacked = 0;
    unzipSync(bytes, { filter: ({ originalSize }) => ((unpacked += originalSize), false) });
    if (unpacked > LARGEST_UNPACKED) throw invalid(UNREADABLE);
    const [sheet] = await readXlsxFile(bytes);
    return (sheet?.data ?? []).map((row) => row.map(textOf));
  } catch {
    throw invalid(UNREADABLE);
  }
}

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim().replace(/\s+/g, ' '));
