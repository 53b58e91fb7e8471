import { useStyle, widthOf, type Paper, type TextStyle } from './paper.ts';
import type { SheetColumn, SheetRow } from './sheetRow.ts';

export const CELL: TextStyle = { size: 8 };
export const PADDING = 3;

const NARROWEST = 28;
/** What takes more than this part of the page wraps. */
const WIDEST = 0.4;

/** Each column has room for its longest word, by the heading and the first rows; what is left goes to those whose texts are longer. */
export function columnWidths(paper: Paper, columns: readonly SheetColumn[], sample: readonly SheetRow[]): number[] {
  const width = widthOf(paper);
  const widthOfText = (text: string, isBold: boolean) =>
    Math.min(width * WIDEST, useStyle(paper, { ...CELL, bold: isBold }).widthOfString(text) + 2 * PADDING + 1);
  const least = columns.map(({ title }, index) =>
    longest([
      ...title.split(' ').map((word) => widthOfText(word, true)),
      ...sample.flatMap((row) => (row[index] ?? '').split(' ').map((word) => widthOfText(word, false))),
    ]),
  );
  const wished = columns.map((_, index) =>
    longest([least[index]!, ...sample.map((row) => widthOfText(row[index] ?? '', false))]),
  );
  const [leastOfAll, wishedOfAll] = [sum(least), sum(wished)];
  if (leastOfAll >= width || wishedOfAll <= width) return inWhole(leastOfAll >= width ? least : wished, width);
  const part = (width - leastOfAll) / (wishedOfAll - leastOfAll);
  return least.map((narrow, index) => narrow + (wished[index]! - narrow) * part);
}

const longest = (widths: readonly number[]) => Math.max(NARROWEST, ...widths);
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
const inWhole = (widths: readonly number[], whole: number) => widths.map((width) => (width / sum(widths)) * whole);
