import { fitted } from '../inLines.ts';
import { COLOUR, keepTogether, MARGIN, useStyle, WIDTH, type Paper, type TextStyle } from '../paper.ts';

const TEXT: TextStyle = { size: 10.5 };
const NUMBER_WIDTH = 20;

export const drawText = (paper: Paper, text: string): void => drawBlock(paper, text, MARGIN, WIDTH, 8);

/** One of the numbered conditions. */
export function drawPoint(paper: Paper, number: number, point: string): void {
  const width = WIDTH - NUMBER_WIDTH;
  drawBlock(paper, point, MARGIN + NUMBER_WIDTH, width, 4, `${number}.`);
}

export const HEADING_HEIGHT = 15;

/** The title of what follows, in a band. An empty one takes no room. */
export function drawHeading(paper: Paper, title: string): void {
  if (title === '') return;
  const top = paper.y;
  paper
    .rect(MARGIN, top, WIDTH, HEADING_HEIGHT)
    .fill(COLOUR.soft)
    .rect(MARGIN, top, 3, HEADING_HEIGHT)
    .fill(COLOUR.green);
  useStyle(paper, { size: 9.5, bold: true, colour: COLOUR.green }).text(title, MARGIN + 10, top + 2.5, {
    width: WIDTH - 20,
    lineBreak: false,
  });
  paper.y = top + HEADING_HEIGHT + 4;
}

function drawBlock(paper: Paper, text: string, x: number, width: number, below: number, mark?: string): void {
  const { text: lines, style } = fitted(paper, text, TEXT, width);
  const options = { width: width + 1, lineGap: 1.5 };
  const height = useStyle(paper, style).heightOfString(lines, options);
  keepTogether(paper, height);
  const top = paper.y;
  if (mark) useStyle(paper, style).text(mark, MARGIN, top, { lineBreak: false });
  useStyle(paper, style).text(lines, x, top, options);
  paper.y = top + height + below;
}
