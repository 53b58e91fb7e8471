import { isAnswers } from '#catalogue/normalise.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

export type Row = Readonly<Record<string, unknown>>;

const NO_ANSWERS: Row = {};

/** There are as many rows as there may be; the unanswered ones are empty. */
export function rowsOf(value: unknown, field: FieldSchema): Row[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: Math.max(field.maxItems ?? 0, given.length) }, (_, index) =>
    isAnswers(given[index]) ? given[index] : NO_ANSWERS,
  );
}

export interface Column {
  readonly name: string;
  readonly field: FieldSchema;
}

export const columnsOf = (field: FieldSchema): Column[] =>
  Object.entries(field.items?.properties ?? {}).map(([name, column]) => ({ name, field: column }));

export const isEmptyRow = (row: Row): boolean => Object.values(row).every((answer) => answer === undefined);

/** With some of its answers, but not all. */
export const isHalf = (row: Row, field: FieldSchema): boolean =>
  !isEmptyRow(row) && columnsOf(field).some(({ name }) => row[name] === undefined);

export function completeRows(rows: readonly Row[], field: FieldSchema): number {
  const columns = columnsOf(field);
  return rows.filter((row) => columns.every(({ name }) => row[name] !== undefined)).length;
}

/** Gives each row the number (from 1) of an earlier row with the same answer in that column. */
export function repeatedFrom(rows: readonly Row[], column: string): (number | undefined)[] {
  return rows.map((row, index) => {
    const earlier = row[column] === undefined ? -1 : rows.findIndex((other) => other[column] === row[column]);
    return earlier >= 0 && earlier < index ? earlier + 1 : undefined;
  });
}
