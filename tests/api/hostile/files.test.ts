import { describe, expect, test } from 'vitest';
import { failures } from '../../attack/bystander/bystander.ts';
import { sendHostileFiles } from '../../attack/files/sendHostileFiles.ts';
import { databasesOf } from '../../support/databases.ts';
import { ownServer } from '../../support/ownServer.ts';
import { isLong, volumeOf } from '../../support/volume.ts';

const COUNT = volumeOf('HOSTILE_FILES');
const MOST_MEGABYTES = 600;
/** How much longer others wait is of interest in the long run. */
const NO_COMPARISON = { idleMs: 0 };

describe('a server in a process of its own', () => {
  const databases = databasesOf('postgres');

  test(`survives ${COUNT} hostile files in ${MOST_MEGABYTES} MB, and refuses each in words`, async () => {
    const { address, pid } = await ownServer(databases);
    const report = await sendHostileFiles({ address, count: COUNT, seed: 1, pid, ...(!isLong && NO_COMPARISON) });
    if (isLong) console.log(JSON.stringify(report, null, 1));
    expect(report.faults).toEqual([]);
    expect(report.sent).toBe(report.accepted + report.refused + report.putOff);
    expect(report.accepted, 'what is good among them is taken').toBeGreaterThan(0);
    expect([...failures(report.idle), ...failures(report.meanwhile)], 'others are answered').toEqual([]);
    expect(report.megabytes!.peak).toBeLessThan(MOST_MEGABYTES);
  }, 7_200_000);
});
