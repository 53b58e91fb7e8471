import { withThousands } from '#rules/money.ts';
import { COLOUR, MARGIN, useStyle, WIDTH, type Paper } from '../../paper/paper.ts';

const GAP = 24;
const SPACE_TO_SIGN = 40;

/** How many rows there were, and the lines to sign. */
export function drawClosing(paper: Paper, rows: number, signatures: readonly string[]): void {
  useStyle(paper, { size: 8.5, bold: true }).text(`${withThousands(rows)} in all`, MARGIN, paper.y + 6, {
    lineBreak: false,
  });
  const width = (WIDTH - GAP * (signatures.length - 1)) / signatures.length;
  const line = paper.y + SPACE_TO_SIGN;
  signatures.forEach((signature, index) => {
    const x = MARGIN + index * (width + GAP);
    paper
      .lineWidth(0.75)
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke(COLOUR.ink);
    useStyle(paper, { size: 8, colour: COLOUR.faint }).text(`${signature}: name, signature, date`, x, line + 3, {
      width,
      height: 10,
      ellipsis: true,
    });
  });
}
