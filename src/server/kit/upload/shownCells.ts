import type { SheetRow } from '../sheet/reading.ts';
import type { UploadTarget } from './target.ts';

/** By so many of its first cells a person knows a row again. */
const SHOWN = 4;

type Shown = Pick<UploadTarget, 'headings' | 'shown'>;

export const shownHeadings = ({ headings, shown }: Shown): string[] =>
  shown === undefined ? Object.values(headings).slice(0, SHOWN) : shown.map((field) => headings[field]!);

export const shownCells = (target: Shown, cells: unknown): string[] =>
  shownHeadings(target).map((heading) => (cells as SheetRow['cells'])[heading] ?? '');
