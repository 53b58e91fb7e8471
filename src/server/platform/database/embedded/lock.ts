import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Two processes on one data directory would silently lose each other's commits, so the first takes a lock file that
 * only it may have created (O_EXCL), and others are refused.
 */
interface Owner {
  readonly pid: number;
  /** When that process started, as the kernel counts, so that a pid used again after a reboot is not mistaken for it. */
  readonly started: string;
}

const held = new Set<string>();

/**
 * Takes the data directory for this process; the result gives it back.
 * @throws one plain line when another process has it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'process.lock');
  if (held.has(path)) throw inUse(directory, process.pid);
  if (!create(path)) takeOver(directory, path);
  held.add(path);
  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

/** Only one process at a time may judge a lock and replace it: without this, two could both remove a dead one's. */
function takeOver(directory: string, path: string) {
  const judging = `${path}.judging`;
  if (isAbandoned(judging)) rmSync(judging, { force: true });
  if (!create(judging)) throw inUse(directory, readOwner(judging)?.pid ?? 0);
  try {
    const owner = readOwner(path);
    if (owner && isAlive(owner)) throw inUse(directory, owner.pid);
    rmSync(path, { force: true });
    if (!create(path)) throw inUse(directory, readOwner(path)?.pid ?? 0);
  } finally {
    rmSync(judging, { force: true });
  }
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner));
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Our own pid in a lock that we do not hold was written before a restart, as happens in a container. */
function isAlive({ pid, started }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM' && startOf(pid) === started;
  }
  return startOf(pid) === started;
}

/** The kernel's start time of a process on Linux; elsewhere nothing, and the pid alone decides. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Judging takes well under a millisecond; a judge of ten seconds ago has died. */
function isAbandoned(path: string): boolean {
  const judge = statSync(path, { throwIfNoEntry: false });
  return judge !== undefined && Date.now() - judge.mtimeMs > 10_000;
}

const inUse = (directory: string, pid: number) =>
  new Error(`The data directory ${directory} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);
