import { useStyle, type Paper, type TextStyle } from './paper.ts';

export interface Wrapped {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** Whether every word fits the width. */
  readonly isWhole: boolean;
  readonly height: number;
}

/** PDFKit would end a line within 2026/2027, COS-101 and ada@college.example; here it ends between words alone. */
export function inLines(paper: Paper, text: string, style: TextStyle, width: number): Wrapped {
  useStyle(paper, style);
  const lines = text.split('\n').flatMap((paragraph) => {
    const wrapped: string[] = [];
    for (const word of paragraph.split(' ')) {
      const longer = wrapped.length === 0 ? word : `${wrapped.at(-1)} ${word}`;
      if (wrapped.length > 0 && paper.widthOfString(longer) <= width) wrapped[wrapped.length - 1] = longer;
      else wrapped.push(word);
    }
    return wrapped;
  });
  return {
    lines,
    style,
    isWhole: lines.every((line) => paper.widthOfString(line) <= width),
    height: lines.length * paper.currentLineHeight(true),
  };
}

const SMALLEST = 5;

/** Of a word that is wider than its place every letter is smaller, so that it stays in one piece. */
export function fitted(paper: Paper, text: string, style: TextStyle, width: number): Wrapped {
  for (let { size } = style; ; size -= 0.5) {
    const wrapped = inLines(paper, text, { ...style, size }, width);
    if (wrapped.isWhole || size <= SMALLEST) return wrapped;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Figures end here. */
  readonly right?: number;
  /** An address that a click opens. */
  readonly link?: string;
}

/** The paper goes on below the last line. */
export function drawLines(paper: Paper, { lines, style, height }: Wrapped, { x, y, right, link }: Place): void {
  useStyle(paper, style);
  const high = height / lines.length;
  lines.forEach((line, index) => {
    const wide = paper.widthOfString(line);
    const left = right === undefined ? x : right - wide;
    if (line !== '') paper.text(line, left, y + index * high, { lineBreak: false });
    if (link !== undefined) paper.link(left, y + index * high, wide, high, link);
  });
  paper.y = y + height;
}
