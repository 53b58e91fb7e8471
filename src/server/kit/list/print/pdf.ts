import { setImmediate } from 'node:timers/promises';
import { drawFooter } from '../../paper/footer.ts';
import { MARGIN, createPdf, type Paper } from '../../paper/paper.ts';
import { columnWidths } from './columnWidths.ts';
import { drawClosing } from './drawClosing.ts';
import { drawHead } from './drawHead.ts';
import { drawHeadings, drawRow } from './drawRow.ts';
import { closingHeight, fits, pageCount, ROWS_A_PAGE } from './pages.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/**
 * Pages go out as they are drawn, so that a long list needs no more memory than a short one, and others are served after each.
 * A page takes 30 rows.
 */
export async function* pdf(sheet: Sheet, rows: AsyncIterable<SheetRow>): AsyncGenerator<Buffer> {
  const { school, title, columns, totals, signatures, printedAt, count } = sheet;
  const closing = closingHeight(signatures.length, totals.length);
  const pages = pageCount(count, closing);
  const paper = createPdf({ Title: title, Author: school.name, CreationDate: printedAt }, true);
  const { first, all } = await peek(rows, ROWS_A_PAGE);
  const widths = columnWidths(paper, columns, first);
  let [page, onPage, drawn] = [1, 0, 0];

  const endPage = () => drawFooter(paper, `${school.name}  ·  ${title}`, page, Math.max(page, pages));
  async function* nextPage() {
    endPage();
    paper.addPage();
    paper.y = MARGIN;
    [page, onPage] = [page + 1, 0];
    await setImmediate();
    yield* written(paper);
  }

  drawHead(paper, sheet);
  drawHeadings(paper, columns, widths);
  for await (const row of all) {
    if (onPage === ROWS_A_PAGE) {
      yield* nextPage();
      drawHeadings(paper, columns, widths);
    }
    drawRow(paper, row, columns, widths);
    [onPage, drawn] = [onPage + 1, drawn + 1];
  }
  if (!fits(page === 1, onPage, closing)) yield* nextPage();
  for (const total of totals) drawRow(paper, total, columns, widths);
  drawClosing(paper, drawn, signatures);
  endPage();
  paper.end();
  for await (const bytes of paper) yield bytes as Buffer;
}

function* written(paper: Paper): Generator<Buffer> {
  const bytes = paper.read() as Buffer | null;
  if (bytes) yield bytes;
}

/** The first of them, to look at, and all of them, to go through once. */
async function peek<Row>(rows: AsyncIterable<Row>, most: number) {
  const iterator = rows[Symbol.asyncIterator]();
  const first: Row[] = [];
  while (first.length < most) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
  }
  async function* all() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { first, all: all() };
}
