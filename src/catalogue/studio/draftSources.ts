import { join, sep } from 'node:path';
import { type Entry, Sources } from '../reading/source.ts';

/** The files of a programme as somebody edits them, in place of those on the disk, and all others as they are there. */
export class DraftSources extends Sources {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #files: ReadonlyMap<string, string>;

  /** @param root the one of `roots` under which the programme stands */
  constructor(roots: readonly string[], root: string, id: string, files: Readonly<Record<string, string>>) {
    super(roots);
    this.#root = root;
    this.#folders = [join('schemas', id), join('flows', id)];
    this.#files = new Map(Object.entries(files));
  }

  #isEdited(path: string): boolean {
    return this.#folders.some((folder) => path === folder || path.startsWith(folder + sep));
  }

  protected override has(root: string, path: string): boolean {
    return this.#isEdited(path) ? root === this.#root && this.#files.has(path) : super.has(root, path);
  }

  protected override bytesOf(root: string, path: string): Uint8Array {
    const text = this.#files.get(path);
    return text === undefined ? super.bytesOf(root, path) : Buffer.from(text);
  }

  protected override entriesOf(root: string, folder: string): readonly Entry[] {
    if (!this.#isEdited(folder)) return super.entriesOf(root, folder);
    if (root !== this.#root) return [];
    const below = [...this.#files.keys()]
      .filter((path) => path.startsWith(folder + sep))
      .map((path) => path.slice(folder.length + 1).split(sep));
    const names = new Map(below.map(([name, ...rest]) => [name!, rest.length === 0]));
    return [...names].map(([name, isFile]) => ({ name, isFile: () => isFile, isDirectory: () => !isFile }));
  }
}
