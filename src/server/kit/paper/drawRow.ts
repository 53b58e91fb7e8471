import { drawLines, inLines, type Wrapped } from './inLines.ts';
import { COLOUR, MARGIN, useStyle, widthOf, type Paper, type TextStyle } from './paper.ts';
import { CELL, PADDING } from './columnWidths.ts';
import type { SheetColumn, SheetRow } from './sheetRow.ts';

interface Line {
  readonly height: number;
  readonly style: TextStyle;
  /** Of the rule below it. */
  readonly rule: { readonly width: number; readonly colour: string };
}

/** Their heights give each two lines. */
export const ROW_HEIGHT = 21;
export const HEADING_HEIGHT = 24;

const HEADING: Line = {
  height: HEADING_HEIGHT,
  style: { ...CELL, bold: true, colour: COLOUR.green },
  rule: { width: 1, colour: COLOUR.green },
};
const ROW: Line = { height: ROW_HEIGHT, style: CELL, rule: { width: 0.5, colour: COLOUR.line } };

export const drawHeadings = (paper: Paper, columns: readonly SheetColumn[], widths: readonly number[]): void =>
  drawLine(
    paper,
    columns.map(({ title }) => title),
    columns,
    widths,
    HEADING,
  );

export const drawRow = (
  paper: Paper,
  row: SheetRow,
  columns: readonly SheetColumn[],
  widths: readonly number[],
  height = ROW_HEIGHT,
): void => drawLine(paper, row, columns, widths, { ...ROW, height });

function drawLine(
  paper: Paper,
  row: SheetRow,
  columns: readonly SheetColumn[],
  widths: readonly number[],
  { height, style, rule }: Line,
): void {
  const top = paper.y;
  let x = MARGIN;
  row.forEach((text, index) => {
    drawCell(
      paper,
      text,
      { x: x + PADDING, top, width: widths[index]! - 2 * PADDING, height },
      style,
      columns[index]!.isFigure,
    );
    x += widths[index]!;
  });
  paper
    .lineWidth(rule.width)
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + widthOf(paper), top + height)
    .stroke(rule.colour);
  paper.y = top + height;
}

interface Box {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Smaller letters before fewer words: every row has one height. */
const SIZES = [8, 6.5, 5.5, 4.5];

function drawCell(
  paper: Paper,
  text: string,
  { x, top, width, height }: Box,
  style: TextStyle,
  isFigure: boolean,
): void {
  if (text === '') return;
  const cell = inCell(paper, text, style, width, height - 1);
  drawLines(paper, cell, { x, y: top + (height - cell.height) / 2, ...(isFigure && { right: x + width }) });
}

function inCell(paper: Paper, text: string, style: TextStyle, width: number, height: number): Wrapped {
  let wrapped: Wrapped | undefined;
  for (const size of SIZES) {
    wrapped = inLines(paper, text, { ...style, size }, width);
    if (wrapped.isWhole && wrapped.height <= height) return wrapped;
  }
  return cut(paper, wrapped!, height);
}

/** As many lines as there is room for. */
function cut(paper: Paper, cell: Wrapped, height: number): Wrapped {
  useStyle(paper, cell.style);
  const high = paper.currentLineHeight(true);
  const lines = cell.lines.slice(0, Math.max(1, Math.floor(height / high)));
  if (lines.length === cell.lines.length) return cell;
  return { ...cell, lines: [...lines.slice(0, -1), `${lines.at(-1)}…`], height: lines.length * high };
}
