/** `number` is the row's in the spreadsheet; cells are text by their headings. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
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
  readonly limits: SheetLimits;
}

/** What a sheet is, beside its rows, which come before it in batches. */
export interface Sheet {
  readonly missing: readonly string[];
  /** Requested headings that stand over more than one column. */
  readonly repeated: readonly string[];
  readonly filled: number;
}

/** What the thread sends: rows, of which it sends no more before it is asked, and in the end its answer. */
export type SheetMessage = { readonly rows: readonly SheetRow[] } | { readonly answer: SheetAnswer };

/** `no workbook` is no archive, or one without a sheet; `too much` exceeds the limits, or is broken on the way. */
export type SheetAnswer = Sheet | { readonly refused: 'no workbook' | 'too much' };
