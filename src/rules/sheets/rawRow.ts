/** A row as its file has it: only cells with something in them, by their columns, of which the first is 1. */
export interface RawRow {
  readonly number: number;
  readonly cells: readonly (readonly [column: number, text: string])[];
}

export const cellAt = ({ cells }: RawRow, column: number): string =>
  cells.find(([place]) => place === column)?.[1] ?? '';

export const widthOf = (rows: readonly RawRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.at(-1)?.[0] ?? 0));
