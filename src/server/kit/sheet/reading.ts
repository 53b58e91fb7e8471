/** A row below the headings: its number in the spreadsheet, and its cells as text by their headings. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What a workbook may take. */
export interface SheetLimits {
  /** Rows with something in them, below the headings. More are counted, not kept. */
  readonly rows: number;
  /** Bytes of the parts that are read, unpacked. */
  readonly unpackedBytes: number;
  /** Characters of all cells that are kept. */
  readonly characters: number;
}

/** What is asked of the thread that reads workbooks. */
export interface SheetQuestion {
  readonly bytes: Uint8Array;
  readonly headings: readonly string[];
  readonly limits: SheetLimits;
}

/** The first sheet of a workbook, by the headings that were asked for. */
export interface Sheet {
  /** Headings that its first row has not. */
  readonly missing: readonly string[];
  /** How many rows below the headings have something in them. */
  readonly filled: number;
  /** The first of them, as many as the limit says. */
  readonly rows: readonly SheetRow[];
}

/** `no workbook`: no archive, or one without a sheet; `too much`: more than the limits, or broken on the way. */
export type SheetAnswer = Sheet | { readonly refused: 'no workbook' | 'too much' };
