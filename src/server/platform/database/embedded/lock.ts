import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one data directory would silently lose each other's commits. The lock is one that the kernel holds
 * (SQLite's exclusive lock on an empty file): it ends with the process however that ends, and holds between containers,
 * where a process id of one means nothing in the other. The file is never opened by anything else in this process, since
 * to close it would give the lock up, and never removed, since another could then lock a new one under its name.
 */
const LOCK = 'in-use.lock';

/** For people alone, so that the refusal can name who has the directory; nothing is decided by it. */
const HOLDER = 'in-use.json';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** SQLite's code for a lock that was not given, whoever or whatever withholds it. */
const SQLITE_BUSY = 5;

/** What is locked, held here so that no garbage collection closes it. */
const locked = new Set<DatabaseSync>();

/**
 * Takes the data directory for this process; the result gives it back.
 * @throws one plain line when another process has it, or when its file system cannot lock.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = exclusiveLock(join(directory, LOCK), directory);
  if (!lock) throw canLockIn(directory) ? inUse(directory) : cannotLock(directory);
  locked.add(lock);
  const holder = join(directory, HOLDER);
  writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), { mode: 0o600 });
  return () => {
    if (!locked.delete(lock)) return;
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** Nothing when the kernel does not give the lock. */
function exclusiveLock(path: string, directory: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (cause) {
    file?.close();
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw cannotLock(directory, cause);
  }
}

/** SQLite tells a file system that knows no locks as it tells a lock that another has: a file of our own shows which. */
function canLockIn(directory: string): boolean {
  const path = join(directory, `${LOCK}.${randomUUID()}`);
  try {
    const own = exclusiveLock(path, directory);
    own?.close();
    return own !== undefined;
  } finally {
    rmSync(path, { force: true });
  }
}

function inUse(directory: string): Error {
  return new Error(`The data directory ${directory} is in use by ${holderOf(directory)}. Stop it, or set DATA_DIR to another folder.`);
}

function holderOf(directory: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')) as Holder;
    return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

function cannotLock(directory: string, cause?: unknown): Error {
  return new Error(`The data directory ${directory} cannot be locked, so a second server could not be kept from it. Set DATA_DIR to a folder that can be written, on a file system that has locks.`, { cause });
}
