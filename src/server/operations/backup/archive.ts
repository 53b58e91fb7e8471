import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** The last entry holds the SHA-256 of all before it, so a file cut short anywhere is never taken for a whole one. */
const MANIFEST = 'manifest.json';

export interface Manifest {
  readonly madeAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly sha256: string;
}

export interface ArchiveWriter {
  add(name: string, content: string): Promise<void>;
  /** The content must give exactly `size` bytes. */
  stream(name: string, size: number, content: Readable): Promise<void>;
}

/** The file takes its name once it is on the disk, whole; `write` adds the entries and returns the manifest's facts. */
export async function writeArchive(
  path: string,
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'sha256'>>,
): Promise<Manifest> {
  const aside = `${path}.unfinished`;
  try {
    const manifest = await fill(createWriteStream(aside, { mode: 0o600, flush: true }), write);
    await rename(aside, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

async function fill(
  file: NodeJS.WritableStream,
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'sha256'>>,
): Promise<Manifest> {
  const tar = pack();
  const digest = createHash('sha256');
  const written = pipeline(tar, createGzip({ level: 1 }), file);
  const failed = new Promise<never>((_resolve, reject) => {
    written.catch(reject);
  });
  failed.catch(() => undefined);
  const stream: ArchiveWriter['stream'] = async (name, size, content) => {
    begin(digest, name, size);
    const entry = tar.entry({ name, size });
    await Promise.race([pipeline(content, summing(digest), entry), failed]);
  };
  const add = (name: string, content: string) => {
    const bytes = Buffer.from(content);
    begin(digest, name, bytes.length);
    digest.update(bytes);
    const added = new Promise<void>((resolve, reject) =>
      tar.entry({ name }, bytes, (cause) => (cause ? reject(cause) : resolve())),
    );
    return Promise.race([added, failed]);
  };
  try {
    const contents = await write({ add, stream });
    const manifest = { ...contents, sha256: digest.copy().digest('hex') };
    await add(MANIFEST, JSON.stringify(manifest, null, 2));
    tar.finalize();
    await written;
    return manifest;
  } catch (cause) {
    tar.destroy();
    await written.catch(() => undefined);
    throw cause;
  }
}

export interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** @throws one plain line, at the latest at the end, when it is not whole: what its entries did must be undone */
export async function readArchive(path: string, visit: (entry: Entry) => Promise<void>): Promise<Manifest> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), entries);
  reading.catch(() => undefined);
  const digest = createHash('sha256');
  let manifest: Manifest | undefined;
  try {
    for await (const entry of entries) {
      if (manifest) throw new Error('something follows the manifest');
      const { name, size = 0 } = entry.header;
      if (name === MANIFEST) {
        manifest = JSON.parse(await textOf(entry as AsyncIterable<Buffer>)) as Manifest;
        continue;
      }
      begin(digest, name, size);
      const content = summing(digest)(entry as AsyncIterable<Buffer>);
      await visit({ name, content });
      for await (const _rest of content);
    }
    await reading;
  } catch (cause) {
    throw isDamage(cause) ? notWhole(path) : cause;
  }
  if (manifest?.sha256 !== digest.digest('hex')) throw notWhole(path);
  return manifest;
}

export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const begin = (digest: Hash, name: string, size: number) => digest.update(`${name}\n${size}\n`);

const summing = (digest: Hash) =>
  async function* sum(content: AsyncIterable<Buffer>) {
    for await (const piece of content) {
      digest.update(piece);
      yield piece;
    }
  };

/** These are what zlib, tar and JSON say of changed bytes. */
const isDamage = (cause: unknown): boolean =>
  cause instanceof SyntaxError ||
  /^Z_/.test((cause as NodeJS.ErrnoException).code ?? '') ||
  /tar|end of data|manifest/i.test((cause as Error).message);

const notWhole = (path: string) =>
  new Error(`${path} is not a whole backup: it was cut short, or changed since it was made. Nothing was restored.`);

async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory, 'r');
  await folder.sync();
  await folder.close();
}
