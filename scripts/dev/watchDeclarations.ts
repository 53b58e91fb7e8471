import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps; this long after the last one it has finished. */
const SETTLED_MS = 40;

export interface Watching {
  close(): void;
}

/**
 * Calls of `changed` never overlap, and changes during one lead to another. Folders are watched, not files: many editors write another
 * file and give it the name of the old one, and whoever watches the old one hears nothing any more.
 */
export function watchDeclarations(roots: readonly string[], changed: () => Promise<void>): Watching {
  const watchers = new Map<string, FSWatcher>();
  let settled: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const notice = () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      watchFolders();
      working = working.then(changed);
    }, SETTLED_MS);
  };
  /** A new folder is a new programme; one that is gone is forgotten. */
  const watchFolders = () => {
    const folders = new Set(
      roots.flatMap((root) => ['schemas', 'flows'].flatMap((name) => foldersIn(join(root, name)))),
    );
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, file) => {
        // A name without a dot is a folder's.
        if (file === null || file.endsWith('.json') || !file.includes('.')) notice();
      });
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
  };
  watchFolders();
  return {
    close() {
      clearTimeout(settled);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .flatMap(({ name }) => foldersIn(join(folder, name))),
      ]
    : [];
