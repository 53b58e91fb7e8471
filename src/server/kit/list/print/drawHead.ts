import { displayMoment } from '#rules/displayDate.ts';
import { COLOUR, MARGIN, useStyle, WIDTH, type Paper } from '../../paper/paper.ts';
import { HEAD_HEIGHT } from './pages.ts';
import type { Sheet } from './sheet.ts';

export function drawHead(paper: Paper, { school, title, filters, printedBy, printedAt }: Omit<Sheet, 'count'>): void {
  paper.rect(0, 0, paper.page.width, 8).fill(COLOUR.green);
  useStyle(paper, { size: 15, bold: true, colour: COLOUR.green }).text(school.name, MARGIN, MARGIN - 12, {
    width: WIDTH,
    height: 18,
    ellipsis: true,
  });
  useStyle(paper, { size: 12, bold: true }).text(title, MARGIN, MARGIN + 11, {
    width: WIDTH,
    height: 15,
    ellipsis: true,
  });
  useStyle(paper, { size: 8.5 }).text(filters || 'All', MARGIN, MARGIN + 29, {
    width: WIDTH,
    height: 21,
    ellipsis: true,
  });
  useStyle(paper, { size: 8, colour: COLOUR.faint }).text(
    `Printed by ${printedBy} on ${displayMoment(printedAt.toISOString())}`,
    MARGIN,
    MARGIN + 54,
    { width: WIDTH, height: 10, ellipsis: true },
  );
  paper.y = MARGIN + HEAD_HEIGHT;
}
