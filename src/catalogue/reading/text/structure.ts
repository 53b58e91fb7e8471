import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { TextMistake } from './lines.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotes is missing here, or there is a comma too many before it.',
  ValueExpected: 'a value is missing here, or there is a comma too many before it.',
  CommaExpected: 'a comma is missing before this.',
  ColonExpected: 'a colon is missing before this.',
  CloseBraceExpected: 'a closing brace } is missing.',
  CloseBracketExpected: 'a closing bracket ] is missing.',
  EndOfFileExpected: 'there is something after the end, or a brace too many.',
  InvalidCommentToken: 'a comment cannot be here.',
};

const OTHERWISE = 'this cannot be understood: look for a quote, a comma or a brace that is missing before it.';

/** An author who has made more of them than this reads the rest later. */
const MOST = 6;

const PUT_IN = ['"', ',', ':', '}', ']', '{', '['];

export interface Structure {
  /** Undefined where nothing could be made of it. */
  readonly tree: Node | undefined;
  /** With what was probably meant, line by line as before. */
  readonly text: string;
  readonly mistakes: readonly TextMistake[];
}

/** After each mistake the one mark is put in or left out that makes most sense of the rest, so that it can be read on. */
export function readStructure(written: string, knownOffsets: readonly number[]): Structure {
  const mistakes: TextMistake[] = [];
  const known = new Set(knownOffsets.map((offset) => lineOf(written, offset)));
  let text = written;
  for (let round = 0; round <= MOST + known.size; round += 1) {
    const { tree, errors } = parsed(text);
    const [first] = errors;
    if (!first && tree) return { tree, text, mistakes };
    const { offset, sentence } = first ? placed(text, first) : { offset: 0, sentence: 'the file is empty.' };
    const line = lineOf(text, offset);
    if (!known.has(line)) mistakes.push({ offset, sentence });
    known.add(line);
    const meant = first && likelier(text, offset, errors.length);
    if (meant === undefined) break;
    text = meant;
  }
  return { tree: undefined, text, mistakes };
}

export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * A parser stumbles where it can go no further, which may be at the end of the file. People look for the place where the mark
 * belongs: by how the lines are set in, or at the end of the line before.
 */
function placed(text: string, { error, offset }: ParseError): TextMistake {
  const code = printParseErrorCode(error);
  const unbalanced = unbalancedLine(text);
  if (unbalanced) return unbalanced;
  const before = text.slice(0, offset).trimEnd().length;
  if (code === 'CommaExpected' && text.slice(before, offset).includes('\n'))
    return { offset: before - 1, sentence: 'a comma is missing at the end of this line.' };
  return { offset, sentence: SENTENCES[code] ?? OTHERWISE };
}

/** Whose braces the lines around it contradict by how far they are set in. */
function unbalancedLine(text: string): TextMistake | undefined {
  let offset = 0;
  const lines = text.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return { line, start, indent: line.search(/\S/), marks: marksOf(line) };
  });
  const written = lines.filter(({ indent }) => indent >= 0);
  for (const [index, { line, start, indent, marks }] of written.entries()) {
    const next = written[index + 1];
    const open = marks.at(-1);
    if (open && OPENING.includes(open) && next && next.indent <= indent && !/^\s*[}\]]/.test(next.line))
      return {
        offset: start + line.lastIndexOf(open),
        sentence: `what ${open} opens here is not closed: ${CLOSING[open]} is missing.`,
      };
    const close = marks.find((mark) => !OPENING.includes(mark));
    if (close && !/^\s*[}\]]/.test(line))
      return { offset: start + line.lastIndexOf(close), sentence: `there is a ${close} too many in this line.` };
  }
  return undefined;
}

const OPENING = '{[';
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The braces and brackets of a line that have no partner in it. */
function marksOf(line: string): string[] {
  const marks: string[] = [];
  for (const mark of line.replace(/"(\\.|[^"\\])*"/g, '').match(/[{}[\]]/g) ?? []) {
    if (CLOSING[marks.at(-1) ?? ''] === mark) marks.pop();
    else marks.push(mark);
  }
  return marks;
}

function parsed(text: string): { tree: Node | undefined; errors: readonly ParseError[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, errors };
}

/** The text with one mark more or less, near the mistake; undefined where no mark makes it better. */
function likelier(text: string, offset: number, count: number): string | undefined {
  let best: { readonly text: string; readonly count: number } | undefined;
  for (const candidate of candidates(text, offset)) {
    const { length } = parsed(candidate).errors;
    if (length < (best?.count ?? count)) best = { text: candidate, count: length };
    if (length === 0) break;
  }
  return best?.text;
}

function* candidates(text: string, offset: number): Generator<string> {
  const lineStart = text.lastIndexOf('\n', Math.max(offset - 1, 0)) + 1;
  const lineEnd = endOf(text, offset);
  const before = text.slice(0, lineStart).trimEnd().length;
  const places = [before, ...boundaries(text, lineStart, lineEnd), text.trimEnd().length];
  for (const mark of PUT_IN) for (const at of places) yield text.slice(0, at) + mark + text.slice(at);
  const marks = [before - 1, ...boundaries(text, lineStart, lineEnd)];
  for (const at of marks) if (/[",:{}[\]]/.test(text[at] ?? '')) yield text.slice(0, at) + text.slice(at + 1);
}

const endOf = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
};

/** Where a word begins or ends: a mark within one would make no sense. */
function boundaries(text: string, from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = from; at <= to; at += 1)
    if (!/\w/.test(text[at - 1] ?? '') || !/\w/.test(text[at] ?? '')) places.push(at);
  return places;
}
