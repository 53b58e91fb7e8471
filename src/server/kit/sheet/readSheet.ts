import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../../platform/problem.ts';
import type { SheetAnswer, SheetLimits, SheetRow } from './reading.ts';
import { readWorkbook } from './readWorkbook.ts';

const LARGEST = 3 * 1024 * 1024;

const LIMITS: SheetLimits = { rows: 20_000, unpackedBytes: 40 * 1024 * 1024, characters: 8_000_000 };

const LONGEST_NAME = 100;

export interface Sheet {
  readonly fileName: string;
  readonly rows: readonly SheetRow[];
}

const REFUSALS = {
  'no workbook': 'This is no Excel file (.xlsx). Please download the template and fill it in',
  'too much': 'This workbook is too large or damaged. Please copy its rows into the template and upload that',
};

/** @throws Problem 422 for what is no spreadsheet, has other or repeated headings, or more rows than are taken at once */
export async function readSheet(request: FastifyRequest, owner: string, headings: readonly string[]): Promise<Sheet> {
  const { fileName, bytes } = await onlyFile(request);
  const answer: SheetAnswer = await readWorkbook(owner, { bytes, headings, limits: LIMITS });
  if ('refused' in answer) throw invalid(REFUSALS[answer.refused]);
  const { missing, repeated, filled, rows } = answer;
  if (missing.length > 0) throw invalid(`The spreadsheet has no column '${missing.join("', '")}'. Please use the template`);
  if (repeated.length > 0) throw invalid(`The spreadsheet has more than one column '${repeated.join("', '")}'. Please leave one of them and upload it again`);
  if (filled === 0) throw invalid('The spreadsheet has no rows below its headings');
  if (filled > LIMITS.rows) throw invalid(`The spreadsheet has ${filled} rows. Please upload at most ${LIMITS.rows} at once`);
  return { fileName, rows };
}

async function onlyFile(request: FastifyRequest): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a spreadsheet to upload');
  const file = await request.file({ limits: { fileSize: LARGEST } });
  if (!file) throw invalid('Please choose a spreadsheet to upload');
  const bytes = await file.toBuffer().catch(() => { throw new Problem(413, 'The spreadsheet must be under 3 MB'); });
  return { fileName: file.filename.slice(0, LONGEST_NAME), bytes };
}
