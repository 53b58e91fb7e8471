import type { CompiledSection, ValidationContext } from '#catalogue/validate.ts';
import { readNumber } from '#form/widgets/readNumber.ts';
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
  readonly rows: readonly SheetRow[];
  /** Nothing can be changed: the sheet was submitted. */
  readonly isClosed?: boolean;
  readonly save: (cells: readonly Queued[]) => Promise<SaveReply>;
}

export const columnsOf = ({ schema: { properties } }: CompiledSection): readonly GridColumn[] =>
  Object.entries(properties).map(([name, { title = name, type }]) => {
    const isFigure = type === 'integer' || type === 'number';
    return { name, title, isFigure, read: (text) => (isFigure ? (readNumber(text.trim()) as Value) : text.trim()) };
  });
