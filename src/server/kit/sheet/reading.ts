/** `number` is the row's in the spreadsheet; cells are text by their headings. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
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
  /** Other names of headings, in lower case: what the list itself calls its columns. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Whether rows that the file hides are read; unless said they are, and reported. */
  readonly hidden?: 'take' | 'leave';
  readonly limits: SheetLimits;
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
  /** The sheet's name in its workbook; absent for a CSV file. */
  readonly name?: string;
}

/** What the thread sends: rows, of which it sends no more before it is asked, and in the end its answer. */
export type SheetMessage = { readonly rows: readonly SheetRow[] } | { readonly answer: SheetAnswer };

/** `no workbook` is no archive, or one without a sheet; `too much` exceeds the limits, or is broken on the way. */
export type SheetAnswer = Sheet | { readonly refused: 'no workbook' | 'too much' };
