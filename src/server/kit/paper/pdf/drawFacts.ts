import type { PaperContent } from '#contract/kit/paper.ts';
import { drawLines, fitted } from '../inLines.ts';
import { COLOUR, keepTogether, MARGIN, widthOf, type Paper, type TextStyle } from '../paper.ts';
import { drawHeading, HEADING_HEIGHT } from './drawText.ts';

type Group = PaperContent['groups'][number];
type Fact = Group['facts'][number];

const LABEL: TextStyle = { size: 8, colour: COLOUR.faint };
const VALUE: TextStyle = { size: 9 };
const LABEL_WIDTH = 88;
const GAP = 16;
const columnOf = (paper: Paper): number => (widthOf(paper) - GAP) / 2;

/** Two facts a line, below their title. */
export function drawFacts(paper: Paper, { title, facts }: Group): void {
  const lines = facts.flatMap((_, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []));
  keepTogether(paper, (title === '' ? 0 : HEADING_HEIGHT) + heightOfLine(paper, lines[0] ?? []));
  drawHeading(paper, title);
  for (const line of lines) {
    const height = heightOfLine(paper, line);
    keepTogether(paper, height);
    const top = paper.y;
    line.forEach((fact, column) => drawFact(paper, fact, MARGIN + column * (columnOf(paper) + GAP), top));
    paper.y = top + height;
  }
  paper.y += 5;
}

const parts = (paper: Paper, [label, value]: Fact) => ({
  label: fitted(paper, label, LABEL, LABEL_WIDTH - 6),
  value: fitted(paper, value || '-', VALUE, columnOf(paper) - LABEL_WIDTH),
});

function drawFact(paper: Paper, fact: Fact, x: number, top: number): void {
  const { label, value } = parts(paper, fact);
  drawLines(paper, label, { x, y: top + 1 });
  drawLines(paper, value, { x: x + LABEL_WIDTH, y: top });
}

const heightOfLine = (paper: Paper, line: readonly Fact[]): number =>
  Math.max(0, ...line.flatMap((fact) => Object.values(parts(paper, fact)).map(({ height }) => height + 3)));
