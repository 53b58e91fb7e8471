import { displayMoment } from '#rules/displayDate.ts';

export type Cell = string | number | null;

export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return displayMoment(value.toISOString());
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
