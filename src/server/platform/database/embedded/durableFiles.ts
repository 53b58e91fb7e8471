/**
 * What makes the embedded database survive a power cut.
 *
 * PGlite starts PostgreSQL with `-F` (never fsync), and its file system has no fsync at all, so as it comes every
 * commit of the last seconds is lost with the power. These put that right:
 * 1. the start parameters without `-F`, and `wal_sync_method=fsync`, because `fdatasync` is a stub that reaches no file;
 * 2. an fsync in the node file system that reaches the disk, for files and for directories;
 * 3. a cluster that is synced, whole, before it takes its place in the data directory (`cluster.ts`);
 * 4. an end at once when the disk refuses: PGlite would go on after PostgreSQL's own PANIC, and answer.
 *
 * It leans on the inside of PGlite 0.5.16. Therefore the version is pinned, and `proveDurable` runs at every start.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export const durableStartParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Emscripten's node file system, as far as it is reached into. `nfd` is the descriptor of a file or a directory. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** Ends the thread: the disk, or PostgreSQL itself, has failed, and nothing more may be answered. */
export type GiveUp = (reason: string) => never;

/** PGlite's directory on disk, with an fsync that reaches it. */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL has synced a file. */
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
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...[emscriptenOpts.preRun ?? []].flat(), install] } };
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

/** Throws unless a commit of `pg` reaches the disk through `files`. */
export async function proveDurable(pg: PGlite, files: DurableFiles) {
  const before = files.fsyncs;
  await pg.exec("SELECT pg_logical_emit_message(true, 'matricula', 'a commit')");
  if (files.fsyncs === before) {
    throw new Error('The embedded database does not reach the disk: a commit made no fsync, so a power cut would lose data. Set DATABASE_URL to a PostgreSQL.');
  }
}

/** Fsyncs every file and directory at and below `directory`. */
export function fsyncTree(directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(directory);
}

/** Fsyncs one file or directory. */
export function fsyncPath(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
