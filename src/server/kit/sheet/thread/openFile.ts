import type { SheetQuestion, Survey } from '../reading.ts';
import { openArchive, type Archive } from './archive.ts';
import { csvRows, readCsv } from './csv.ts';
import { csvTextOf, type CsvText } from './csvText.ts';
import { readDateStyles } from './dates.ts';
import { ODS_CONTENT, odsSheets, requireUnlocked } from './ods/document.ts';
import { readOdsRows } from './ods/rows.ts';
import { findParts, WORKBOOK } from './parts.ts';
import type { RowSink } from './rowSink.ts';
import { readRows, type Book } from './sheet.ts';
import { readSharedStrings } from './strings.ts';
import { isXls, openXls, readXlsRows, xlsRecords } from './xls/xls.ts';

/** Wraps the pieces in which a sheet comes, so that its rows can be sent between two of them. */
export type Between = <Piece>(pieces: AsyncIterable<Piece> | Iterable<Piece>) => AsyncIterable<Piece>;

export interface OpenFile extends Pick<Survey, 'fileType' | 'encoding' | 'separator'> {
  /** One without a name for a CSV file. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** May be called for several sheets. @throws Damaged, TooLarge */
  readonly read: (place: number, sink: RowSink, between: Between) => Promise<void>;
}

/** @throws Damaged for what is no spreadsheet, Locked for one with a password, TooLarge */
export async function openFile({
  bytes,
  choice,
  limits,
}: Pick<SheetQuestion, 'bytes' | 'choice' | 'limits'>): Promise<OpenFile> {
  const csv = csvTextOf(bytes, choice);
  if (csv) return csvFile(csv);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isXls(bytes)) return xlsFile(buffer);
  const open = () => openArchive(buffer, limits.unpackedBytes);
  return open().has(WORKBOOK) ? xlsxFile(open) : odsFile(open);
}

const csvFile = (csv: CsvText): OpenFile => ({
  fileType: 'csv',
  encoding: csv.encoding,
  separator: csv.separator,
  sheets: [{ name: '', isHidden: false }],
  read: (_place, sink, between) => readCsv(between(csvRows(csv)), sink),
});

/** Each reading of a file unpacks its own parts, and may unpack as much as the limit. */
type OpenArchive = () => Archive;

async function xlsxFile(open: OpenArchive): Promise<OpenFile> {
  const { sheets, sharedStrings, styles, countsFrom1904 } = await findParts(open());
  return {
    fileType: 'xlsx',
    sheets,
    async read(place, sink, between) {
      const archive = open();
      const book: Book = {
        strings: sharedStrings === undefined ? [] : await readSharedStrings(archive.read(sharedStrings)),
        dateStyles: styles === undefined ? [] : await readDateStyles(archive.read(styles)),
        countsFrom1904,
      };
      await readRows(between(archive.read(sheets[place]!.path)), book, sink);
    },
  };
}

async function odsFile(open: OpenArchive): Promise<OpenFile> {
  await requireUnlocked(open());
  return {
    fileType: 'ods',
    sheets: await odsSheets(open()),
    read: (place, sink, between) => readOdsRows(between(open().read(ODS_CONTENT)), place, sink),
  };
}

function xlsFile(bytes: Buffer): OpenFile {
  const book = openXls(bytes);
  return {
    fileType: 'xls',
    sheets: book.sheets,
    read: (place, sink, between) => readXlsRows(between(xlsRecords(book, place)), book, sink),
  };
}
