import { bottomOf, COLOUR, MARGIN, useStyle, widthOf, type Paper } from './paper.ts';

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
  const [width, bottom] = [widthOf(paper), bottomOf(paper)];
  paper
    .lineWidth(0.5)
    .moveTo(MARGIN, bottom + 10)
    .lineTo(MARGIN + width, bottom + 10)
    .stroke(COLOUR.line);
  useStyle(paper, { size: 7.5, colour: COLOUR.faint }).text(title, MARGIN, bottom + 15, {
    width: width - 80,
    height: 10,
    ellipsis: true,
  });
  paper.text(`Page ${page} of ${pages}`, MARGIN + width - 80, bottom + 15, {
    width: 80,
    align: 'right',
    lineBreak: false,
  });
}
