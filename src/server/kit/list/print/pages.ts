import { HEADING_HEIGHT, ROW_HEIGHT } from '../../paper/drawRow.ts';
import { BOTTOM, MARGIN } from '../../paper/paper.ts';

/** The specification's number. */
export const ROWS_A_PAGE = 30;
/** What stands above the rows of the first page. */
export const HEAD_HEIGHT = 84;

const COUNT_HEIGHT = 22;
const SIGNATURE_HEIGHT = 64;

export const closingHeight = (signatures: number, totals: number): number =>
  COUNT_HEIGHT + totals * ROW_HEIGHT + (signatures > 0 ? SIGNATURE_HEIGHT : 0);

/** Known before the first page is drawn, since every row is as high as any: 'Page 1 of 12' goes out before the twelfth is read. */
export function pageCount(rows: number, closing: number): number {
  const pages = Math.max(1, Math.ceil(rows / ROWS_A_PAGE));
  const rowsOfLast = rows - (pages - 1) * ROWS_A_PAGE;
  return pages + (fits(pages === 1, rowsOfLast, closing) ? 0 : 1);
}

export const fits = (isFirst: boolean, rows: number, closing: number): boolean =>
  MARGIN + (isFirst ? HEAD_HEIGHT : 0) + HEADING_HEIGHT + rows * ROW_HEIGHT + closing <= BOTTOM;
