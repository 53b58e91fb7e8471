import type { Parameter } from '../../platform/database/statement.ts';

/** A column of the key, and how its values are compared. */
export type Key = Readonly<Record<string, 'exact' | 'lower' | 'upper'>>;

/** A column that says of a row when or how it was written: SQL that may say `$now` and `$actor`. */
export interface Stamp {
  readonly type: Parameter;
  readonly created?: string;
  readonly corrected?: string;
}

export interface Compared {
  /** Its rows have an `id` and a `revision`. */
  readonly table: string;
  /** `int4` unless said. */
  readonly idType?: 'int4' | 'uuid';
  /** The columns that a row of the spreadsheet fills. */
  readonly columns: Readonly<Record<string, Parameter>>;
  readonly key: Key;
  /** Of the columns, those that an upload changes. */
  readonly changes: readonly string[];
  readonly stamps?: Readonly<Record<string, Stamp>>;
  /** Conditions on a row of the table `t` under which an undo spares it though nothing in the database refers to it, by what a person is told. */
  readonly uses?: Readonly<Record<string, string>>;
  /** The condition on a row of the table `t` under which it is its owner who changed what the upload created: an undo switches it off. */
  readonly takenUp?: string;
  /** 'course' */
  readonly one: string;
}
