import type { SheetRow } from '../sheet/reading.ts';

/** The word by which a cell empties what is stored: an empty one leaves it. */
export const CLEAR = 'CLEAR';

export const UNCLEAR = `a dash says nothing. Please leave the cell empty, or write ${CLEAR} to empty what is stored`;

/** Someone may mean 'none' by it, or 'as it was'. */
export const isDash = (cell: string): boolean => /^[-\u2010-\u2015\u2212_\s]+$/.test(cell);

export const withoutCleared = (cells: SheetRow['cells']): SheetRow['cells'] =>
  Object.values(cells).some((cell) => cell === CLEAR)
    ? Object.fromEntries(Object.entries(cells).map(([heading, cell]) => [heading, cell === CLEAR ? '' : cell]))
    : cells;
