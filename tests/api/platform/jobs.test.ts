import { expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { pgBossJobs } from '#server/platform/jobs/pgBossJobs.ts';
import { onBothGrounds } from '../../support/grounds.ts';

const log = pino({ level: 'silent' });
const EVERY_MINUTE = '* * * * *';

/** A minute that has room for a test, and not again for an hour: a test that runs over its end must not see a second run. */
async function thisMinute(): Promise<string> {
  const left = 60_000 - Date.now() % 60_000;
  if (left < 12_000) await new Promise((resolve) => setTimeout(resolve, left));
  return `${new Date().getUTCMinutes()} * * * *`;
}

onBothGrounds('jobs', (ground) => {
  test('a schedule runs once for all servers, and leaves the database to others meanwhile', async () => {
    const database = await ground.freshDatabase();
    const servers = await Promise.all([pgBossJobs(database, log, 1), pgBossJobs(database, log, 1)]);
    let runs = 0;
    const work = async () => {
      runs += 1;
      await database.query({ name: '', text: 'select 1', values: [] });
    };
    const minute = await thisMinute();
    for (const server of servers) await server.schedule('count', minute, work);
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 15_000 });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(runs).toBe(1);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a job that fails does not stop the others', async () => {
    const database = await ground.freshDatabase();
    const jobs = await pgBossJobs(database, log, 1);
    let ran = false;
    await jobs.schedule('fail', EVERY_MINUTE, () => Promise.reject(new Error('failed')));
    await jobs.schedule('work', EVERY_MINUTE, async () => {
      ran = true;
    });
    await vi.waitFor(() => expect(ran).toBe(true), { timeout: 15_000 });
    await jobs.close();
  });
});
