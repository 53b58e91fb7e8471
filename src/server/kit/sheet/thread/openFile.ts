import type { SheetQuestion, Survey } from '../reading.ts';
import { openArchive } from './archive.ts';
import { csvRows, readCsv } from './csv.ts';
import { csvTextOf, type CsvText } from './csvText.ts';
import { readDateStyles } from './dates.ts';
import { findParts } from './parts.ts';
import type { RowSink } from './rowSink.ts';
import { readRows, type Book } from './sheet.ts';
import { readSharedStrings } from './strings.ts';

/** Wraps the pieces in which a sheet comes, so that its rows can be sent between two of them. */
export type Between = <Piece>(pieces: AsyncIterable<Piece> | Iterable<Piece>) => AsyncIterable<Piece>;

export interface OpenFile extends Pick<Survey, 'fileType' | 'encoding' | 'separator'> {
  /** One without a name for a CSV file. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** May be called for several sheets. @throws Damaged, TooLarge */
  readonly read: (place: number, sink: RowSink, between: Between) => Promise<void>;
}

/** Undefined for what is no spreadsheet. */
export async function openFile({
  bytes,
  choice,
  limits,
}: Pick<SheetQuestion, 'bytes' | 'choice' | 'limits'>): Promise<OpenFile | undefined> {
  const csv = csvTextOf(bytes, choice);
  return csv ? csvFile(csv) : workbook(bytes, limits.unpackedBytes).catch(() => undefined);
}

const csvFile = (csv: CsvText): OpenFile => ({
  fileType: 'csv',
  encoding: csv.encoding,
  separator: csv.separator,
  sheets: [{ name: '', isHidden: false }],
  read: (_place, sink, between) => readCsv(between(csvRows(csv)), sink),
});

/** Each reading unpacks its own parts, and may unpack as much as the limit. */
async function workbook(bytes: Uint8Array, mostUnpacked: number): Promise<OpenFile> {
  const open = () => openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), mostUnpacked);
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
