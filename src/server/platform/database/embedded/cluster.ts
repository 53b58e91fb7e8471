import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableStartParams, fsyncPath, fsyncTree, type GiveUp, proveDurable } from './durableFiles.ts';

/** Makes the cluster when there is none. @throws when a commit does not reach the disk */
export async function openCluster(directory: string, giveUp: GiveUp): Promise<PGlite> {
  if (!existsSync(join(directory, 'PG_VERSION'))) await makeCluster(directory, giveUp);
  const { pg, files } = await start(directory, giveUp);
  await proveDurable(pg, files);
  return pg;
}

/** A half-made cluster is never opened: it is made beside, synced to the last file, and takes its place by one rename. */
async function makeCluster(directory: string, giveUp: GiveUp) {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const { pg } = await start(unfinished, giveUp);
  await pg.close();
  fsyncTree(unfinished);
  renameSync(unfinished, directory);
  fsyncPath(dirname(directory));
}

async function start(directory: string, giveUp: GiveUp) {
  let lastWords = '';
  const onStderr = (line: string) => {
    if (/ (PANIC|FATAL): /.test(line)) lastWords = line.replace(/^.* (?=PANIC|FATAL)/, '');
    return false;
  };
  const files = new DurableFiles(directory, (reason) => giveUp(lastWords || reason));
  const pg = await PGlite.create({ fs: files, startParams: durableStartParams, onStderr });
  return { pg, files };
}
