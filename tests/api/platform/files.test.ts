import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '#server/platform/files/fileStore.ts';
import { folderFileStore } from '#server/platform/files/folderFileStore.ts';

let root: string;
let files: FileStore;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'matricula-files-'));
  files = await folderFileStore(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('gives back what was put, byte for byte, and the last of two', async () => {
  const id = randomUUID();
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await files.put(id, Buffer.from('earlier'));
  await files.put(id, bytes);
  expect(await files.get(id)).toEqual(bytes);
  expect(readdirSync(join(root, 'files'))).toEqual([id]);
});

test('what was removed, or never put, is not there', async () => {
  const id = randomUUID();
  await files.put(id, Buffer.from('x'));
  await files.remove(id);
  await files.remove(id);
  await expect(files.get(id)).rejects.toMatchObject({ status: 404 });
  await expect(files.get(randomUUID())).rejects.toMatchObject({ status: 404 });
});

test.each(['../secret', '/etc/passwd', '', '.', 'a/b', `${randomUUID()}/..`, `${randomUUID()}\0`])(
  '%j names no file',
  async (id) => {
    writeFileSync(join(root, 'secret'), 'secret');
    await expect(files.get(id)).rejects.toMatchObject({ status: 404 });
    await expect(files.put(id, Buffer.from('x'))).rejects.toMatchObject({ status: 404 });
    await expect(files.remove(id)).rejects.toMatchObject({ status: 404 });
  },
);
