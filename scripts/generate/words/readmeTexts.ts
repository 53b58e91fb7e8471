import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedText } from './placedTexts.ts';

const FILE = 'README.md';

/** Its prose: paragraphs, points and the cells of its tables. Code and addresses are a word each. */
export function readmeTexts(root: string): PlacedText[] {
  const prose = readFileSync(join(root, FILE), 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|\*(?=\w)|(?<=\w)\*/g, '');
  return blocksOf(prose)
    .map((block) =>
      block
        .replace(/`[^`]*`/g, '{code}')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => /\p{L}{2}.* /u.test(block.replaceAll('{code}', '')))
    .map((block) => [block, FILE]);
}

/** A blank line, a point, a heading and a cell begin a text. */
const blocksOf = (prose: string): string[] =>
  prose
    .split(/\n\s*\n|\n(?=[-#|]|\d\. )/)
    .flatMap((block) => (block.startsWith('|') ? block.split('|') : [block.replace(/^(-|#+|\d\.) /, '')]));
