import { cellText } from '#rules/lists/cells.ts';
import type { ColumnDeclaration } from '#rules/lists/listDeclaration.ts';
import { nairaFromKobo } from '#rules/money.ts';

/** Naira with two decimals, so that a spreadsheet can add them up. */
export interface Money {
  readonly naira: number;
}

export type Cell = string | number | Money | null;

/** A value of a row for a file: what the page says, except that figures stay figures and what is missing stays empty. */
export function cellOf(column: ColumnDeclaration, value: unknown): Cell {
  if (column.none === undefined && (value === null || value === undefined || value === '')) return null;
  if (typeof value !== 'number') return cellText(column, value);
  if (column.kind === 'money') return { naira: nairaFromKobo(value) };
  return column.kind === 'count' ? value : cellText(column, value);
}

/** Naira are said in the heading, as the cells are numbers. */
export const headingOf = ({ title, kind }: ColumnDeclaration): string => (kind === 'money' ? `${title} (₦)` : title);
