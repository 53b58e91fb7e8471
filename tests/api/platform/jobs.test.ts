import { expect, test } from 'vitest';
import { pino } from 'pino';
import { EVERY_MINUTE } from '#server/platform/jobs/jobs.ts';
import { scheduledJobs } from '#server/platform/jobs/scheduledJobs.ts';
import type { Database } from '#server/platform/database/database.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { BY_HAND, startJob } from '../../support/startJob.ts';
import { until } from '../../support/until.ts';

const log = pino({ level: 'silent' });

const POLLING_SECONDS = 0.05;

const jobsOf = (database: Database) => scheduledJobs(database, log, POLLING_SECONDS);

const rowsOf = async (database: Database, text: string) => (await database.query({ name: '', text, values: [] })).rows;

/** The database as a server sees it, and how often that server has looked for what is due. */
function watched(database: Database) {
  let looks = 0;
  return {
    looks: () => looks,
    database: {
      ...database,
      query(config: Parameters<Database['query']>[0]) {
        if (config.name === 'lease-due-jobs') looks += 1;
        return database.query(config);
      },
    },
  };
}

onBothDatabases('jobs', (databases) => {
  test('a job that is due runs once for all servers, and one that fails stops no other', async () => {
    const database = await databases.freshDatabase();
    const runs: Record<string, number> = { fail: 0, count: 0 };
    const seen = [watched(database), watched(database)];
    const servers = seen.map((server) => jobsOf(server.database));
    for (const server of servers) {
      await server.schedule('fail', BY_HAND, () => {
        runs['fail']! += 1;
        return Promise.reject(new Error('failed'));
      });
      await server.schedule('count', BY_HAND, async () => {
        runs['count']! += 1;
        await rowsOf(database, 'select 1');
      });
    }
    for (const times of [1, 2, 3]) {
      for (const name of ['fail', 'count']) await startJob(database, name);
      await until('both have run', () => expect(runs).toEqual({ fail: times, count: times }));
      await until('both are over', async () =>
        expect(await rowsOf(database, 'select from scheduled_job where runner is not null')).toEqual([]),
      );
    }
    const before = seen.map(({ looks }) => looks());
    await until('each server has looked three times more', () =>
      seen.forEach(({ looks }, index) => expect(looks()).toBeGreaterThan(before[index]! + 2)),
    );
    expect(runs).toEqual({ fail: 3, count: 3 });
    await Promise.all(servers.map((server) => server.close()));
  });

  test('servers that start at once have one row of a job, due at its next time, and a second start leaves it', async () => {
    const database = await databases.freshDatabase();
    const schedule = async () => {
      const servers = [jobsOf(database), jobsOf(database)];
      await Promise.all(servers.map((server) => server.schedule('minute', EVERY_MINUTE, async () => undefined)));
      await Promise.all(servers.map((server) => server.close()));
    };
    await schedule();
    const rows = await rowsOf(
      database,
      `select name, due_at > now() and due_at <= now() + interval '1 minute' and extract(second from due_at) = 0 as is_next from scheduled_job`,
    );
    expect(rows).toEqual([{ name: 'minute', is_next: true }]);
    await rowsOf(database, `update scheduled_job set due_at = now() + interval '3 days'`);
    await schedule();
    expect(await rowsOf(database, `select due_at > now() + interval '2 days' as is_left from scheduled_job`)).toEqual([
      { is_left: true },
    ]);
  });

  test('a job under way is no other server’s, one whose server died is as soon as its lease has ended', async () => {
    const database = await databases.freshDatabase();
    const dead = '00000000-0000-4000-8000-000000000001';
    let runs = 0;
    const { looks, database: seen } = watched(database);
    const server = jobsOf(seen);
    await server.schedule('count', BY_HAND, async () => {
      runs += 1;
    });
    await rowsOf(
      database,
      `update scheduled_job set due_at = now(), runner = '${dead}', leased_until = now() + interval '1 minute'`,
    );
    const before = looks();
    await until('it has looked three times', () => expect(looks()).toBeGreaterThan(before + 2));
    expect(runs).toBe(0);
    await rowsOf(database, `update scheduled_job set leased_until = now()`);
    await until('it has run', () => expect(runs).toBe(1));
    await server.close();
  });

  test('a job that takes long is leased as long as it runs', async () => {
    const database = await databases.freshDatabase();
    const [started, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const server = jobsOf(database);
    await server.schedule('long', BY_HAND, async () => {
      started.resolve(undefined);
      await ended.promise;
    });
    await startJob(database, 'long');
    await started.promise;
    await rowsOf(database, `update scheduled_job set leased_until = now() + interval '1 second'`);
    await until('its lease is extended', async () =>
      expect(
        await rowsOf(database, `select leased_until > now() + interval '1 minute' as is_long from scheduled_job`),
      ).toEqual([{ is_long: true }]),
    );
    ended.resolve(undefined);
    await server.close();
  });

  test('a closing server waits for the job that is under way, and for its end to be written', async () => {
    const database = await databases.freshDatabase();
    const [started, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const server = jobsOf(database);
    await server.schedule('count', BY_HAND, async () => {
      started.resolve(undefined);
      await ended.promise;
    });
    await startJob(database, 'count');
    await started.promise;
    const closed = server.close();
    ended.resolve(undefined);
    await closed;
    expect(await rowsOf(database, 'select runner, due_at > now() as is_later from scheduled_job')).toEqual([
      { runner: null, is_later: true },
    ]);
  });
});
