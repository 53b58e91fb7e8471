/** How much a spreadsheet of a list may hold. */
export interface SheetSize {
  readonly megabytes: number;
  readonly rows: number;
}

/** The specification knows two limits of files, 3 MB and 12 MB. */
export const USUAL_SHEET: SheetSize = { megabytes: 3, rows: 20_000 };

/** For lists of all that applied to the college: 50,000 rows of the JAMB list take 5 MB. */
export const LARGE_SHEET: SheetSize = { megabytes: 12, rows: 50_000 };

/** Of a trial in which every row is refused, or about somebody unknown. */
export const NO_ROW_TAKEN =
  'No row of this file can be taken. Please correct the rows with mistakes, and upload the file again';
