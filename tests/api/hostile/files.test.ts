import { describe, expect, test } from 'vitest';
import { sendHostileFiles } from '../../attack/files/sendHostileFiles.ts';
import { freePort } from '../../support/freePort.ts';
import { groundOf } from '../../support/grounds.ts';
import { startProcess } from '../../support/serverProcess.ts';

/** `HOSTILE_FILES=1000` sends so many, and says what others had of it. */
const COUNT = Number(process.env['HOSTILE_FILES'] ?? 40);
const MOST_MEGABYTES = 600;

describe('a server in a process of its own', () => {
  const ground = groundOf('postgres');

  test(`survives ${COUNT} hostile files in ${MOST_MEGABYTES} MB, and refuses each in words`, async () => {
    const [place, port] = [await ground.freshPlace(), await freePort()];
    const address = `http://127.0.0.1:${port}`;
    const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' });
    ground.whenOver(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await serving;
    const report = await sendHostileFiles({ address, count: COUNT, seed: 1, pid: child.pid! });
    if (process.env['HOSTILE_FILES']) console.log(JSON.stringify(report, null, 1));
    expect(report.faults).toEqual([]);
    expect(report.sent).toBe(report.accepted + report.refused + report.putOff);
    expect(report.accepted, 'what is good among them is taken').toBeGreaterThan(0);
    // Readiness is judged by a clock, and so by whatever else this machine does.
    const failed = [...report.idle.failed, ...report.meanwhile.failed].filter((answer) => !answer.includes('not ready'));
    expect(failed, 'others are answered').toEqual([]);
    expect(report.megabytes!.peak).toBeLessThan(MOST_MEGABYTES);
  }, 7_200_000);
});
