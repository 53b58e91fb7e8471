import type { SlipReply } from '#contract/admissions/applications.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { COLOUR, keepTogether, MARGIN, useStyle, WIDTH, type Paper } from '../../../kit/paper/paper.ts';

const SIZE = 78;

export function drawVerification(paper: Paper, { url, qrPath, qrSize }: SlipReply['verification'], printedAt: Date): void {
  keepTogether(paper, SIZE);
  const top = paper.y;
  const x = MARGIN + SIZE + 10;
  const width = WIDTH - SIZE - 10;
  paper.save().translate(MARGIN, top).scale(SIZE / qrSize).path(qrPath).fill(COLOUR.ink).restore();
  useStyle(paper, { size: 9.5, bold: true }).text('Is this slip genuine?', x, top + 14, { width });
  useStyle(paper, { size: 8.5 }).text('Scan the code or open its address: the college answers with initials, programme, session and status.', { width });
  useStyle(paper, { size: 8.5, colour: COLOUR.green }).text(url, x, paper.y + 3, { width, link: url });
  useStyle(paper, { size: 8, colour: COLOUR.faint }).text(`Printed ${lagosDay(printedAt).split('-').reverse().join('/')}`, x, paper.y + 3, { width, link: null });
  paper.y = top + SIZE;
}
