import type { FastifyRequest } from 'fastify';
import type { SheetSize } from '#rules/sheetLimits.ts';
import { invalid } from '../../platform/problem.ts';
import type { Book } from './reading.ts';
import { limitsOf, onlyFile, rowsInWords } from './readSheet.ts';
import { readWholeBook } from './readWorkbook.ts';

/** No template is offered for a book. */
const REFUSALS = {
  'no workbook': 'This is not a workbook of Excel or LibreOffice. Please save it as .xlsx, .xls or .ods',
  locked: 'This workbook has a password. Please save it without one and upload it again',
  'too much': 'This workbook is too large or damaged. Please copy what is needed of it into a new one',
};

export interface UploadedBook extends Book {
  readonly fileName: string;
  /** What the person says of the file: its field `layout`, as it was sent. */
  readonly layout: string | undefined;
}

/** Every sheet of a small workbook, as it is. @throws Problem 422 for what is no workbook, or hides rows */
export async function readBook(request: FastifyRequest, owner: string, size: SheetSize): Promise<UploadedBook> {
  const { fileName, bytes, layout } = await onlyFile(request, size.megabytes);
  const book = await readWholeBook(owner, { bytes, limits: limitsOf(size) });
  if ('refused' in book) throw invalid(REFUSALS[book.refused]);
  const hiding = book.sheets.find(({ hidden }) => hidden.length > 0);
  if (hiding)
    throw invalid(
      `On the sheet '${hiding.name}', ${rowsInWords(hiding.hidden).toLowerCase()} hidden, as by a filter. Please show or delete them and upload it again`,
    );
  return { ...book, fileName, layout };
}
