import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtOffset, parseTree, type Node } from 'jsonc-parser';
import type { Step } from './steps.ts';

/** Does what a guide says, in a copy of the house, as its reader would: by the words, not by their meaning. */
export function carryOut(root: string, step: Step): void {
  if (step.kind === 'run')
    return void execFileSync(
      'sh',
      ['-c', step.command.replace('npm run new-programme --', 'node scripts/new-programme.ts')],
      { cwd: root, stdio: 'pipe' },
    );
  const path = join(root, step.file);
  if (step.kind === 'file') mkdirSync(dirname(path), { recursive: true });
  const text = step.kind === 'file' ? '' : readFileSync(path, 'utf8');
  writeFileSync(path, changed(text, step));
}

function changed(text: string, step: Exclude<Step, { kind: 'run' }>): string {
  switch (step.kind) {
    case 'file':
      return step.code;
    case 'change':
      return text.replace(present(text, step.was, step.file), () => step.is);
    case 'add':
      return added(text, step);
    case 'line below':
      return text.replace(lineWith(text, step.at, step.file), (line) => `${line}\n${step.code.trimEnd()}`);
    case 'below':
      return spliced(text, nodeAt(text, step.at, step.file), step.code, 'below');
    case 'in place of':
      return spliced(text, nodeAt(text, step.at, step.file), step.code, 'instead');
  }
}

function present(text: string, words: string, file: string): string {
  if (!text.includes(words)) throw new Error(`${file} does not hold ${words}, of which the guide speaks`);
  return words;
}

const lineWith = (text: string, words: string, file: string): string => {
  present(text, words, file);
  return text.split('\n').find((line) => line.trim().startsWith(words))!;
};

function added(text: string, { file, value, to }: Extract<Step, { kind: 'add' }>): string {
  const list = nodeAt(text, to, file).children![1]!;
  const end = list.offset + list.length - 1;
  return `${text.slice(0, end).trimEnd()}, ${value}${text.slice(end)}`;
}

/** The word and its value, or the member of a list, that begins with these words. */
function nodeAt(text: string, words: string, file: string): Node {
  const word = /^"\w[^"]*"$/.test(words) ? `${words}:` : words;
  const found = findNodeAtOffset(parseTree(text)!, text.indexOf(present(text, word, file)))!;
  return found.parent?.type === 'property' ? found.parent : found;
}

/** Commas as JSON wants them: people mind them too. */
function spliced(text: string, { offset, length }: Node, code: string, how: 'below' | 'instead'): string {
  const bare = code.trim().replace(/,$/, '');
  const end = offset + length;
  return how === 'below'
    ? `${text.slice(0, end)},\n${bare}${text.slice(end)}`
    : `${text.slice(0, offset)}${bare}${text.slice(end)}`;
}
