import { useStyle, type Paper, type TextStyle } from './paper.ts';

interface Wrapped {
  readonly text: string;
  /** Whether every word fits the width. */
  readonly isWhole: boolean;
}

/** PDFKit would break a line within 2026/2027, COS-101 and ada@college.example; here it ends between words alone. The style stays set. */
export function inLines(paper: Paper, text: string, style: TextStyle, width: number): Wrapped {
  useStyle(paper, style);
  let isWhole = true;
  const lines = text.split('\n').map((paragraph) => {
    const line: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const longer = line.at(-1) === '' ? word : `${line.at(-1)} ${word}`;
      if (paper.widthOfString(longer) <= width) line[line.length - 1] = longer;
      else if (line.at(-1) === '') line[line.length - 1] = word;
      else line.push(word);
      if (paper.widthOfString(word) > width) isWhole = false;
    }
    return line.join('\n');
  });
  return { text: lines.join('\n'), isWhole };
}

const SMALLEST = 5;

/** Of a word that is wider than its place every letter is smaller, so that it stays in one piece. */
export function fitted(paper: Paper, text: string, style: TextStyle, width: number): Wrapped & { style: TextStyle } {
  for (let { size } = style; ; size -= 0.5) {
    const wrapped = inLines(paper, text, { ...style, size }, width);
    if (wrapped.isWhole || size <= SMALLEST) return { ...wrapped, style: { ...style, size } };
  }
}
