import type { SheetField } from '#rules/sheets/proposeColumns.ts';

/** What a column of a file may be. */
export interface MatchedField extends SheetField {
  /** Nothing is read of a file that does not have it. */
  readonly isNeeded: boolean;
  /** Another field that says the same: a whole name, or its first part. */
  readonly instead?: string;
}
