import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '../problem.ts';
import type { FileStore } from './fileStore.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps each file under its id in one folder. A file is written aside, synced, renamed and its folder synced, so after
 * a loss of power it is there whole or not at all. Ids are UUIDs: no id can name a path outside the folder.
 */
export async function folderFileStore(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true });
  const pathOf = (id: string): string => {
    if (!UUID.test(id)) throw notFound('There is no such file');
    return join(directory, id);
  };
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      const aside = `${path}.${crypto.randomUUID()}`;
      await writeSynced(aside, bytes);
      await rename(aside, path);
      await syncFolder(directory);
    },
    async get(id) {
      return readFile(pathOf(id)).catch(missing);
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
  };
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
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
