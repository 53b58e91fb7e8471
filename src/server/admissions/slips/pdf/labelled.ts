import { COLOUR, heightOf, useStyle, type Paper, type TextStyle } from '../../../kit/paper/paper.ts';

interface Labelled {
  readonly label: string;
  readonly value: string;
}

const LABEL: TextStyle = { size: 8, colour: COLOUR.faint };
const VALUE: TextStyle = { size: 9 };

const LABEL_WIDTH = 88;
const GAP = 6;
const LINE_GAP = 2;

export function drawLabelled(paper: Paper, { label, value }: Labelled, x: number, top: number, width: number): void {
  useStyle(paper, LABEL).text(label, x, top + 1, { width: LABEL_WIDTH - GAP });
  useStyle(paper, VALUE).text(value, x + LABEL_WIDTH, top, { width: width - LABEL_WIDTH });
}

export function labelledHeight(paper: Paper, { label, value }: Labelled, width: number): number {
  return (
    Math.max(heightOf(paper, label, LABEL, LABEL_WIDTH - GAP) + 1, heightOf(paper, value, VALUE, width - LABEL_WIDTH)) +
    LINE_GAP
  );
}
