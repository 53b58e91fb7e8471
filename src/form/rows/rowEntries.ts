import { isAnswers, isBlankRow, normalise } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A row with a key that stays its own while others come and go. */
export interface Entry {
  readonly key: number;
  readonly index: number;
  readonly row: Row;
}

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map((row) => (isAnswers(row) ? row : {})) : []);

/** Whether nothing has been answered in a row as it is being filled. */
export const isBlank = (list: FieldSchema, row: Row): boolean => isBlankRow(list.items, normalise(list.items ?? {}, row));

/** The pointers of all questions of these rows, by which they are judged. */
export const questionsOf = (list: FieldSchema, pointer: string, indexes: readonly number[]): string[] =>
  indexes.flatMap((index) => Object.keys(list.items?.properties ?? {}).map((name) => childPointer(childPointer(pointer, index), name)));

/** How many mistakes are told in a row. */
export const mistakesIn = (errors: Readonly<Record<string, string>>, rowPointer: string): number =>
  Object.keys(errors).filter((at) => at.startsWith(`${rowPointer}/`)).length;

/** The rows again with one that was removed, where it stood. */
export const restored = (entries: readonly Entry[], entry: Entry, index: number): Entry[] => entries.toSpliced(Math.min(index, entries.length), 0, entry);
