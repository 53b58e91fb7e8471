import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { childPointer, pointerParts } from '../pointer.ts';
import { DeclarationError } from './declarationError.ts';

export interface Source {
  /** As an error names it: relative to the first root. */
  readonly file: string;
  /** Relative to its own root: `schemas/jupeb/slip.json`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
  readonly value: unknown;
}

/** Each file is read once. Earlier roots win, and a programme under any root uses what all roots share. */
export class Sources {
  readonly #roots: readonly string[];
  readonly #read = new Map<string, Source>();
  readonly #refused = new Map<string, DeclarationError>();

  constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** An error is placed at `from`, which names the file. */
  at(path: string, from?: { source: Source; pointer: string }): Source {
    const refused = this.#refused.get(path);
    if (refused) throw refused;
    const cached = this.#read.get(path);
    if (cached) return cached;
    const root = this.rootOf(path);
    if (root === undefined) {
      if (from) throw errorAt(from.source, from.pointer, `points at ${path}, which does not exist.`);
      throw new DeclarationError({ file: path, line: 1, pointer: '' }, 'does not exist.');
    }
    const source = parse(this.nameOf(root, path), path, readFileSync(join(root, path), 'utf8'));
    this.#read.set(path, source);
    return source;
  }

  beside(source: Source, reference: string, pointer: string): Source {
    return this.at(join(dirname(source.path), reference), { source, pointer });
  }

  /** From now on whoever uses the file is told this mistake in it. */
  refuse(path: string, mistake: DeclarationError): void {
    this.#refused.set(path, mistake);
  }

  /** The root under which it is read. */
  rootOf(path: string): string | undefined {
    return this.#roots.find((root) => existsSync(join(root, path)));
  }

  /** As an error names it. */
  nameOf(root: string, path: string): string {
    return relative(this.#roots[0]!, join(root, path));
  }

  /** Of this root alone. */
  filesIn(folder: string, root = this.#roots[0]!): string[] {
    return entriesOf(join(root, folder))
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => join(folder, name))
      .sort();
  }

  foldersIn(folder: string, root = this.#roots[0]!): string[] {
    return entriesOf(join(root, folder))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }
}

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);

function parse(file: string, path: string, text: string): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (first || !tree) {
    const line = lineOf(text, first?.offset ?? 0);
    throw new DeclarationError(
      { file, line, pointer: '' },
      `is not JSON: ${first ? sentenceFor(first) : 'the file is empty'}.`,
    );
  }
  refuseRepeatedNames({ file, text }, tree, '');
  return { file, path, text, tree, value: getNodeValue(tree) };
}

const PARSE_SENTENCES: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotes is missing here, or there is a comma too many before it',
  ValueExpected: 'a value is missing here, or there is a comma too many before it',
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'there is something after the end, or a brace too many',
  UnexpectedEndOfString: 'a closing quote is missing',
  InvalidCommentToken: 'a comment cannot be here',
};

function sentenceFor({ error }: ParseError): string {
  const code = printParseErrorCode(error);
  return PARSE_SENTENCES[code] ?? code;
}

/** JSON silently takes the last of two equal names, as when a copied line is not renamed. */
function refuseRepeatedNames(from: { file: string; text: string }, node: Node, pointer: string): void {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    const name: string | number = node.type === 'object' ? getNodeValue(child.children![0]!) : index;
    const at = childPointer(pointer, name);
    if (typeof name === 'string') {
      if (seen.has(name))
        throw new DeclarationError(
          { file: from.file, line: lineOf(from.text, child.offset), pointer: at },
          `'${name}' is here a second time.`,
        );
      seen.add(name);
    }
    const value = node.type === 'object' ? child.children![1] : child;
    if (value) refuseRepeatedNames(from, value, at);
  }
}

export function errorAt(source: Source, pointer: string, sentence: string): DeclarationError {
  return new DeclarationError({ file: source.file, line: lineAt(source, pointer), pointer }, sentence);
}

function lineAt(source: Source, pointer: string): number {
  const parts: (string | number)[] = [];
  let node: Node | undefined = source.tree;
  for (const part of pointerParts(pointer)) {
    const next: string | number = node?.type === 'array' ? Number(part) : part;
    const child: Node | undefined = node && findNodeAtLocation(node, [next]);
    if (!child) break;
    parts.push(next);
    node = child;
  }
  return lineOf(source.text, (node?.parent?.type === 'property' ? node.parent.offset : node?.offset) ?? 0);
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
