import { isAnswers, isBlankRow, normalise } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

export type Row = Readonly<Record<string, unknown>>;

/** `key` stays the same while other rows come and go. */
export interface Entry {
  readonly key: number;
  readonly index: number;
  readonly row: Row;
}

export const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.map((row) => (isAnswers(row) ? row : {})) : [];

export const isBlank = (list: FieldSchema, row: Row): boolean =>
  isBlankRow(list.items, normalise(list.items ?? {}, row));

export const questionsOf = (list: FieldSchema, pointer: string, indexes: readonly number[]): string[] =>
  indexes.flatMap((index) =>
    Object.keys(list.items?.properties ?? {}).map((name) => childPointer(childPointer(pointer, index), name)),
  );

export const mistakesIn = (errors: Readonly<Record<string, string>>, rowPointer: string): number =>
  Object.keys(errors).filter((at) => at.startsWith(`${rowPointer}/`)).length;

export const restored = (entries: readonly Entry[], entry: Entry, index: number): Entry[] =>
  entries.toSpliced(Math.min(index, entries.length), 0, entry);
