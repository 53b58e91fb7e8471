import type { SheetRow } from '../sheet/reading.ts';
import type { UploadTarget } from './target.ts';

/** By so many of its first cells a person knows a row again. */
const SHOWN = 4;

export const shownHeadings = ({ headings }: Pick<UploadTarget, 'headings'>): string[] =>
  Object.values(headings).slice(0, SHOWN);

export const shownCells = (target: Pick<UploadTarget, 'headings'>, cells: unknown): string[] =>
  shownHeadings(target).map((heading) => (cells as SheetRow['cells'])[heading] ?? '');
