import { cellText } from '#rules/lists/cells.ts';
import type { ColumnDeclaration } from '#rules/lists/listDeclaration.ts';
import { nairaFromKobo } from '#rules/money.ts';

/** Naira with two decimals, so that a spreadsheet can add them up. */
export interface Money {
  readonly naira: number;
}

/** ISO, or a moment that begins so. */
export interface Day {
  readonly day: string;
}

/** ISO; a reader sees the college's clock. */
export interface Moment {
  readonly moment: string;
}

export type Cell = string | number | Money | Day | Moment | null;

/** A value of a row for a file: what the page says, except that figures and dates stay such and what is missing stays empty. */
export function cellOf(column: ColumnDeclaration, value: unknown): Cell {
  if (column.none === undefined && (value === null || value === undefined || value === '')) return null;
  if (column.kind === 'day' && value) return { day: value as string };
  if (column.kind === 'moment' && value) return { moment: value as string };
  if (typeof value !== 'number') return cellText(column, value);
  if (column.kind === 'money') return { naira: nairaFromKobo(value) };
  return column.kind === 'count' ? value : cellText(column, value);
}

/** Naira are said in the heading, as the cells are numbers. */
export const headingOf = ({ title, kind }: ColumnDeclaration): string => (kind === 'money' ? `${title} (₦)` : title);
