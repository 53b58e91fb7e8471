/**
 * PGlite runs PostgreSQL with `-F` and a file system without fsync: a power cut loses the last seconds' commits. So `-F`
 * goes, `wal_sync_method` is `fsync` (`fdatasync` is a stub), fsync reaches the disk for files and directories, a cluster
 * is synced whole before it is used (`cluster.ts`), and the thread ends when the disk refuses: PGlite answers on after
 * PostgreSQL's PANIC. This relies on internals of PGlite 0.5.16, so it is pinned and `proveDurable` runs at every start.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** A part of Emscripten's. `nfd` is the descriptor of a file or a directory. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** Ends the thread: the disk or PostgreSQL has failed, and nothing more may be answered. */
export type GiveUp = (reason: string) => never;

export class DurableFiles extends NodeFS {
  fsyncs = 0;
  readonly #giveUp: GiveUp;

  constructor(directory: string, giveUp: GiveUp) {
    super(directory);
    this.#giveUp = giveUp;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: unknown) => this.#install((module as { NODEFS: NodeFileSystem }).NODEFS);
    const onAbort = () => this.#giveUp('PostgreSQL stopped');
    return {
      emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...[emscriptenOpts.preRun ?? []].flat(), install] },
    };
  }

  #install(files: NodeFileSystem) {
    files.stream_ops.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd);
      } catch (cause) {
        this.#giveUp(String(cause));
      }
      this.fsyncs += 1;
      return 0;
    };
  }
}

export async function proveDurable(pg: PGlite, files: DurableFiles) {
  const before = files.fsyncs;
  await pg.exec("SELECT pg_logical_emit_message(true, 'matricula', 'a commit')");
  if (files.fsyncs === before) {
    throw new Error(
      'The embedded database does not reach the disk: a commit made no fsync, so a power cut would lose data. Set DATABASE_URL to a PostgreSQL.',
    );
  }
}

export function fsyncTree(directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(directory);
}

export function fsyncPath(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
