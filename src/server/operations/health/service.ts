import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNames } from '../../platform/database/migrate.ts';
import type { Platform } from '../../platform/platform.ts';
import { countApplied } from './sql.ts';

/** A server that can serve takes less than this. */
const TIMEOUT_MS = 2_000;
/** However many ask, one check is made a second. */
const CACHED_MS = 1_000;
/** A file of an applicant and the database's own log have to fit. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

export type Faults = Readonly<Record<string, string>>;

interface Fault {
  readonly message: string;
  /** It is absent when the check ended without an error. */
  readonly cause?: unknown;
}

type Findings = ReadonlyMap<string, Fault | undefined>;

export function readiness(platform: Platform): () => Promise<Faults> {
  const migrations = migrationNames();
  let known: Findings = new Map();
  let cached: Promise<Faults> | undefined;
  const check = async (): Promise<Faults> => {
    const findings = await findFaults(platform, migrations);
    logChanges(platform, known, findings);
    known = findings;
    return messagesOf(findings);
  };
  return async () => {
    const { stage } = platform.life;
    if (stage !== 'serving') return { server: `It is ${stage}` };
    if (!cached) {
      cached = check();
      setTimeout(() => {
        cached = undefined;
      }, CACHED_MS).unref();
    }
    return cached;
  };
}

async function findFaults(platform: Platform, migrations: readonly string[]): Promise<Findings> {
  const [database, disk] = await Promise.all([
    faultOf(() => migrated(platform, migrations)),
    faultOf(() => writable(platform.settings.dataDir)),
  ]);
  return new Map([
    ['database', database],
    ['disk', disk],
  ]);
}

/** The reply names no cause, since anybody may ask: the log does. */
const messagesOf = (findings: Findings): Faults =>
  Object.fromEntries([...findings].flatMap(([check, fault]) => (fault ? [[check, fault.message]] : [])));

/** Balancers ask all the time, so each fault is logged as it begins, as it becomes another and as it ends. */
function logChanges({ log }: Platform, before: Findings, findings: Findings): void {
  for (const [check, fault] of findings) {
    if (fault?.message === before.get(check)?.message) continue;
    if (fault) log.error({ check, fault: fault.message, err: fault.cause }, 'this server is not ready');
    else log.info({ check }, 'this check of readiness passes again');
  }
}

async function faultOf(check: () => Promise<string | undefined>): Promise<Fault | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('It does not answer'), TIMEOUT_MS);
  });
  try {
    const message = await Promise.race([check(), late]);
    return message === undefined ? undefined : { message };
  } catch (cause) {
    return { message: 'It cannot be used', cause };
  } finally {
    clearTimeout(timer);
  }
}

async function migrated({ database }: Platform, names: readonly string[]): Promise<string | undefined> {
  const [row] = await countApplied(database, { names });
  return row?.applied === names.length ? undefined : 'Its migrations are not those of this program';
}

async function writable(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, `.writable-${process.pid}`);
  await writeFile(path, 'yes');
  await rm(path);
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize > LEAST_FREE_BYTES ? undefined : 'It is full';
}
