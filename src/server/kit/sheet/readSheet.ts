import type { FastifyRequest } from 'fastify';
import type { SheetSize } from '#rules/sheetLimits.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Sheet, SheetAnswer, SheetLimits, SheetQuestion } from './reading.ts';
import { readWorkbook, type TakeRows } from './readWorkbook.ts';

const MEGABYTE = 1024 * 1024;

/** What a row of the widest list takes, seventeen cells with their addresses, and as much again. */
const UNPACKED_A_ROW = 2_000;
const CHARACTERS_A_ROW = 400;

const LONGEST_NAME = 100;

const REFUSALS = {
  'no workbook': 'This is neither an Excel file (.xlsx) nor a CSV file. Please download the template and fill it in',
  'too much': 'This workbook is too large or damaged. Please copy its rows into the template and upload that',
};

interface Reading extends Pick<SheetQuestion, 'headings' | 'needed' | 'aliases'> {
  readonly owner: string;
  readonly size: SheetSize;
  /** What the person chose about rows that the file hides; 'ask' before they have, and absent where nobody is asked. */
  readonly hidden?: 'take' | 'leave' | 'ask';
  /** Stores rows as they are read; they are whole only once this function has resolved. */
  readonly take: TakeRows;
}

/** @throws Problem 422 for what is no spreadsheet, has other or repeated headings, or more rows than are taken at once */
export async function readSheet(
  request: FastifyRequest,
  { owner, size, take, hidden, ...columns }: Reading,
): Promise<{ readonly fileName: string; readonly sheet: Sheet }> {
  const { fileName, bytes } = await onlyFile(request, size.megabytes);
  const question = { bytes, ...columns, ...(hidden && hidden !== 'ask' && { hidden }), limits: limitsOf(size) };
  const answer: SheetAnswer = await readWorkbook(owner, question, take);
  if ('refused' in answer) throw invalid(REFUSALS[answer.refused]);
  const { missing, repeated, filled, merged, faults } = answer;
  if (missing.length > 0)
    throw invalid(`The spreadsheet has no column '${missing.join("', '")}'. Please use the template`);
  if (repeated.length > 0)
    throw invalid(
      `The spreadsheet has more than one column '${repeated.join("', '")}'. Please leave one of them and upload it again`,
    );
  if (filled === 0) throw invalid('The spreadsheet has no rows below its headings');
  if (filled > size.rows)
    throw invalid(`The spreadsheet has ${filled} rows. Please upload at most ${size.rows} at once`);
  if (merged.length > 0)
    throw invalid(
      `The cells ${inWords(merged)} are merged, and all but the first of them are empty. Please unmerge them, fill in each row and upload it again`,
    );
  if (faults.length > 0)
    throw invalid(`Some cells have no value: ${faults.join('; ')}. Please correct them and upload it again`);
  if (answer.hidden.length > 0 && !hidden)
    throw invalid(
      `${rowsInWords(answer.hidden)} hidden, as by a filter. Please show or delete them and upload it again`,
    );
  if (answer.hidden.length > 0 && hidden === 'ask')
    throw new Problem(409, `${rowsInWords(answer.hidden)} hidden, as by a filter. Should they be uploaded too?`, {
      title: 'Some rows are hidden',
    });
  return { fileName, sheet: answer };
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const MOST_RANGES = 8;

/** 'Row 4 is', 'Rows 4 to 6 and 9 are' */
function rowsInWords(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Row ${numbers[0]} is`;
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const named = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return `${numbers.length} rows (${inWords(ranges.length > MOST_RANGES ? [...named, 'others'] : named)}) are`;
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
