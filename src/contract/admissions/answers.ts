import type { DocumentFacts } from './documents.ts';

export type AnswerKind =
  'text' | 'number' | 'day' | 'choice' | 'several' | 'yes-no' | 'file' | 'group' | 'rows' | 'undeclared';

/** A question in the words in which it was asked, and what was answered, in words too. */
export interface Reading {
  /** As a slip names it, with the numbers of rows: `o-level-result/oLevelInfo/0/examNumber`. */
  readonly path: string;
  readonly question: string;
  readonly kind: AnswerKind;
  /** Null where nothing was answered, and where it is not shown. */
  readonly answer: string | null;
  /** Of a file that is there. */
  readonly file?: DocumentFacts;
  /** It is sensitive, and read elsewhere by those who may. */
  readonly isHidden?: true;
  /** The answers of a group, which is one row, and of each row. */
  readonly rows?: readonly ReadingRow[];
}

export interface ReadingRow {
  readonly title: string;
  readonly readings: readonly Reading[];
}

export interface SectionReading {
  readonly name: string;
  readonly title: string;
  readonly readings: readonly Reading[];
}
