import { withThousands } from '#rules/money.ts';
import type { Cell } from '../cells.ts';

/** In characters: what fits on a screen beside other columns. */
const [LEAST, MOST] = [8, 60];
/** The cell's margins. */
const AROUND = 2;

/** As wide as the widest of these rows, each column. */
export const widthsOf = (rows: readonly (readonly Cell[])[]): number[] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    Math.min(MOST, Math.max(LEAST, ...rows.map((row) => lengthOf(row[column] ?? null) + AROUND))),
  );

function lengthOf(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell === 'string') return Math.max(...cell.split(/\r?\n/).map((line) => line.length));
  if (typeof cell === 'number') return String(cell).length;
  if ('naira' in cell) return withThousands(Math.trunc(cell.naira)).length + '.00'.length;
  return 'day' in cell ? 'dd/mm/yyyy'.length : 'dd/mm/yyyy hh:mm'.length;
}
