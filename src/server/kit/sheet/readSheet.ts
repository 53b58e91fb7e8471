import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { SheetSize } from '#rules/sheetLimits.ts';
import { enumeration } from '#rules/text/enumeration.ts';
import { sentBytes } from '../../platform/http/sentBytes.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { FileChoice, Sheet, SheetAnswer, SheetLimits, SheetQuestion, Survey } from './reading.ts';
import { readWorkbook, type ChooseLayout, type TakeRows } from './readWorkbook.ts';

const MEGABYTE = 1024 * 1024;

/** What a row of the widest list takes, seventeen cells with their addresses, and as much again. */
const UNPACKED_A_ROW = 2_000;
const CHARACTERS_A_ROW = 400;

const LONGEST_NAME = 100;
/** So many bytes say which of 256 columns is which. */
const LONGEST_LAYOUT = 32 * 1024;

const REFUSALS = {
  'no workbook':
    'This is neither a spreadsheet of Excel or LibreOffice (.xlsx, .xls, .ods) nor a CSV file. Please download the template and fill it in',
  locked: 'This workbook has a password. Please save it without one and upload it again',
  'too much': 'This workbook is too large or damaged. Please copy its rows into the template and upload that',
};

interface SheetChoice extends FileChoice {
  /** Whether the person has said anything of the file. */
  readonly isSaid: boolean;
}

interface Matching<Choice extends SheetChoice> {
  readonly read: (text: string | undefined) => Choice;
  readonly choose: (survey: Survey, choice: Choice) => ReturnType<ChooseLayout>;
}

interface Reading<Choice extends SheetChoice> extends Pick<SheetQuestion, 'headings' | 'needed' | 'keys' | 'aliases'> {
  readonly owner: string;
  readonly size: SheetSize;
  /** What the person chose about rows that the file hides; 'ask' before they have, and absent where nobody is asked. */
  readonly hidden?: 'take' | 'leave' | 'ask';
  /** Where other headings are matched with the list's: how the person's words for it are read, and what they mean for a file. */
  readonly matching?: Matching<Choice>;
  /** Stores rows as they are read; they are whole only once this function has resolved. */
  readonly take: TakeRows;
}

/** @throws Problem 422 for what is no spreadsheet, has other or repeated headings, or more rows than are taken at once */
export async function readSheet<Choice extends SheetChoice>(
  request: FastifyRequest,
  { owner, size, take, hidden, matching, ...columns }: Reading<Choice>,
): Promise<{ readonly fileName: string; readonly sheet: Sheet }> {
  const { fileName, bytes, layout } = await onlyFile(request, size.megabytes);
  const choice = matching?.read(layout);
  const question: SheetQuestion = {
    bytes,
    ...columns,
    ...(hidden && hidden !== 'ask' && { hidden }),
    ...(choice && { choice, surveys: choice.isSaid ? 'first' : 'other headings' }),
    limits: limitsOf(size),
  };
  const choose = choice && ((survey: Survey) => matching!.choose(survey, choice));
  const answer: SheetAnswer = await readWorkbook(owner, question, take, choose);
  if ('refused' in answer) throw invalid(REFUSALS[answer.refused]);
  requireWhole(answer, size);
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

/** @throws Problem 422 for what is wrong of the sheet as a whole */
function requireWhole({ missing, repeated, filled, merged, faults }: Sheet, size: SheetSize): void {
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
      `The cells ${enumeration(merged)} are merged, and all but the first of them are empty. Please unmerge them, fill in each row and upload it again`,
    );
  if (faults.length > 0)
    throw invalid(`Some cells have no value: ${faults.join('; ')}. Please correct them and upload it again`);
}

const MOST_RANGES = 8;

/** 'Row 4 is', 'Rows 4 to 6 and 9 are' */
export function rowsInWords(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Row ${numbers[0]} is`;
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const named = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return `${numbers.length} rows (${enumeration(ranges.length > MOST_RANGES ? [...named, 'others'] : named)}) are`;
}

export const limitsOf = ({ rows }: SheetSize): SheetLimits => ({
  rows,
  unpackedBytes: rows * UNPACKED_A_ROW,
  characters: rows * CHARACTERS_A_ROW,
});

export async function onlyFile(
  request: FastifyRequest,
  megabytes: number,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array; readonly layout: string | undefined }> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a spreadsheet to upload');
  const file = await request.file({ limits: { fileSize: megabytes * MEGABYTE, fieldSize: LONGEST_LAYOUT } });
  if (!file) throw invalid('Please choose a spreadsheet to upload');
  const bytes = await sentBytes(file, () => new Problem(413, `The spreadsheet must be under ${megabytes} MB`));
  return {
    fileName: file.filename.slice(0, LONGEST_NAME),
    bytes: ownBytes(bytes),
    layout: textOf(file.fields['layout']),
  };
}

/** A field that stands before the file. */
const textOf = (field: MultipartFields[string]): string | undefined =>
  field && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string' ? field.value : undefined;

/** They are handed to a thread, and small ones lie in a buffer that others use too. */
const ownBytes = (bytes: Buffer): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
