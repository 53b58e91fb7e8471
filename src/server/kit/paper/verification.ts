import type { Static } from 'typebox';
import type { Verification } from '#contract/finance/payments.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { COLOUR, keepTogether, MARGIN, useStyle, WIDTH, type Paper } from './paper.ts';

const SIZE = 78;

interface Verifiable {
  readonly verification: Static<typeof Verification>;
  readonly question: string;
  /** What whoever scans the code is told. */
  readonly answer: string;
  readonly printedAt: Date;
}

export function drawVerification(
  paper: Paper,
  { verification: { url, qrPath, qrSize }, question, answer, printedAt }: Verifiable,
): void {
  keepTogether(paper, SIZE);
  const top = paper.y;
  const x = MARGIN + SIZE + 10;
  const width = WIDTH - SIZE - 10;
  paper
    .save()
    .translate(MARGIN, top)
    .scale(SIZE / qrSize)
    .path(qrPath)
    .fill(COLOUR.ink)
    .restore();
  useStyle(paper, { size: 9.5, bold: true }).text(question, x, top + 14, { width });
  useStyle(paper, { size: 8.5 }).text(answer, { width });
  useStyle(paper, { size: 8.5, colour: COLOUR.green }).text(url, x, paper.y + 3, { width, link: url });
  useStyle(paper, { size: 8, colour: COLOUR.faint }).text(
    `Printed ${lagosDay(printedAt).split('-').reverse().join('/')}`,
    x,
    paper.y + 3,
    { width, link: null },
  );
  paper.y = top + SIZE;
}
