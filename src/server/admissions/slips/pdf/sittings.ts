import type { SlipReply } from '#contract/admissions/applications.ts';
import { drawLabelled, labelledHeight } from './labelled.ts';
import { COLOUR, heightOf, keepTogether, MARGIN, useStyle, WIDTH, type Paper } from '../../../kit/paper/paper.ts';

type Sitting = SlipReply['groups'][number]['sittings'][number];
type Result = Sitting['subjects'][number];

const GAP = 18;
const TITLE_HEIGHT = 14;
const ABOVE_TABLE = 3;
const PADDING = 1.5;
const GRADE_WIDTH = 44;
const RESULT = { size: 8.5 };

export function drawSittings(paper: Paper, sittings: readonly Sitting[]): void {
  const height = sittingsHeight(paper, sittings);
  keepTogether(paper, height);
  const top = paper.y;
  const width = columnWidth(sittings);
  const tableTop = top + detailsHeight(paper, sittings);
  sittings.forEach((sitting, index) => {
    const x = MARGIN + index * (width + GAP);
    drawDetails(paper, sitting, x, top, width);
    drawResults(paper, sitting, x, tableTop, width);
  });
  paper.y = top + height;
}

export function sittingsHeight(paper: Paper, sittings: readonly Sitting[]): number {
  const width = columnWidth(sittings);
  const tables = sittings.map(({ subjects }) =>
    sum([HEAD, ...subjects].map((result) => resultHeight(paper, result, width))),
  );
  return detailsHeight(paper, sittings) + Math.max(0, ...tables);
}

const HEAD: Result = { subject: 'Subject', grade: 'Grade' };

const columnWidth = ({ length }: readonly Sitting[]) => (WIDTH - GAP * (length - 1)) / length;

function detailsHeight(paper: Paper, sittings: readonly Sitting[]): number {
  const width = columnWidth(sittings);
  const details = sittings.map(({ rows }) => sum(rows.map((row) => labelledHeight(paper, row, width))));
  return TITLE_HEIGHT + Math.max(0, ...details) + ABOVE_TABLE;
}

function drawDetails(paper: Paper, { title, rows }: Sitting, x: number, top: number, width: number): void {
  useStyle(paper, { size: 9.5, bold: true }).text(title, x, top, { width, lineBreak: false });
  let y = top + TITLE_HEIGHT;
  for (const row of rows) {
    drawLabelled(paper, row, x, y, width);
    y += labelledHeight(paper, row, width);
  }
}

function drawResults(paper: Paper, { subjects }: Sitting, x: number, top: number, width: number): void {
  let y = top;
  for (const result of [HEAD, ...subjects]) {
    drawResult(paper, result, x, y, width);
    y += resultHeight(paper, result, width);
  }
}

const resultHeight = (paper: Paper, { subject }: Result, width: number) =>
  heightOf(paper, subject, RESULT, width - GRADE_WIDTH - PADDING) + 2 * PADDING;

function drawResult(paper: Paper, result: Result, x: number, y: number, width: number): void {
  const bottom = y + resultHeight(paper, result, width);
  const style = result === HEAD ? { ...RESULT, bold: true, colour: COLOUR.green } : RESULT;
  useStyle(paper, style).text(result.subject, x + PADDING, y + PADDING, { width: width - GRADE_WIDTH - PADDING });
  useStyle(paper, style).text(result.grade, x + width - GRADE_WIDTH, y + PADDING, {
    width: GRADE_WIDTH,
    lineBreak: false,
  });
  paper
    .lineWidth(result === HEAD ? 1 : 0.5)
    .moveTo(x, bottom)
    .lineTo(x + width, bottom)
    .stroke(result === HEAD ? COLOUR.green : COLOUR.line);
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
