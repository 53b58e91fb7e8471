import type { SlipReply } from '#contract/admissions/applications.ts';
import { drawLabelled, labelledHeight } from './labelled.ts';
import { COLOUR, keepTogether, MARGIN, useStyle, WIDTH, type Paper } from '../../../kit/paper/paper.ts';
import { drawSittings, sittingsHeight } from './sittings.ts';
import { drawTable, tableHeight } from './table.ts';

type Group = SlipReply['groups'][number];
type Row = Group['rows'][number];

const HEADING_HEIGHT = 15;
const BELOW_HEADING = 3;
const GAP = 18;
const COLUMN = (WIDTH - GAP) / 2;

/** With room below it for what comes first in the group. */
export function drawGroupHeading(paper: Paper, { title, rows, sittings, table }: Group): void {
  const lines = inPairs(rows);
  keepTogether(
    paper,
    HEADING_HEIGHT +
      BELOW_HEADING +
      (lines[0] ? lineHeight(paper, lines[0]) : table ? tableHeight(paper, table) : sittingsHeight(paper, sittings)),
  );
  drawHeading(paper, title);
}

export function drawGroup(paper: Paper, { rows, sittings, table }: Group): void {
  for (const line of inPairs(rows)) drawLine(paper, line);
  if (table) drawTable(paper, table);
  if (sittings.length > 0) drawSittings(paper, sittings);
  paper.y += 4;
}

function drawHeading(paper: Paper, title: string): void {
  const top = paper.y;
  paper
    .rect(MARGIN, top, WIDTH, HEADING_HEIGHT)
    .fill(COLOUR.soft)
    .rect(MARGIN, top, 3, HEADING_HEIGHT)
    .fill(COLOUR.green);
  useStyle(paper, { size: 9.5, bold: true, colour: COLOUR.green }).text(title, MARGIN + 10, top + 3, {
    width: WIDTH - 20,
    lineBreak: false,
  });
  paper.y = top + HEADING_HEIGHT + BELOW_HEADING;
}

function drawLine(paper: Paper, line: readonly Row[]): void {
  const height = lineHeight(paper, line);
  keepTogether(paper, height);
  const top = paper.y;
  line.forEach((row, column) => drawLabelled(paper, row, MARGIN + column * (COLUMN + GAP), top, COLUMN));
  paper.y = top + height;
}

const lineHeight = (paper: Paper, line: readonly Row[]) =>
  Math.max(...line.map((row) => labelledHeight(paper, row, COLUMN)));

const inPairs = (rows: readonly Row[]): Row[][] =>
  rows.flatMap((_, index) => (index % 2 === 0 ? [rows.slice(index, index + 2)] : []));
