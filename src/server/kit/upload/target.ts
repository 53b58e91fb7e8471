import type { ColumnKind } from '#rules/sheets/columnKind.ts';
import type { NameParts } from '#rules/sheets/names.ts';
import type { RawRow } from '#rules/sheets/rawRow.ts';
import type { FieldMessages } from '../../platform/problem.ts';
import type { By, User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SheetRow } from '../sheet/reading.ts';

/** Rows of a spreadsheet that are judged or written together, by their numbers. */
export interface Slice {
  readonly uploadId: number;
  /** The row before the first one. */
  readonly after: number;
  /** The last one. */
  readonly through: number;
}

/** What the list's table would have, by its columns; or all mistakes, by the pointers of fields. */
export type Verdict =
  | {
      readonly record: Readonly<Record<string, unknown>>;
      /** How cells were read that are written otherwise, by their headings. */
      readonly readAs?: Readonly<Record<string, string>>;
    }
  | { readonly mistakes: FieldMessages };

export type JudgeRow = (cells: SheetRow['cells']) => Verdict;

/** A row that the trial found new or changed. */
export interface RightRow {
  readonly number: number;
  readonly outcome: 'new' | 'changed';
  readonly record: unknown;
  readonly target: string | null;
  readonly revision: number | null;
}

/** The slices that it is given hold what the upload wrote; each notes what became of its rows. */
export interface Undoes {
  /** Of some things nothing in the database says that they are in use: false keeps every row made since then. */
  readonly mayRemove?: (tx: Queryable, since: Date) => Promise<boolean>;
  /** The guard throws `Problem` for a row that this person may not change, which ends the job: whoever may begins it again. */
  readonly guardFor?: (tx: Queryable, user: User) => Promise<(id: string) => Promise<void>>;
  /** Changes back what is as the upload left it. It may fail where something refers to a row. */
  readonly restore: (tx: Queryable, slice: Slice, by: By) => Promise<unknown>;
  /** Removes what the upload created and nobody touched since. It may fail where something refers to a row. */
  readonly remove: (tx: Queryable, slice: Slice, by: By) => Promise<unknown>;
  readonly spareTouched: (tx: Queryable, slice: Slice) => Promise<unknown>;
  readonly spareUsed: (tx: Queryable, slice: Slice) => Promise<unknown>;
  /** What was created and is in use is offered no more; absent where that is not known of these rows. */
  readonly switchOff?: (tx: Queryable, id: string, by: By) => Promise<readonly unknown[]>;
}

/** How many there are, and the first of them; rows by their numbers. */
export interface Some<Row> {
  readonly count: number;
  readonly rows: readonly Row[];
}

/** Where the rows of a spreadsheet go. */
export interface UploadTarget {
  /** The columns of the spreadsheet, by the fields of the form. */
  readonly headings: Readonly<Record<string, string>>;
  /** Fields without which a file says nothing of a row; all of them where nothing completes a row. */
  readonly needed?: readonly string[];
  /** Fields whose cells a report shows of a row; the first ones where it is absent. */
  readonly shown?: readonly string[];
  /** Another field by which a row is known where a file has not the column of a needed one. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Columns that are read where the file has them, and that the template has not. */
  readonly marks?: Readonly<Record<string, string>>;
  /** What the list itself calls the columns, in lower case, by which its own file comes back. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** How else files call the columns, the likeliest first, beside what is common to all lists (`layout/synonyms.ts`). */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** What the values of a field look like, by which a column without a heading is known. */
  readonly kinds?: Readonly<Record<string, ColumnKind>>;
  /** The field of a whole name, surname first, or those of its parts: a file may have the other. */
  readonly name?: string | Readonly<Record<keyof NameParts, string>>;
  /** Values of columns that a file may leave out, by the field whose column stands in its rows instead. */
  readonly implied?: Readonly<Record<string, { readonly beside: string; readonly value: string }>>;
  /** Headings of phone numbers, whose first zero a spreadsheet program drops. */
  readonly phones?: readonly string[];
  /** Cells that each row has by what stands above the headings, where the file has no column of them. */
  readonly titled?: (above: readonly RawRow[]) => SheetRow['cells'];
  /** Fills columns that the file does not have with what is stored of the row's record. */
  readonly complete?: (db: Queryable, rows: readonly SheetRow[], user: User) => Promise<readonly SheetRow[]>;
  /** As many as are judged and written in a few milliseconds. */
  readonly rowsAtOnce: number;
  readonly judgeFor: (db: Queryable, user: User) => Promise<JudgeRow>;
  /** Stores verdicts, and says of right rows whether they are new, changed or the same. */
  readonly compare: (tx: Queryable, slice: Slice, verdicts: readonly JudgedRow[], by: By) => Promise<void>;
  /** Writes what is new or changed, and notes it; what it cannot write it leaves as it is. */
  readonly write: (tx: Queryable, slice: Slice, rows: readonly RightRow[], by: By) => Promise<void>;
  /** What a stored value is called, where a field holds an id. */
  readonly nameOf: (field: string, value: unknown) => string | null;
  /** The fields' values from columns of the list's table; where it is absent, the columns are named after the fields. */
  readonly answersOf?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Rows whose change is a question to somebody, with how many there are in all; absent where there are none of the sort. */
  readonly asked?: (db: Queryable, uploadId: number, limit: number) => Promise<Some<number>>;
  /** Who is on the list and not in the file, by the cells that a row is shown by; absent where it says nothing. */
  readonly absent?: (db: Queryable, uploadId: number, limit: number) => Promise<Some<readonly string[]>>;
  readonly undo: Undoes;
  readonly changed: () => Promise<void>;
}

export interface RowMistake {
  readonly column: string | null;
  readonly message: string;
}

export interface JudgedRow {
  readonly number: number;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly mistakes?: readonly RowMistake[];
  /** Whether the record is known to be what is stored. */
  readonly same?: true;
  readonly notices?: SheetRow['notices'];
}
