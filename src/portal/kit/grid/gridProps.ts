import type { CompiledSection, ValidationContext } from '#catalogue/validate.ts';
import type { Value } from './model/sheet.ts';
import type { Queued } from './queue.ts';
import type { SaveReply } from './autosave.ts';

export interface SheetRow {
  /** A matric number. */
  readonly key: string;
  readonly name: string;
  /** By the names of the form's fields; '' where there is none. */
  readonly values: Readonly<Record<string, Value>>;
}

export interface GridColumn {
  readonly name: string;
  readonly title: string;
  readonly isFigure: boolean;
  read(text: string): Value;
}

export interface ResultColumn {
  readonly title: string;
  /** Called for rows without a mistake: what was refused has no result. @param key that of the row */
  of(values: Readonly<Record<string, Value>>, key: string): string;
}

export interface GridProps {
  /** 'Scores of ENG 101' */
  readonly title: string;
  /** Names the sheet among all of the college, for what waits on the device: 'scores/2026-2027/ENG-101'. */
  readonly sheet: string;
  /** 'Matric number' */
  readonly keyTitle: string;
  readonly nameTitle: string;
  /** The declared form of one row: its fields are the columns, and it judges them here as on the server. */
  readonly form: CompiledSection;
  readonly context: ValidationContext;
  /** How a column's text is read: '12,5' is 12.5, and 'a' a code. What it cannot read stays as typed. */
  readonly read: (column: string, text: string) => Value;
  /** Columns that follow from the others and take no key: a total, a grade. The object must keep its identity. */
  readonly results?: readonly ResultColumn[];
  readonly rows: readonly SheetRow[];
  /** Nothing can be changed: the sheet was submitted. */
  readonly isClosed?: boolean;
  readonly save: (cells: readonly Queued[]) => Promise<SaveReply>;
}

export const columnsOf = (
  { schema: { properties } }: CompiledSection,
  read: GridProps['read'],
): readonly GridColumn[] =>
  Object.entries(properties).map(([name, { title = name, type }]) => ({
    name,
    title,
    isFigure: type === 'integer' || type === 'number',
    read: (text) => read(name, text),
  }));
