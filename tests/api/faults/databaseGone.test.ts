import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { notify } from '#server/communication/notifications/service.ts';
import { scheduledJobs } from '#server/platform/jobs/scheduledJobs.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import type { Answer } from '../../support/call.ts';
import { holdStream } from '../../support/eventStream.ts';
import { databasesOf } from '../../support/databases.ts';
import { tokenOf } from '../../support/logIn.ts';
import { ownCluster, type OwnCluster } from '../../support/ownCluster.ts';
import { signedIn } from '../../support/people.ts';
import { isPostgresHere } from '../../support/postgresPrograms.ts';
import { expectAllKept, openSavers, saveForever } from '../../support/savers.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { BY_HAND, startJob } from '../../support/startJob.ts';
import { until } from '../../support/until.ts';
import { volumeOf } from '../../support/volume.ts';
import { runningCollege, type RunningCollege } from '../operations/running.ts';

/** `AWAY_SECONDS=30` for a longer one. */
const AWAY_MS = 1_000 * volumeOf('AWAY_SECONDS');
const SAVERS = 4;
const KIND = 'We cannot reach the college now. Please try again in a moment.';

/** Killed, its port is closed and its connections break; frozen, they stay and nothing answers. */
describe.skipIf(process.env['DATABASE_URL'] && !isPostgresHere())('a PostgreSQL that goes and comes back', () => {
  const databases = databasesOf('postgres');
  let cluster: OwnCluster['cluster'];
  let beside: TestServer;
  let college: RunningCollege;
  beforeAll(async () => {
    const own = await ownCluster(databases);
    cluster = own.cluster;
    const dist = builtPortal();
    databases.whenOver(async () => rmSync(dist, { recursive: true }));
    beside = await freshServer(databases, { place: own.place, dist });
    college = await runningCollege(databases, own.place);
  });

  test.each(['killed', 'frozen'] as const)(
    '%s under load: what was acknowledged is there, the rest is told kindly, and the server goes on by itself',
    async (how) => {
      const { userId } = await signedIn(beside, 'student');
      const stream = await holdStream(college, '/api/Notification/stream', await tokenOf(college.address, 'student'));
      const savers = await openSavers(college, college.sandbox, SAVERS);
      const heard: (Answer | undefined)[] = [];
      let running = true;
      const load = savers.map((saver) =>
        saveForever(
          college,
          saver,
          () => running,
          (answer) => heard.push(answer),
        ),
      );
      const allSaveOn = () => {
        const before = savers.map(({ acknowledged }) => acknowledged);
        return until('everybody saves again', () =>
          savers.forEach(({ acknowledged }, index) => expect(acknowledged).toBeGreaterThan(before[index]! + 2)),
        );
      };

      await allSaveOn();
      if (how === 'killed') await cluster.down();
      else cluster.freeze();
      await pause(AWAY_MS);
      const refusals = () => heard.filter((answer) => answer?.status === 503);
      if (how === 'killed') await until('a save is refused', () => expect(refusals().length).toBeGreaterThan(0));
      expect((await college.call('GET', '/api/health')).status).toBe(200);
      await until('the server says that its database is gone', async () =>
        expect((await college.call('GET', '/api/health/ready')).json.errors).toHaveProperty('database'),
      );
      if (how === 'killed') await cluster.up();
      else cluster.thaw();

      await allSaveOn();
      running = false;
      await Promise.all(load);
      await expectAllKept(college, savers);
      expect(heard.filter((answer) => answer?.status !== 200 && answer?.status !== 503)).toEqual([]);
      for (const answer of refusals())
        expect([answer!.json.message, answer!.headers.get('retry-after')]).toEqual([KIND, '5']);

      const before = stream.events();
      await beside.platform.database.transaction((tx) =>
        notify(beside.platform, tx, { userId, category: 'studentProfile', message: 'Please look' }),
      );
      await until('the stream tells of a notification', () => expect(stream.events()).toBeGreaterThan(before));
      stream.leave();
    },
  );

  test('meanwhile the landing page is there, and afterwards jobs go on', async () => {
    const { database } = beside.platform;
    const jobs = scheduledJobs(database, pino({ level: 'silent' }), 1);
    databases.whenOver(jobs.close);
    let runs = 0;
    await jobs.schedule('count', BY_HAND, async () => {
      runs += 1;
    });

    await cluster.down();
    const landing = await beside.call('GET', '/');
    expect([landing.status, landing.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const login = await beside.call('POST', '/api/Authentication/login', {
      body: { userName: 'student', password: 'Portal#2026' },
    });
    expect([login.status, login.json.message]).toEqual([503, KIND]);
    await pause(2_500);
    await cluster.up();

    await startJob(database, 'count');
    await until('the job has run', () => expect(runs).toBe(1));
  });
});
