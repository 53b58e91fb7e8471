import { getNodeValue, type Node } from 'jsonc-parser';
import { childPointer } from '../../pointer.ts';
import { decoded } from './bytes.ts';
import { lexLine, type TextMistake } from './lines.ts';
import { lineOf, readStructure } from './structure.ts';

export interface ReadText {
  /** As it was probably meant, where it has mistakes: line by line as the file. */
  readonly text: string;
  /** Undefined where nothing can be made of it. */
  readonly tree: Node | undefined;
  readonly mistakes: readonly PlacedMistake[];
}

export interface PlacedMistake {
  readonly line: number;
  readonly pointer: string;
  readonly sentence: string;
}

export function readText(bytes: Uint8Array): ReadText {
  const { text, mistakes } = decoded(bytes);
  const plain = readStructure(text, []);
  const isPlain = mistakes.length === 0 && plain.mistakes.length === 0;
  const read = isPlain ? { ...plain, written: text, ofLines: [] } : readBroken(text, mistakes);
  return {
    text: read.text,
    tree: read.tree,
    mistakes: [
      ...[...read.ofLines, ...read.mistakes]
        .sort((one, other) => one.offset - other.offset)
        .map(({ offset, sentence }) => ({
          line: lineOf(read.written, offset),
          pointer: '',
          sentence: `cannot be read: ${sentence}`,
        })),
      ...(read.tree ? repeatedNames(read.text, read.tree, '') : []),
    ],
  };
}

function readBroken(text: string, saved: readonly TextMistake[]) {
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const lexed = lexLine(line, start);
    start += line.length + 1;
    return lexed;
  });
  const meant = lines.map((line) => line.text).join('\n');
  const ofLines = [...saved, ...lines.flatMap(({ mistakes }) => mistakes)].map(({ offset, sentence }) => ({
    offset: offsetIn(meant, lineOf(text, offset)),
    sentence,
  }));
  return {
    ...readStructure(
      meant,
      ofLines.map(({ offset }) => offset),
    ),
    written: meant,
    ofLines,
  };
}

/** Lines are as long as before or nearly so: what matters of a mistake is its line. */
function offsetIn(text: string, line: number): number {
  let offset = 0;
  for (let at = 1; at < line; at += 1) offset = text.indexOf('\n', offset) + 1;
  return offset;
}

/** JSON silently takes the last of two equal names, as when a copied line is not renamed. */
function repeatedNames(text: string, node: Node, pointer: string): PlacedMistake[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index): PlacedMistake[] => {
    const name: string | number = node.type === 'object' ? (getNodeValue(child.children![0]!) as string) : index;
    const at = childPointer(pointer, name);
    const value = node.type === 'object' ? child.children![1] : child;
    const isRepeated = typeof name === 'string' && seen.has(name);
    if (typeof name === 'string') seen.add(name);
    return [
      ...(isRepeated
        ? [{ line: lineOf(text, child.offset), pointer: at, sentence: `'${name}' is here a second time.` }]
        : []),
      ...(value ? repeatedNames(text, value, at) : []),
    ];
  });
}
