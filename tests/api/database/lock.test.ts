import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { groundOf } from '../../support/grounds.ts';
import { startWriter } from './writing.ts';

describe('a data directory', () => {
  const ground = groundOf('embedded');
  const refusal = (dataDir: string, pid: number) =>
    `The data directory ${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`;

  test('in use refuses a second process with one line, and is given back on close', async () => {
    const { dataDir } = await ground.freshPlace();
    const database = await openDatabase({ dataDir });
    const second = startWriter(dataDir);
    const [exitCode] = await second.over;
    expect(exitCode).not.toBe(0);
    expect(second.complaint()).toContain(refusal(dataDir, process.pid));
    await database.close();
    expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
  });

  test('in use is refused to the same process as well', async () => {
    const { dataDir } = await ground.freshPlace();
    const database = await openDatabase({ dataDir });
    ground.whenOver(database.close);
    await expect(openDatabase({ dataDir })).rejects.toThrow(refusal(dataDir, process.pid));
  });

  test('of a process that lives is never taken', async () => {
    const { dataDir } = await ground.freshPlace();
    const holder = startWriter(dataDir);
    await holder.writing;
    await expect(openDatabase({ dataDir })).rejects.toThrow(refusal(dataDir, holder.child.pid!));
    holder.child.kill('SIGKILL');
    await holder.over;
    await (await openDatabase({ dataDir })).close();
  });

  const abandoned = {
    'a process that is gone': async () => ({ pid: await pidOfTheDead(), started: '1' }),
    'our own number, from before a restart': async () => ({ pid: process.pid, started: '1' }),
    'a number that the system has given to another since': async () => ({ pid: process.ppid, started: 'long ago' }),
  };
  test.for(Object.entries(abandoned))('locked by %s is taken over', async ([, owner]) => {
    const { dataDir } = await ground.freshPlace();
    const path = join(dataDir, 'process.lock');
    writeFileSync(path, JSON.stringify(await owner()));
    const database = await openDatabase({ dataDir });
    ground.whenOver(database.close);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  test('with a lock that says nothing (the power went as it was written) is taken over', async () => {
    const { dataDir } = await ground.freshPlace();
    writeFileSync(join(dataDir, 'process.lock'), '');
    const database = await openDatabase({ dataDir });
    ground.whenOver(database.close);
  });

  test('with an abandoned lock is given to one of five that come at once', async () => {
    const { dataDir } = await ground.freshPlace();
    writeFileSync(join(dataDir, 'process.lock'), JSON.stringify({ pid: await pidOfTheDead(), started: '1' }));
    const writers = Array.from({ length: 5 }, () => startWriter(dataDir));
    const winner = await Promise.race(writers.map(async (writer) => {
      await writer.writing;
      return writer.acknowledged().length > 0 ? writer : new Promise<never>(() => {});
    }));
    const losers = writers.filter((writer) => writer !== winner);
    await Promise.all(losers.map(({ over }) => over));
    for (const loser of losers) expect(loser.complaint()).toContain(`The data directory ${dataDir} is in use by process`);
    winner.child.kill('SIGKILL');
    await winner.over;
  });
});

function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', () => resolve(child.pid!)));
}
