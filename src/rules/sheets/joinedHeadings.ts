import type { RawRow } from './rawRow.ts';

/**
 * A heading over several columns has theirs in the row below it: 'Scores' over 'CA (30)' and 'Exam (70)'. Undefined where the
 * second row is none, but one of the list: it then has something below a heading of one column.
 */
export function joinedHeadings(upper: RawRow, lower: RawRow): ReadonlyMap<number, string> | undefined {
  if (lower.cells.length === 0 || lower.cells.some(([, text]) => /^[\d.,\s+*-]+$/.test(text))) return undefined;
  const tops = new Map(upper.cells);
  const below = new Map(lower.cells);
  const groupOf = (column: number) => upper.cells.findLast(([place]) => place <= column)?.[0] ?? 0;
  const groups = new Set([...below.keys()].map(groupOf));
  const isGroup = (column: number) => !tops.has(column + 1) && below.has(column + 1);
  if ([...groups].some((column) => column === 0 || !isGroup(column)) || tops.size - groups.size < 1) return undefined;
  return new Map(
    [...new Set([...tops.keys(), ...below.keys()])]
      .sort((one, other) => one - other)
      .map((column) => [
        column,
        below.has(column) ? `${tops.get(groupOf(column))!}: ${below.get(column)!}` : tops.get(column)!,
      ]),
  );
}
