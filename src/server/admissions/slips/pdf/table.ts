import type { SlipReply } from '#contract/admissions/applications.ts';
import {
  COLOUR,
  heightOf,
  keepTogether,
  MARGIN,
  useStyle,
  WIDTH,
  type Paper,
  type TextStyle,
} from '../../../kit/paper/paper.ts';

type Table = NonNullable<SlipReply['groups'][number]['table']>;

const PADDING = 3;
const CELL: TextStyle = { size: 8.5 };
const HEAD: TextStyle = { size: 8.5, bold: true, colour: COLOUR.green };
/** A column is at most this many times as wide as the narrowest. */
const WIDEST = 3;

export function drawTable(paper: Paper, table: Table): void {
  const widths = columnWidths(paper, table);
  drawLine(paper, table.columns, widths, HEAD);
  for (const line of table.lines) {
    const page = paper.bufferedPageRange().count;
    keepTogether(paper, lineHeight(paper, line, widths, CELL));
    if (paper.bufferedPageRange().count > page) drawLine(paper, table.columns, widths, HEAD);
    drawLine(paper, line, widths, CELL);
  }
}

/** Only what must not be parted from the heading above counts: the columns' names and the first line. */
export function tableHeight(paper: Paper, table: Table): number {
  const widths = columnWidths(paper, table);
  return lineHeight(paper, table.columns, widths, HEAD) + lineHeight(paper, table.lines[0] ?? [], widths, CELL);
}

function columnWidths(paper: Paper, { columns, lines }: Table): number[] {
  const longest = columns.map((column, index) =>
    Math.max(widthOf(paper, column, HEAD), ...lines.map((line) => widthOf(paper, line[index] ?? '', CELL))),
  );
  const narrowest = Math.max(40, Math.min(...longest));
  const wished = longest.map((width) => Math.min(Math.max(width, narrowest), narrowest * WIDEST));
  const whole = wished.reduce((sum, width) => sum + width, 0);
  return wished.map((width) => (width / whole) * WIDTH);
}

const widthOf = (paper: Paper, text: string, style: TextStyle) =>
  useStyle(paper, style).widthOfString(text) + 2 * PADDING;

function lineHeight(paper: Paper, cells: readonly string[], widths: readonly number[], style: TextStyle): number {
  return (
    Math.max(0, ...cells.map((cell, index) => heightOf(paper, cell, style, widths[index]! - 2 * PADDING))) + 2 * PADDING
  );
}

function drawLine(paper: Paper, cells: readonly string[], widths: readonly number[], style: TextStyle): void {
  const top = paper.y;
  const bottom = top + lineHeight(paper, cells, widths, style);
  let x = MARGIN;
  cells.forEach((cell, index) => {
    useStyle(paper, style).text(cell, x + PADDING, top + PADDING, { width: widths[index]! - 2 * PADDING });
    x += widths[index]!;
  });
  paper
    .lineWidth(style === HEAD ? 1 : 0.5)
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + WIDTH, bottom)
    .stroke(style === HEAD ? COLOUR.green : COLOUR.line);
  paper.y = bottom;
}
