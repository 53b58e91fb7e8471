import type { PaperPage, PaperTable } from '#contract/kit/paper.ts';
import type { School } from '../../../platform/settings.ts';
import { columnWidths } from '../columnWidths.ts';
import { drawHeadings, drawRow, HEADING_HEIGHT as COLUMNS_HEIGHT } from '../drawRow.ts';
import { bottomOf, MARGIN, type Paper } from '../paper.ts';
import { drawRunningHead } from './drawHead.ts';
import { drawSignatures, signaturesHeight } from './drawSignatures.ts';
import { drawHeading, HEADING_HEIGHT } from './drawText.ts';

/** Thirty of them, a head and the lines to sign fill a page. */
const ROW_HEIGHT = 17;

type Head = Pick<PaperPage, 'title' | 'holder' | 'number'> & { readonly school: School };

/** Each page of a table that is divided has the head of the paper, its columns' names, so many rows, and the lines to sign. */
export function drawTable(paper: Paper, table: PaperTable, head: Head): void {
  const widths = columnWidths(paper, table.columns, [...table.rows, ...table.totals]);
  const pages = pagesOf(table);
  pages.forEach((rows, index) => {
    const foot = signaturesHeight(table.signatures);
    const fits =
      heightOf(table, table.rowsPerPage === null ? rows.slice(0, 1) : rows) + foot <= bottomOf(paper) - paper.y;
    if (index > 0 || !fits) nextPage(paper, table, head);
    drawHeading(paper, table.title);
    drawHeadings(paper, table.columns, widths);
    for (const row of rows) {
      if (paper.y + ROW_HEIGHT > bottomOf(paper)) {
        nextPage(paper, table, head);
        drawHeadings(paper, table.columns, widths);
      }
      drawRow(paper, row, table.columns, widths, ROW_HEIGHT);
    }
    drawSignatures(paper, table.signatures);
  });
  paper.y += 8;
}

/** What is added up stands below the last row, on its page. */
function pagesOf({ rows, totals, rowsPerPage }: PaperTable): (readonly string[])[][] {
  if (rowsPerPage === null) return [[...rows, ...totals]];
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / rowsPerPage)) }, (_, index) =>
    rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage),
  );
  pages.at(-1)!.push(...totals);
  return pages;
}

const heightOf = ({ title }: PaperTable, rows: readonly unknown[]): number =>
  (title === '' ? 0 : HEADING_HEIGHT) + COLUMNS_HEIGHT + rows.length * ROW_HEIGHT;

function nextPage(paper: Paper, { rowsPerPage }: PaperTable, { school, ...page }: Head): void {
  paper.addPage();
  paper.y = MARGIN;
  if (rowsPerPage !== null) drawRunningHead(paper, page, school);
}
