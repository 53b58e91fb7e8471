import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Away } from '../away.ts';
import { notFound } from '../problem.ts';
import type { FileStore } from './fileStore.ts';

const UNFINISHED_AFTER_MS = 60 * 60 * 1000;

/** No id can name a path outside the folder. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A file is written aside, synced, renamed and its folder synced: a loss of power leaves it whole or not there. */
export async function folderFileStore(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true });
  await removeUnfinished(directory);
  const pathOf = (id: string): string => {
    if (!UUID.test(id)) throw notFound('There is no such file');
    return join(directory, id);
  };
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      const aside = `${path}.${crypto.randomUUID()}`;
      await writeSynced(aside, bytes).catch(async (error: unknown) => {
        await rm(aside, { force: true });
        throw isFull(error) ? new Away(error, 'The college has no room for files now. Please try again later.') : error;
      });
      await rename(aside, path);
      await syncFolder(directory);
    },
    async get(id) {
      return readFile(pathOf(id)).catch(missing);
    },
    async read(id) {
      const file = await open(pathOf(id), 'r').catch(missing);
      return file.createReadStream();
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
  };
}

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

const isFull = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && FULL.includes(error.code);

/** Another server may be writing in the same folder, so only old files go. */
async function removeUnfinished(directory: string): Promise<void> {
  const aside = (await readdir(directory)).filter((name) => !UUID.test(name)).map((name) => join(directory, name));
  for (const path of aside) {
    const written = await stat(path).catch(() => null);
    if (written && Date.now() - written.mtimeMs > UNFINISHED_AFTER_MS) await rm(path, { force: true });
  }
}

async function writeSynced(path: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound('There is no such file') : error;
}
