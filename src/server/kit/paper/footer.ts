import { BOTTOM, COLOUR, MARGIN, useStyle, WIDTH, type Paper } from './paper.ts';

/** Must be drawn last, when the number of pages is known. */
export function drawFooters(paper: Paper, title: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    drawFooter(paper, title, page + 1, count);
  }
}

/** On the page that is drawn now. */
export function drawFooter(paper: Paper, title: string, page: number, pages: number): void {
  paper
    .lineWidth(0.5)
    .moveTo(MARGIN, BOTTOM + 10)
    .lineTo(MARGIN + WIDTH, BOTTOM + 10)
    .stroke(COLOUR.line);
  useStyle(paper, { size: 7.5, colour: COLOUR.faint }).text(title, MARGIN, BOTTOM + 15, {
    width: WIDTH - 80,
    height: 10,
    ellipsis: true,
  });
  paper.text(`Page ${page} of ${pages}`, MARGIN + WIDTH - 80, BOTTOM + 15, {
    width: 80,
    align: 'right',
    lineBreak: false,
  });
}
