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

export function readiness(platform: Platform): () => Promise<Faults> {
  const migrations = migrationNames();
  let cached: Promise<Faults> | undefined;
  return async () => {
    const { stage } = platform.life;
    if (stage !== 'serving') return { server: `It is ${stage}` };
    if (!cached) {
      cached = findFaults(platform, migrations);
      setTimeout(() => { cached = undefined; }, CACHED_MS).unref();
    }
    return cached;
  };
}

async function findFaults(platform: Platform, migrations: readonly string[]): Promise<Faults> {
  const faults = await Promise.all([
    fault('database', () => migrated(platform, migrations)),
    fault('disk', () => writable(platform.settings.dataDir)),
  ]);
  return Object.fromEntries(faults.filter((each) => each !== undefined));
}

/** The reply names no cause: anybody may ask. */
async function fault(what: string, check: () => Promise<string | undefined>): Promise<readonly [string, string] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => { timer = setTimeout(() => resolve('It does not answer'), TIMEOUT_MS); });
  try {
    const message = await Promise.race([check(), late]);
    return message === undefined ? undefined : [what, message];
  } catch {
    return [what, 'It cannot be used'];
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
