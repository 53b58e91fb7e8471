import { COLOUR, keepTogether, MARGIN, useStyle, widthOf, type Paper } from '../paper.ts';

const GAP = 20;
const MOST_IN_LINE = 4;
const SPACE_TO_SIGN = 30;

export const signaturesHeight = (signatures: readonly string[]): number =>
  Math.ceil(signatures.length / MOST_IN_LINE) * (SPACE_TO_SIGN + 16);

/** A line for each to sign on. */
export function drawSignatures(paper: Paper, signatures: readonly string[]): void {
  keepTogether(paper, signaturesHeight(signatures));
  const width =
    (widthOf(paper) - GAP * (Math.min(signatures.length, MOST_IN_LINE) - 1)) /
    Math.min(signatures.length, MOST_IN_LINE);
  for (let first = 0; first < signatures.length; first += MOST_IN_LINE) {
    const line = paper.y + SPACE_TO_SIGN;
    signatures.slice(first, first + MOST_IN_LINE).forEach((signature, index) => {
      const x = MARGIN + index * (width + GAP);
      paper
        .lineWidth(0.75)
        .moveTo(x, line)
        .lineTo(x + width, line)
        .stroke(COLOUR.ink);
      useStyle(paper, { size: 8, colour: COLOUR.faint }).text(`${signature}: signature, date`, x, line + 3, {
        width,
        height: 10,
        ellipsis: true,
      });
    });
    paper.y = line + 16;
  }
}
