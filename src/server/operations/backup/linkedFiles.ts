import { link, mkdir, opendir, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that is still being written has another kind of name. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files may go while a backup reads; links made before its moment and again right after keep whatever a row names. */
export interface LinkedFiles {
  linkAll(): Promise<void>;
  each(visit: (id: string, size: number, content: Readable) => Promise<void>): Promise<void>;
}

export async function linkedFiles(files: string, scratch: string): Promise<LinkedFiles> {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  return {
    async linkAll() {
      for await (const id of fileIds(files)) await link(join(files, id), join(scratch, id)).catch(unlessThereOrGone);
    },
    async each(visit) {
      for await (const id of fileIds(scratch)) {
        const path = join(scratch, id);
        await visit(id, (await stat(path)).size, createReadStream(path));
      }
    },
  };
}

export async function* fileIds(folder: string): AsyncIterable<string> {
  await mkdir(folder, { recursive: true });
  for await (const { name } of await opendir(folder)) if (UUID.test(name)) yield name;
}

function unlessThereOrGone(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'EEXIST' && cause.code !== 'ENOENT') throw cause;
}
