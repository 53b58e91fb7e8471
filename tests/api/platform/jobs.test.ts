import { expect, test } from 'vitest';
import { pino } from 'pino';
import { pgBossJobs } from '#server/platform/jobs/pgBossJobs.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { BY_HAND, startJob } from '../../support/startJob.ts';
import { until } from '../../support/until.ts';

const log = pino({ level: 'silent' });

/** What the database takes over a fetch: pg-boss has stopped by then. */
const SLOW_FETCH_MS = 1_500;

/** What the database says of a scheduled job: how many were made, in how many minutes, and how many of them were run. */
const MADE = `select name, count(*)::int as jobs, count(*) filter (where state in ('completed', 'failed'))::int as runs,
    (select count(distinct singleton_on)::int from jobs.job s where s.name = '__pgboss__send-it' and s.data->>'name' = j.name) as minutes
  from jobs.job j where name in ('fail', 'count') group by name`;

onBothDatabases('jobs', (databases) => {
  test('a schedule runs once for all servers, leaves the database to others meanwhile, and does not stop others when it fails', async () => {
    const database = await databases.freshDatabase();
    const looks = [0, 0];
    const servers = await Promise.all(
      looks.map((_, index) =>
        pgBossJobs(
          {
            ...database,
            query(config) {
              if (config.text.includes('SET cron_on')) looks[index]! += 1;
              return database.query(config);
            },
          },
          log,
          1,
        ),
      ),
    );
    const runs: Record<string, number> = { fail: 0, count: 0 };
    const fail = () => {
      runs['fail']! += 1;
      return Promise.reject(new Error('failed'));
    };
    const count = async () => {
      runs['count']! += 1;
      await database.query({ name: '', text: 'select 1', values: [] });
    };
    for (const server of servers) {
      await server.schedule('fail', '* * * * *', fail);
      await server.schedule('count', '* * * * *', count);
    }
    await until('both jobs have run', () => Object.values(runs).forEach((times) => expect(times).toBeGreaterThan(0)));
    const before = [...looks];
    await until('each server has looked at the schedules three times more', () =>
      before.forEach((times, index) => expect(looks[index]).toBeGreaterThan(times + 2)),
    );
    await Promise.all(servers.map((server) => server.close()));

    const { rows } = await database.query({ name: '', text: MADE, values: [] });
    expect(rows.map(({ name }) => name).sort()).toEqual(['count', 'fail']);
    for (const { name, jobs, runs: ended, minutes } of rows) {
      expect(ended, 'no server ran what another had run').toBe(runs[name as string]);
      expect(jobs, 'no minute made two').toBeLessThanOrEqual(minutes as number);
    }
  });

  test('servers that start at once on a new college make the same queues', async () => {
    const database = await databases.freshDatabase();
    const servers = await Promise.all(Array.from({ length: 2 }, () => pgBossJobs(database, log)));
    const names = Array.from({ length: 4 }, (_, index) => `job-${index}`);
    await Promise.all(
      servers.flatMap((server) => names.map((name) => server.schedule(name, BY_HAND, async () => undefined))),
    );
    const { rows } = await database.query({
      name: '',
      text: "select name from jobs.queue where name like 'job-%' order by name",
      values: [],
    });
    expect(rows.map(({ name }) => name)).toEqual(names);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a job that is being fetched as the server closes is done, and ended before the database closes', async () => {
    const database = await databases.freshDatabase();
    const ended: string[] = [];
    const fetched = Promise.withResolvers<undefined>();
    const closing = Promise.withResolvers<undefined>();
    const jobs = await pgBossJobs(
      {
        ...database,
        async query(config) {
          const result = await database.query(config);
          if (config.text.includes('SKIP LOCKED') && config.values[0] === 'count' && result.rows.length > 0) {
            fetched.resolve(undefined);
            await closing.promise;
          }
          if (config.text.includes("state = 'completed'") && config.values[0] === 'count') ended.push('statement');
          return result;
        },
      },
      log,
      1,
    );
    await jobs.schedule('count', BY_HAND, async () => {
      await database.query({ name: '', text: 'select 1', values: [] });
      ended.push('job');
    });
    await startJob(database, 'count');
    await fetched.promise;
    const closed = jobs.close().then(() => ended.push('jobs'));
    setTimeout(() => closing.resolve(undefined), SLOW_FETCH_MS);
    await closed;
    expect(ended).toEqual(['job', 'statement', 'jobs']);
  });
});
