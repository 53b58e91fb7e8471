import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databasesOf } from '../../support/databases.ts';
import { volumeOf } from '../../support/volume.ts';
import { expectKept, startWriter } from './writing.ts';

/** `WRITER_KILLS=10` for a longer one. */
const KILLS = volumeOf('WRITER_KILLS');

describe('the embedded database', () => {
  const databases = databasesOf('embedded');

  test(`killed ${KILLS} times while it writes, loses no acknowledged row`, async () => {
    const { dataDir } = await databases.freshPlace();
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const writer = startWriter(dataDir);
      await writer.writing;
      await pause(Math.random() * 400);
      writer.child.kill('SIGKILL');
      await writer.over;
      expect(writer.acknowledged().length, writer.complaint()).toBeGreaterThan(0);
      acknowledged.push(...writer.acknowledged());
    }
    await expectKept(dataDir, acknowledged);
  });
});
