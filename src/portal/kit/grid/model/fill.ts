import type { Change, Value } from './sheet.ts';

/** Down a column, from one row to another: both are places in the sheet. */
export interface Span {
  readonly column: string;
  readonly from: number;
  readonly to: number;
}

export const spanRows = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

/** The first cell's value in all that are chosen; of a single cell, the value above it. */
export function filledDown(keys: readonly string[], span: Span, valueAt: (row: number) => Value): readonly Change[] {
  const [first, ...others] = spanRows(span);
  const isSingle = others.length === 0;
  if (isSingle && first === 0) return [];
  const value = valueAt(isSingle ? first! - 1 : first!);
  return (isSingle ? [first!] : others).map((row) => ({ key: keys[row]!, column: span.column, value }));
}
