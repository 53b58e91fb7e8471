import { expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { pgBossJobs } from '#server/platform/jobs/pgBossJobs.ts';
import { onBothGrounds } from '../../support/grounds.ts';

const log = pino({ level: 'silent' });

/** A minute that has room for a test, and not again for an hour: a test that runs over its end must not see a second run. */
async function thisMinute(): Promise<string> {
  const left = 60_000 - Date.now() % 60_000;
  if (left < 12_000) await new Promise((resolve) => setTimeout(resolve, left));
  return `${new Date().getUTCMinutes()} * * * *`;
}

onBothGrounds('jobs', (ground) => {
  test('a schedule runs once for all servers, leaves the database to others meanwhile, and does not stop others when it fails', async () => {
    const database = await ground.freshDatabase();
    const servers = await Promise.all([pgBossJobs(database, log, 1), pgBossJobs(database, log, 1)]);
    const runs = { fail: 0, count: 0 };
    const fail = () => {
      runs.fail += 1;
      return Promise.reject(new Error('failed'));
    };
    const count = async () => {
      runs.count += 1;
      await database.query({ name: '', text: 'select 1', values: [] });
    };
    const minute = await thisMinute();
    for (const server of servers) {
      await server.schedule('fail', minute, fail);
      await server.schedule('count', minute, count);
    }
    await vi.waitFor(() => expect(runs).toEqual({ fail: 1, count: 1 }), { timeout: 15_000 });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(runs).toEqual({ fail: 1, count: 1 });
    await Promise.all(servers.map((server) => server.close()));
  });

  test('servers that start at once on a new college make the same queues', async () => {
    const database = await ground.freshDatabase();
    const servers = await Promise.all(Array.from({ length: 2 }, () => pgBossJobs(database, log)));
    const names = Array.from({ length: 4 }, (_, index) => `job-${index}`);
    await Promise.all(servers.flatMap((server) => names.map((name) => server.schedule(name, '0 4 * * *', async () => undefined))));
    const { rows } = await database.query({ name: '', text: "select name from jobs.queue where name like 'job-%' order by name", values: [] });
    expect(rows.map(({ name }) => name)).toEqual(names);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a job that is being fetched as the server closes is done, and ended before the database closes', async () => {
    const database = await ground.freshDatabase();
    const ended: string[] = [];
    const fetched = Promise.withResolvers<undefined>();
    const closing = Promise.withResolvers<undefined>();
    const jobs = await pgBossJobs({ ...database, async query(config) {
      const result = await database.query(config);
      if (config.text.includes('SKIP LOCKED') && config.values[0] === 'count' && result.rows.length > 0) {
        fetched.resolve(undefined);
        await closing.promise;
      }
      if (config.text.includes("state = 'completed'") && config.values[0] === 'count') ended.push('statement');
      return result;
    } }, log, 1);
    await jobs.schedule('count', await thisMinute(), async () => {
      await database.query({ name: '', text: 'select 1', values: [] });
      ended.push('job');
    });
    await fetched.promise;
    const closed = jobs.close().then(() => ended.push('jobs'));
    setTimeout(() => closing.resolve(undefined), 1_500);
    await closed;
    expect(ended).toEqual(['job', 'statement', 'jobs']);
  });
});
