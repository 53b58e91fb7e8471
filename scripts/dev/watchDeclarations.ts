import { watch } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps; this long after the last one it has finished. */
const SETTLED_MS = 40;

/** Calls of `changed` never overlap, and changes during one lead to another. */
export function watchDeclarations(roots: readonly string[], changed: () => Promise<void>): void {
  let settled: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const noticed = (_: string, file: string | null) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      working = working.then(changed);
    }, SETTLED_MS);
  };
  for (const root of roots)
    for (const folder of ['schemas', 'flows']) watch(join(root, folder), { recursive: true }, noticed);
}
