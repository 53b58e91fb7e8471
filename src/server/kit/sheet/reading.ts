import type { RawRow } from '#rules/sheets/rawRow.ts';

/** `number` is the row's in the spreadsheet; cells are text by their headings. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What is unclear of a row, in words, by the headings of its cells: it is refused until it is written clearly. */
  readonly unclear?: Readonly<Record<string, string>> | null;
  /** How something of a row was read, or that it was left out, in words by the headings of its cells: the row is taken. */
  readonly notices?: Readonly<Record<string, string>>;
  /** Headings of empty cells that were filled with what is stored. */
  readonly leftEmpty?: readonly string[];
  /** The record, where the row says of it what is stored and nothing else. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

export interface SheetLimits {
  /** Rows with something in them are counted beyond this, but not returned. */
  readonly rows: number;
  readonly unpackedBytes: number;
  readonly characters: number;
}

export interface SheetQuestion {
  readonly bytes: Uint8Array;
  readonly headings: readonly string[];
  /** Of the headings, those without which nothing is read; all of them unless said. */
  readonly needed?: readonly string[];
  /** Of the headings, those by which a row is known; a footer has nothing there. Unless said, they are those that are needed. */
  readonly keys?: readonly string[];
  /** Other names of headings, in lower case: what the list itself calls its columns. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly choice?: FileChoice;
  /** The thread shows a file without the headings before it reads it, and asks which column is which; `first` where it has them too. */
  readonly surveys?: 'first' | 'other headings';
  /** Whether rows that the file hides are read; unless said they are, and reported. */
  readonly hidden?: 'take' | 'leave';
  readonly limits: SheetLimits;
}

/** What a person says of a file; what they do not say is found. */
export interface FileChoice {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  /** A sheet's name. */
  readonly sheet?: string;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
export type Separator = ',' | ';' | '\t';

/** Which column of a file is which heading. */
export interface ColumnLayout {
  /** The last row above the list; 0 is none. */
  readonly headingRow: number;
  readonly columns: ReadonlyMap<number, string>;
  /** Headings of columns that are not read. */
  readonly unread: readonly string[];
}

/** A file as it is, before anybody says which column is which. */
export interface Survey {
  readonly fileType: 'xlsx' | 'xls' | 'ods' | 'csv';
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly rows: number }[];
  /** The name of the sheet that is read; absent for a CSV file. */
  readonly sheet?: string;
  /** The first ones of that sheet that have something in them. */
  readonly rows: readonly RawRow[];
  /** How many rows of that sheet have something in them. */
  readonly filled: number;
}

/** What a sheet is, beside its rows, which come before it in batches. */
export interface Sheet {
  readonly missing: readonly string[];
  /** Requested headings that stand over more than one column. */
  readonly repeated: readonly string[];
  readonly filled: number;
  /** Cells without a value that can be read, as sentences that name their places. */
  readonly faults: readonly string[];
  /** Ranges of merged cells among the columns that are read. */
  readonly merged: readonly string[];
  /** The numbers of rows that a filter hides. */
  readonly hidden: readonly number[];
  /** Headings of columns that are not read. */
  readonly unread: readonly string[];
  /** The numbers of rows that are none of the list, as TOTAL, and were passed over. */
  readonly footers: readonly number[];
  /** The sheet's name in its workbook; absent for a CSV file. */
  readonly name?: string;
  /** Other sheets of the workbook that are visible. */
  readonly others?: readonly string[];
  /** Of a CSV file. */
  readonly encoding?: Encoding;
  readonly separator?: Separator;
}

/** A question about every visible sheet of a workbook, read as it is. */
export interface BookQuestion {
  readonly bytes: Uint8Array;
  /** Rows are of each sheet, characters of all of them. */
  readonly limits: SheetLimits;
}

export interface BookSheet {
  readonly name: string;
  readonly rows: readonly RawRow[];
  /** Cells without a value that can be read. */
  readonly faults: readonly CellFault[];
  /** Ranges of merged cells. */
  readonly merged: readonly string[];
  /** The numbers of rows that a filter hides. */
  readonly hidden: readonly number[];
}

export interface CellFault {
  readonly row: number;
  readonly column: number;
  readonly what: string;
}

export interface Book {
  readonly sheets: readonly BookSheet[];
  /** Names of sheets that are hidden, and were not read. */
  readonly hiddenSheets: readonly string[];
}

/** What the thread sends: rows, of which it sends no more before it is asked; a survey, to which it waits for a `ColumnLayout`; in the end its answer. */
export type SheetMessage =
  { readonly rows: readonly SheetRow[] } | { readonly survey: Survey } | { readonly answer: SheetAnswer | BookAnswer };

/** `no workbook` is no spreadsheet, or one without a sheet; `too much` exceeds the limits, or is broken on the way; `locked` has a password. */
export type SheetAnswer = Sheet | Refused;
export type BookAnswer = Book | Refused;

interface Refused {
  readonly refused: 'no workbook' | 'too much' | 'locked';
}
