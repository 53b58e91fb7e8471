import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { pointerParts } from '../pointer.ts';
import { DeclarationError, isMisspelt } from './declarationError.ts';
import { readText } from './text/readText.ts';
import { lineOf } from './text/structure.ts';

export interface Source {
  /** As an error names it: relative to the first root. */
  readonly file: string;
  /** Relative to its own root: `schemas/jupeb/slip.json`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
  readonly value: unknown;
  /** What is wrong with its writing. The rest of it is read as it was probably meant, so that all is told at once. */
  readonly mistakes: readonly DeclarationError[];
  /** False where nothing could be made of it. */
  readonly isReadable: boolean;
}

/** Of a folder. */
export type Entry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory'>;

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
      if (from)
        throw errorAt(
          from.source,
          from.pointer,
          `points at ${path}, which does not exist.${this.#meantInPlaceOf(path, from.source)}`,
        );
      throw new DeclarationError({ file: path, line: 1, pointer: '' }, 'does not exist.');
    }
    const source = parse(this.nameOf(root, path), path, this.bytesOf(root, path));
    this.#read.set(path, source);
    return source;
  }

  /** Blocks are shared from one folder, which is easily left out. */
  #meantInPlaceOf(path: string, { path: user }: Source): string {
    const shared = join(user.split(sep)[0]!, 'shared');
    const names = this.#roots.flatMap((root) => this.filesIn(shared, root)).map((file) => basename(file));
    const given = basename(path);
    const near = names.find((name) => name === given) ?? names.find((name) => isMisspelt(given, name));
    return near === undefined ? '' : ` Did you mean '${relative(dirname(user), join(shared, near))}'?`;
  }

  /** What is declared stands in two folders: no reference reads another file of the machine. */
  beside(source: Source, reference: string, pointer: string): Source {
    const path = join(dirname(source.path), reference);
    if (!FOLDERS.includes(path.split(sep)[0]!))
      throw errorAt(source, pointer, `'${reference}' leads out of schemas and flows, where all declarations are.`);
    return this.at(path, { source, pointer });
  }

  /** From now on whoever uses the file is told this mistake in it. */
  refuse(path: string, mistake: DeclarationError): void {
    this.#refused.set(path, mistake);
  }

  /** The root under which it is read. */
  rootOf(path: string): string | undefined {
    return this.#roots.find((root) => this.has(root, path));
  }

  /** When a folder was made, in milliseconds. */
  madeAt(folder: string): number {
    const root = this.rootOf(folder);
    return root === undefined ? 0 : statSync(join(root, folder)).birthtimeMs;
  }

  /** As an error names it. */
  nameOf(root: string, path: string): string {
    return relative(this.#roots[0]!, join(root, path));
  }

  /** What the product translates itself, where it is there to be read: only authors are told of it. */
  productTexts(language: string): ReadonlySet<string> {
    const file = join(this.#roots[0]!, 'src/words/catalogues', `${language}.json`);
    if (!existsSync(file)) return new Set();
    return new Set(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { readonly words: object }).words));
  }

  /** Of this root alone. */
  filesIn(folder: string, root = this.#roots[0]!): string[] {
    return this.entriesOf(root, folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => join(folder, name))
      .sort();
  }

  foldersIn(folder: string, root = this.#roots[0]!): string[] {
    return this.entriesOf(root, folder)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }

  protected has(root: string, path: string): boolean {
    return existsSync(join(root, path));
  }

  protected bytesOf(root: string, path: string): Uint8Array {
    return readFileSync(join(root, path));
  }

  protected entriesOf(root: string, folder: string): readonly Entry[] {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  }
}

const FOLDERS = ['schemas', 'flows'];

function parse(file: string, path: string, bytes: Uint8Array): Source {
  const { text, tree, mistakes } = readText(bytes);
  const placed = mistakes.map(({ line, pointer, sentence }) => new DeclarationError({ file, line, pointer }, sentence));
  return {
    file,
    path,
    text,
    tree: tree ?? NOTHING,
    value: tree && getNodeValue(tree),
    mistakes: placed,
    isReadable: tree !== undefined,
  };
}

export const unreadable = (path: string, { file, all }: DeclarationError): Source => ({
  file,
  path,
  text: '',
  tree: NOTHING,
  value: undefined,
  mistakes: all,
  isReadable: false,
});

const NOTHING: Node = { type: 'null', offset: 0, length: 0 };

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
