/**
 * A list of the house as `schemas/lists/<wing>/<name>.json` declares it: its columns, once, for the page, the file, the
 * print and the filters. As an imported JSON file has it, so that names are known to the types and words are texts.
 */
export interface ListDeclaration {
  readonly title: string;
  /** What its rows are, where the title says something else: 'Students' of 'Search student'. */
  readonly records?: string;
  readonly lead?: string;
  /** What the search looks through: 'Name, username, email'. */
  readonly searches?: string;
  /** Said while there is nothing at all. */
  readonly empty: string;
  /** From left to right; the first is the record's name. */
  readonly columns: Readonly<Record<string, ColumnDeclaration>>;
  /** What can be chosen on the page, by the names of the query. */
  readonly filters?: Readonly<Record<string, FilterDeclaration>>;
  /** What can be done to many of its records at once, by the name of the act. */
  readonly bulk?: Readonly<Record<string, BulkDeclaration>>;
  /** What is often asked of it, in the order of the menu. */
  readonly presets?: Readonly<Record<string, PresetDeclaration>>;
  /** Who signs it on paper, from left to right: 'Head of department'. */
  readonly signatures?: readonly string[];
}

export interface ColumnDeclaration {
  readonly title: string;
  /** One of `CELLS`; a text without it. */
  readonly kind?: string;
  /** What each value is called, where values are codes. */
  readonly values?: Readonly<Record<string, string>>;
  /** The colours of a status, by value. */
  readonly looks?: Readonly<Record<string, string>>;
  /** Said where there is no value. */
  readonly none?: string;
  /** Whether the list can be sorted by it. */
  readonly sort?: boolean;
  /** Whether it is added up, at the foot of the page and in the file's last line. */
  readonly sum?: boolean;
  /** Shown only when it is chosen. */
  readonly spare?: boolean;
}

export interface FilterDeclaration {
  /** The title of the column of this name without it. */
  readonly title?: string;
  /** The address of the list that is chosen from. Without it: these values, those of the column of this name, or a day. */
  readonly from?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly kind?: string;
}

export interface BulkDeclaration {
  /** What the button says: 'Deactivate'. */
  readonly title: string;
  /** What was done, after a number: 'deactivated'. */
  readonly done: string;
  /** Who lacks it is not offered the act, and is refused. */
  readonly claim: string;
  /** Nobody may do it while impersonating. */
  readonly inPerson?: boolean;
  /** It takes something away, and looks so. */
  readonly danger?: boolean;
  /** What it means, said before it is done. */
  readonly question: string;
  /** What is asked for the audit log: 'Why are these accounts closed?'. Without it no reason is asked. */
  readonly reason?: string;
  /** The act that undoes it. */
  readonly inverse?: string;
}

export interface PresetDeclaration {
  readonly title: string;
  /** By the names of the query; 'today' is the day on which it is chosen. */
  readonly query: Readonly<Record<string, string>>;
}

/** The name of its file, of the sheet and of the print. A page may be named after what is done there, and a file holds rows. */
export const recordsTitle = ({ records, title }: Pick<ListDeclaration, 'records' | 'title'>): string =>
  records ?? title;
