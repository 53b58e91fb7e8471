import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one data directory would silently lose each other's commits. The kernel holds this lock (SQLite's on
 * an empty file), so it ends with the process however that ends, and works between containers, where process ids mean
 * nothing. Nothing else in this process opens the file, since closing it releases the lock; nothing removes it, since
 * another process could then lock a new one of its name. A person who tidies may: the second file, which a listing does not show, holds then.
 */
const LOCKS = ['in-use.lock', '.in-use.lock'] as const;

/** Lets the refusal name the holder; nothing is decided by it. */
const HOLDER = 'in-use.json';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const SQLITE_BUSY = 5;

/** The reference stops garbage collection from closing the locks. */
const locked = new Set<readonly DatabaseSync[]>();

/** The result unlocks. @throws one plain line when another process has the lock, or the file system has no locks */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const locks = exclusiveLocks(directory);
  if (!locks) throw canLockIn(directory) ? inUse(directory) : cannotLock(directory);
  locked.add(locks);
  const holder = join(directory, HOLDER);
  writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), { mode: 0o600 });
  return () => {
    if (!locked.delete(locks)) return;
    rmSync(holder, { force: true });
    for (const lock of locks) lock.close();
  };
}

/** All or none. */
function exclusiveLocks(directory: string): readonly DatabaseSync[] | undefined {
  const locks: DatabaseSync[] = [];
  try {
    for (const name of LOCKS) {
      const lock = exclusiveLock(join(directory, name), directory);
      if (!lock) break;
      locks.push(lock);
    }
  } finally {
    if (locks.length < LOCKS.length) for (const lock of locks) lock.close();
  }
  return locks.length === LOCKS.length ? locks : undefined;
}

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

/** SQLite reports a file system without locks as it reports a lock held by another: a file of our own shows which. */
function canLockIn(directory: string): boolean {
  const path = join(directory, `${LOCKS[0]}.${randomUUID()}`);
  try {
    const own = exclusiveLock(path, directory);
    own?.close();
    return own !== undefined;
  } finally {
    rmSync(path, { force: true });
  }
}

function inUse(directory: string): Error {
  return new Error(
    `The data directory ${directory} is in use by ${holderOf(directory)}. Stop it, or set DATA_DIR to another folder.`,
  );
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
  return new Error(
    `The data directory ${directory} cannot be locked, so a second server could not be kept from it. Set DATA_DIR to a folder that can be written, on a file system that has locks.`,
    { cause },
  );
}
