import type { Parameter } from '../../platform/database/statement.ts';

/** A column of the key, and how its values are compared. */
export type Key = Readonly<Record<string, 'exact' | 'lower' | 'upper'>>;

export interface Compared {
  readonly table: string;
  /** The columns that a row of the spreadsheet fills. */
  readonly columns: Readonly<Record<string, Parameter>>;
  readonly key: Key;
  /** Of the columns, those that an upload changes. */
  readonly changes: readonly string[];
  /** 'course' */
  readonly one: string;
}
