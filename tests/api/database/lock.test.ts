import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { databasesOf } from '../../support/databases.ts';
import { startWriter } from './writing.ts';

/** As in a container: process ids of its own, and a /proc that shows no others. */
const OWN_NAMESPACE = ['unshare', '--fork', '--kill-child', '--pid', '--mount-proc'];
/** A file system on which every lock fails; the first calls are Node's own, at its start, and end it when they fail. */
const WITHOUT_LOCKS = ['strace', '--quiet=all', '--output=/dev/null', '--inject=fcntl:error=ENOLCK:when=7+'];

const canRun = ([program, ...words]: readonly string[]) => spawnSync(program!, [...words, 'true']).status === 0;

describe('a data directory', () => {
  const databases = databasesOf('embedded');
  const refusal = (dataDir: string, pid: number) =>
    `The data directory ${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`;

  test('in use refuses a second process with one line, and is given back on close', async () => {
    const { dataDir } = await databases.freshPlace();
    const database = await openDatabase({ dataDir });
    const second = startWriter(dataDir);
    const [exitCode] = await second.over;
    expect(exitCode).not.toBe(0);
    expect(second.complaint()).toContain(refusal(dataDir, process.pid));
    await database.close();
    expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false);
    await (await openDatabase({ dataDir })).close();
  });

  test('in use stays refused to a second process when its lock file was deleted', async () => {
    const { dataDir } = await databases.freshPlace();
    const database = await openDatabase({ dataDir });
    databases.whenOver(database.close);
    rmSync(join(dataDir, 'in-use.lock'));
    rmSync(join(dataDir, 'in-use.json'));
    const second = startWriter(dataDir);
    const [exitCode] = await second.over;
    expect(exitCode).not.toBe(0);
    expect(second.complaint()).toContain(`The data directory ${dataDir} is in use by another process`);
    expect(second.acknowledged()).toEqual([]);
  });

  test('in use is refused to the same process as well', async () => {
    const { dataDir } = await databases.freshPlace();
    const database = await openDatabase({ dataDir });
    databases.whenOver(database.close);
    await expect(openDatabase({ dataDir })).rejects.toThrow(refusal(dataDir, process.pid));
    await expect(openDatabase({ dataDir })).rejects.toThrow(refusal(dataDir, process.pid));
  });

  test('of a process that lives is never taken, and of one that was killed at once', async () => {
    const { dataDir } = await databases.freshPlace();
    const holder = startWriter(dataDir);
    await holder.writing;
    await expect(openDatabase({ dataDir })).rejects.toThrow(refusal(dataDir, holder.child.pid!));
    holder.child.kill('SIGKILL');
    await holder.over;
    await (await openDatabase({ dataDir })).close();
  });

  test('in use is refused to a process of another namespace, where no process id of ours means anything', async ({
    skip,
  }) => {
    skip(!canRun(OWN_NAMESPACE), 'unshare is not permitted here');
    const { dataDir } = await databases.freshPlace();
    const database = await openDatabase({ dataDir });
    const contained = startWriter(dataDir, { under: OWN_NAMESPACE });
    const [exitCode] = await contained.over;
    expect(exitCode).not.toBe(0);
    expect(contained.complaint()).toContain(refusal(dataDir, process.pid));
    expect(contained.acknowledged()).toEqual([]);
    await database.close();
  });

  test('in use in one container is refused to a second, and free as soon as the first is killed', async ({ skip }) => {
    skip(!canRun(OWN_NAMESPACE), 'unshare is not permitted here');
    const { dataDir } = await databases.freshPlace();
    const first = startWriter(dataDir, { under: OWN_NAMESPACE });
    await first.writing;
    expect(first.acknowledged().length).toBeGreaterThan(0);
    const second = startWriter(dataDir, { under: OWN_NAMESPACE });
    await second.over;
    expect(second.complaint()).toContain(`The data directory ${dataDir} is in use by process`);
    expect(second.acknowledged()).toEqual([]);
    first.child.kill('SIGKILL');
    await first.over;
    await (await openDatabase({ dataDir })).close();
  });

  test('on a file system that has no locks is refused', async ({ skip }) => {
    skip(!canRun(WITHOUT_LOCKS), 'there is no strace here to take the locks away');
    const { dataDir } = await databases.freshPlace();
    const writer = startWriter(dataDir, { under: WITHOUT_LOCKS });
    await writer.over;
    expect(writer.complaint()).toContain(`The data directory ${dataDir} cannot be locked`);
    expect(writer.acknowledged()).toEqual([]);
  });

  test('whose lock cannot be opened is refused', async () => {
    const { dataDir } = await databases.freshPlace();
    rmSync(join(dataDir, 'in-use.lock'), { force: true });
    mkdirSync(join(dataDir, 'in-use.lock'), { recursive: true });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The data directory ${dataDir} cannot be locked`);
  });

  test.for(['{"pid":1,"host":"another"}', ''])(
    'that says %j of who had it is taken all the same: the kernel alone decides',
    async (left) => {
      const { dataDir } = await databases.freshPlace();
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(join(dataDir, 'in-use.json'), left);
      await (await openDatabase({ dataDir })).close();
    },
  );

  test('is given to one of three that come at once', async () => {
    const { dataDir } = await databases.freshPlace();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'in-use.json'), JSON.stringify({ pid: await pidOfTheDead(), host: 'gone' }));
    const writers = Array.from({ length: 3 }, () => startWriter(dataDir));
    const winner = await Promise.race(
      writers.map(async (writer) => {
        await writer.writing;
        return writer.acknowledged().length > 0 ? writer : new Promise<never>(() => {});
      }),
    );
    const losers = writers.filter((writer) => writer !== winner);
    await Promise.all(losers.map(({ over }) => over));
    for (const loser of losers)
      expect(loser.complaint()).toContain(`The data directory ${dataDir} is in use by process`);
    winner.child.kill('SIGKILL');
    await winner.over;
  });
});

function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', () => resolve(child.pid!)));
}
