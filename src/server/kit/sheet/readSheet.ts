import type { FastifyRequest } from 'fastify';
import type { SheetSize } from '#rules/sheetLimits.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { SheetAnswer, SheetLimits } from './reading.ts';
import { readWorkbook, type TakeRows } from './readWorkbook.ts';

const MEGABYTE = 1024 * 1024;

/** What a row of the widest list takes, seventeen cells with their addresses, and as much again. */
const UNPACKED_A_ROW = 2_000;
const CHARACTERS_A_ROW = 400;

const LONGEST_NAME = 100;

const REFUSALS = {
  'no workbook': 'This is not an Excel file (.xlsx). Please download the template and fill it in',
  'too much': 'This workbook is too large or damaged. Please copy its rows into the template and upload that',
};

interface Reading {
  readonly owner: string;
  readonly headings: readonly string[];
  readonly size: SheetSize;
  /** Stores rows as they are read; they are whole only once this function has resolved. */
  readonly take: TakeRows;
}

/** @throws Problem 422 for what is no spreadsheet, has other or repeated headings, or more rows than are taken at once */
export async function readSheet(
  request: FastifyRequest,
  { owner, headings, size, take }: Reading,
): Promise<{ readonly fileName: string }> {
  const { fileName, bytes } = await onlyFile(request, size.megabytes);
  const answer: SheetAnswer = await readWorkbook(owner, { bytes, headings, limits: limitsOf(size) }, take);
  if ('refused' in answer) throw invalid(REFUSALS[answer.refused]);
  const { missing, repeated, filled } = answer;
  if (missing.length > 0)
    throw invalid(`The spreadsheet has no column '${missing.join("', '")}'. Please use the template`);
  if (repeated.length > 0)
    throw invalid(
      `The spreadsheet has more than one column '${repeated.join("', '")}'. Please leave one of them and upload it again`,
    );
  if (filled === 0) throw invalid('The spreadsheet has no rows below its headings');
  if (filled > size.rows)
    throw invalid(`The spreadsheet has ${filled} rows. Please upload at most ${size.rows} at once`);
  return { fileName };
}

const limitsOf = ({ rows }: SheetSize): SheetLimits => ({
  rows,
  unpackedBytes: rows * UNPACKED_A_ROW,
  characters: rows * CHARACTERS_A_ROW,
});

async function onlyFile(
  request: FastifyRequest,
  megabytes: number,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a spreadsheet to upload');
  const file = await request.file({ limits: { fileSize: megabytes * MEGABYTE } });
  if (!file) throw invalid('Please choose a spreadsheet to upload');
  const bytes = await file.toBuffer().catch(() => {
    throw new Problem(413, `The spreadsheet must be under ${megabytes} MB`);
  });
  return { fileName: file.filename.slice(0, LONGEST_NAME), bytes: ownBytes(bytes) };
}

/** They are handed to a thread, and small ones lie in a buffer that others use too. */
const ownBytes = (bytes: Buffer): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
