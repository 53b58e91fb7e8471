import fs, { mkdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openCluster } from '#server/platform/database/embedded/cluster.ts';
import { databasesOf } from '../../support/databases.ts';
import { expectKept, startWriter } from './writing.ts';

const unexpected = (reason: string): never => {
  throw new Error(reason);
};

describe('the embedded database', () => {
  const databases = databasesOf('embedded');
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test('syncs its log to the disk with every commit, and a directory when the log grows', async () => {
    const { dataDir } = await databases.freshPlace();
    const pg = await openCluster(join(dataDir, 'database'), unexpected);
    databases.whenOver(() => pg.close());
    await pg.exec('CREATE TABLE bunk (letter text)');

    const synced = watchFsyncs();
    for (let index = 0; index < 20; index += 1) await pg.exec("INSERT INTO bunk VALUES ('A')");
    expect(synced.filter((kind) => kind === 'file').length).toBeGreaterThanOrEqual(20);

    await pg.exec("SELECT pg_switch_wal(); INSERT INTO bunk VALUES ('B'); CHECKPOINT");
    expect(synced).toContain('directory');
  });

  test('a half-made one is made anew, and synced to the last file before it takes its place', async () => {
    const { dataDir } = await databases.emptyPlace();
    mkdirSync(join(dataDir, 'database.new'));
    fs.writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
    const synced = watchFsyncs();
    const pg = await openCluster(join(dataDir, 'database'), unexpected);
    databases.whenOver(() => pg.close());
    expect(synced.length).toBeGreaterThan(900);
    expect(fs.existsSync(join(dataDir, 'database.new'))).toBe(false);
    expect((await pg.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('on a disk that fails ends the process at once, having acknowledged nothing that is lost', async () => {
    const { dataDir } = await databases.freshPlace();
    const failingDisk = fileURLToPath(new URL('./failingDisk.ts', import.meta.url));
    const writer = startWriter(dataDir, { nodeOptions: ['--import', failingDisk] });
    const [exitCode] = await writer.over;
    expect(exitCode).not.toBe(0);
    expect(writer.complaint()).toContain('The embedded database has stopped: Error: EIO');
    expect(writer.acknowledged().length).toBeGreaterThan(0);
    await expectKept(dataDir, writer.acknowledged());
  });
});

/** What the process really syncs from now on. */
function watchFsyncs(): ('file' | 'directory')[] {
  const synced: ('file' | 'directory')[] = [];
  const { fsyncSync } = fs;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    synced.push(fs.fstatSync(descriptor).isDirectory() ? 'directory' : 'file');
    fsyncSync(descriptor);
  });
  syncBuiltinESMExports();
  return synced;
}
