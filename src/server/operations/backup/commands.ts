import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { lockDirectory } from '../../platform/database/embedded/lock.ts';
import { openDatabase } from '../../platform/database/open.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Manifest } from './archive.ts';
import { callControlServer } from './controlClient.ts';
import { linkedFiles } from './linkedFiles.ts';
import { restore, type RestoreOptions } from './restore.ts';
import { takeBackup } from './take.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

export async function backUp(
  place: Place,
  folder: string,
  now: Date,
): Promise<{ readonly path: string; readonly manifest: Manifest }> {
  const scratch = join(place.dataDir, 'backing-up');
  const [linked, copy] = [join(scratch, 'files'), join(scratch, 'copy')];
  const unlock = lockDirectory(scratch);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = await linkedFiles(join(place.dataDir, 'files'), linked);
    await files.linkAll();
    const database = await openForReading(place, copy);
    const path = resolve(folder, `matricula-${now.toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`);
    try {
      return { path, manifest: await takeBackup(database, files, path, now) };
    } finally {
      await database.close();
    }
  } finally {
    for (const made of [linked, copy]) await rm(made, { recursive: true, force: true });
    unlock();
  }
}

/** An embedded database that a server has open is copied by that server. */
async function openForReading({ dataDir, databaseUrl }: Place, copy: string): Promise<Database> {
  if (databaseUrl !== undefined) return openDatabase({ databaseUrl, dataDir, asItIs: true });
  await rm(copy, { recursive: true, force: true });
  const copied = await callControlServer(dataDir, { kind: 'copy', to: resolve(copy) });
  return openDatabase({ dataDir: copied ? copy : dataDir, asItIs: true });
}

export async function restoreFrom({ dataDir, databaseUrl }: Place, options: RestoreOptions): Promise<Manifest> {
  const resolved = { ...options, from: resolve(options.from) };
  if (databaseUrl === undefined) {
    const answer = await callControlServer(dataDir, { kind: 'restore', ...resolved });
    if (answer) return answer.result as Manifest;
  }
  const database = await openDatabase({ databaseUrl, dataDir, asItIs: true });
  try {
    return await restore({ database, dataDir, now: () => new Date() }, resolved);
  } finally {
    await database.close();
  }
}
