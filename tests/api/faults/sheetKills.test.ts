import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { onDatabases } from '../../support/databases.ts';
import { tokenOf } from '../../support/logIn.ts';
import { freshServer } from '../../support/server.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { sheetOf } from '../../support/sheet.ts';
import { commitUpload, sendSheet, settledUpload, uploadOf } from '../../support/uploading.ts';
import { seedOf, volumeOf } from '../../support/volume.ts';

/** `SHEET_KILLS=20` for a longer one. */
const KILLS = volumeOf('SHEET_KILLS');
const ROWS = 600;
/** By then the trial and the commit are over on a machine that does nothing else. */
const LONGEST_MS = 600;

const LIST = '/api/AreaOfSpecialization/areas';

const COUNTS = `select count(*)::int as rows, count(distinct name)::int as names,
  (select count(*)::int from audit_entry where subject_kind = 'area_of_specialization' and action = 'created') as audits
  from area_of_specialization where name like 'Sheet %'`;

onDatabases('an upload whose server is killed', (databases) => {
  test(
    `${KILLS} kills, and the next server goes on: each row is there once, and in the audit log once`,
    async () => {
      const place = await databases.seededPlace();
      const moments = fc.sample(fc.nat(LONGEST_MS), { numRuns: KILLS, seed: seedOf('kills of an upload') });
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const env = {
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        LOG_LEVEL: 'silent',
      };
      const college = callerOf(address);
      let token = '';
      const uploads: number[] = [];
      for (const [round, milliseconds] of moments.entries()) {
        const { child, serving, ended } = startProcess(env);
        databases.whenOver(async () => {
          child.kill('SIGKILL');
          await ended;
        });
        await serving;
        token ||= await tokenOf(address, 'admin');
        const by = { college, token, list: LIST };
        const { data } = await sendSheet(
          by,
          await sheetOf([['Name'], ...Array.from({ length: ROWS }, (_, row) => [`Sheet ${round} row ${row}`])]),
        );
        uploads.push(data.id);
        const dies = pause(milliseconds).then(() => child.kill('SIGKILL'));
        await committing(by, data.id).catch(() => undefined);
        await dies;
        await ended;
      }

      const after = await freshServer(databases, { place });
      after.clock.advance(Date.now() - after.clock.now().getTime());
      const by = { college: after, token, list: LIST };
      for (const id of uploads) {
        expect((await settledUpload(by, id)).trial.state).toBe('done');
        expect(await commitUpload(by, id)).toMatchObject({ rows: ROWS, created: ROWS, unchanged: 0, refused: 0 });
      }
      const { rows } = await after.platform.database.query({ name: '', text: COUNTS, values: [] });
      const all = KILLS * ROWS;
      expect(rows).toEqual([{ rows: all, names: all, audits: all }]);
    },
    60_000 + KILLS * 30_000,
  );
});

/** Until its server dies. */
async function committing(by: Parameters<typeof uploadOf>[0], id: number): Promise<void> {
  while ((await uploadOf(by, id)).trial.state !== 'done') await pause(10);
  await by.college.call('POST', `${LIST}/upload/${id}/commit`, { token: by.token });
}
