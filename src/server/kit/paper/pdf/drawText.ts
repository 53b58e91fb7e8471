import { drawLines, fitted } from '../inLines.ts';
import { COLOUR, keepTogether, MARGIN, useStyle, widthOf, type Paper, type TextStyle } from '../paper.ts';

const TEXT: TextStyle = { size: 10.5 };
const NUMBER_WIDTH = 20;

export const drawText = (paper: Paper, text: string): void => drawBlock(paper, text, MARGIN, widthOf(paper), 8);

/** One of the numbered conditions. */
export function drawPoint(paper: Paper, number: number, point: string): void {
  const width = widthOf(paper) - NUMBER_WIDTH;
  drawBlock(paper, point, MARGIN + NUMBER_WIDTH, width, 4, `${number}.`);
}

const [ABOVE, BAND, BELOW] = [4, 15, 4];
/** With the room around it. */
export const HEADING_HEIGHT = ABOVE + BAND + BELOW;

/** The title of what follows, in a band. An empty one takes no room. */
export function drawHeading(paper: Paper, title: string): void {
  if (title === '') return;
  const top = paper.y + ABOVE;
  paper.rect(MARGIN, top, widthOf(paper), BAND).fill(COLOUR.soft).rect(MARGIN, top, 3, BAND).fill(COLOUR.green);
  useStyle(paper, { size: 9.5, bold: true, colour: COLOUR.green }).text(title, MARGIN + 10, top + 2.5, {
    width: widthOf(paper) - 20,
    lineBreak: false,
  });
  paper.y = top + BAND + BELOW;
}

function drawBlock(paper: Paper, text: string, x: number, width: number, below: number, mark?: string): void {
  const block = fitted(paper, text, TEXT, width);
  keepTogether(paper, block.height);
  const top = paper.y;
  if (mark) useStyle(paper, block.style).text(mark, MARGIN, top, { lineBreak: false });
  drawLines(paper, block, { x, y: top });
  paper.y += below;
}
