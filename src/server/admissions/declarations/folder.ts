import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FolderState {
  /** Differs once a file was added, changed, replaced or taken away. */
  readonly print: string;
  /** In milliseconds. */
  readonly changedAt: number;
}

/**
 * Files are looked at, not watched: a folder may lie on another machine, whose changes no watcher hears, and a replaced file has another
 * number though its time may be old.
 */
export async function folderState(roots: readonly string[]): Promise<FolderState> {
  const files = (
    await Promise.all(roots.flatMap((root) => ['schemas', 'flows'].map((name) => filesIn(join(root, name)))))
  ).flat();
  const states = await Promise.all(files.sort().map(stateOf));
  const there = states.filter((state) => state !== undefined);
  return {
    print: there
      .map(({ file, ino, size, mtimeMs, ctimeMs }) => [file, ino, size, mtimeMs, ctimeMs].join(' '))
      .join('\n'),
    changedAt: Math.max(0, ...there.map(({ ctimeMs }) => ctimeMs)),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Undefined where it was taken away meanwhile. */
async function stateOf(file: string) {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(file);
    return { file, ino, size, mtimeMs, ctimeMs };
  } catch {
    return undefined;
  }
}
