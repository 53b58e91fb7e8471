import { beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '#contract/kit/jobs.ts';
import type { JobKind } from '#server/platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { holdStream } from '../../support/eventStream.ts';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

describe('a background job of two servers on one PostgreSQL', () => {
  const databases = databasesOf('postgres');
  let servers: readonly [TestServer, TestServer];
  let owner: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    const place = await databases.seededPlace();
    servers = [await freshServer(databases, { place }), await freshServer(databases, { place })];
    owner = await signedIn(servers[0], 'bursar');
    await rows('create table test_step (kind text, number int4)');
  });
  const rows = async (text: string) => (await servers[0].platform.database.query({ name: '', text, values: [] })).rows;

  /** Each step writes one row, and may fail afterwards. */
  const define = (kind: string, total: number, fail: (number: number) => void = () => undefined) => {
    const step: JobKind['step'] = async (tx: Queryable, { reached }) => {
      await tx.query({ name: '', text: 'insert into test_step values ($1, $2)', values: [kind, reached + 1] });
      fail(reached + 1);
      return { done: reached + 1, reached: reached + 1, ...(reached + 1 === total && { result: { said: 'all' } }) };
    };
    for (const {
      platform: { backgroundJobs },
    } of servers)
      backgroundJobs.define({ name: kind, step });
  };
  const begin = async (kind: string, total: number) => {
    const by = {
      user: {
        ...owner,
        sessionId: '',
        userName: 'bursar',
        userType: 'bursar',
        claims: new Set<never>(),
        impersonatorId: null,
      },
      ip: '127.0.0.1',
    };
    const { database, backgroundJobs } = servers[0].platform;
    return database.transaction((tx) =>
      backgroundJobs.enqueue(tx, { kind, subject: {}, title: 'A job of the test', page: '/x', total }, by),
    );
  };
  const runAll = () => Promise.all(servers.map(({ jobs }) => jobs.run('background-jobs')));
  const found = async (id: string) =>
    (await servers[1].call<Job>('GET', `/api/BackgroundJob/jobs/${id}`, { token: owner.token })).data;
  const steps = async (kind: string) =>
    (await rows(`select number from test_step where kind = '${kind}' order by number`)).map(({ number }) => number);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('is one of ten that a person may have under way, also where they are begun at once', async () => {
    define('many', 1);
    const begun = await Promise.allSettled(Array.from({ length: 13 }, () => begin('many', 1)));
    const refused = begun.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        status: 429,
        message: 'You have 10 jobs under way already. Please wait until one has ended, or cancel one',
      });
    await runAll();
    await begin('many', 1);
    await runAll();
  });

  test('does each step once, whichever of them does it, and its owner is told on either', async () => {
    define('count', 12);
    const stream = await holdStream(servers[1], '/api/Notification/stream', owner.token);
    const id = await begin('count', 12);
    expect(await found(id)).toMatchObject({
      title: 'A job of the test',
      state: 'waiting',
      done: 0,
      total: 12,
      isSeen: false,
    });
    await runAll();
    expect(await steps('count')).toEqual(upTo(12));
    expect(await found(id)).toMatchObject({ state: 'done', done: 12 });
    await until('the stream tells of the job', () => expect(stream.events('jobs')).toBeGreaterThanOrEqual(2));
    await servers[0].call('POST', `/api/BackgroundJob/jobs/${id}/seen`, { token: owner.token });
    expect(await found(id)).toMatchObject({ isSeen: true });
    stream.leave();
  });

  test('whose step fails leaves nothing of it, and does it again later', async () => {
    let failures = 0;
    define('stumble', 4, (number) => {
      if (number === 3 && failures++ < 2) throw new Error('a step failed');
    });
    const id = await begin('stumble', 4);
    for (const expected of [2, 2, 4]) {
      await runAll();
      expect(await steps('stumble')).toEqual(upTo(expected));
      for (const { clock } of servers) clock.advance(10_000);
    }
    expect(await found(id)).toMatchObject({ state: 'done' });
  });

  test('is given up with words when it fails three times, and at once when it says why', async () => {
    define('hopeless', 2, () => {
      throw new Error('a step failed');
    });
    define('refused', 2, () => {
      throw new Problem(422, 'The faculty is gone. Please choose another');
    });
    const ids = [await begin('hopeless', 2), await begin('refused', 2)];
    for (let time = 0; time < 3; time += 1) {
      await runAll();
      for (const { clock } of servers) clock.advance(10_000);
    }
    const [hopeless, refused] = await Promise.all(ids.map(found));
    expect(hopeless).toMatchObject({
      state: 'failed',
      error: 'Something went wrong. What was done before stays done. Please start it again',
    });
    expect(refused).toMatchObject({ state: 'failed', error: 'The faculty is gone. Please choose another' });
    expect([await steps('hopeless'), await steps('refused')]).toEqual([[], []]);
  });

  test('ends where its owner may sign in no more', async () => {
    define('orphan', 2);
    const id = await begin('orphan', 2);
    await rows("update user_account set active = false where user_name = 'bursar'");
    await runAll();
    await rows("update user_account set active = true where user_name = 'bursar'");
    owner = await signedIn(servers[0], 'bursar');
    expect(await found(id)).toMatchObject({ state: 'failed', error: 'You do not have access to this' });
    expect(await steps('orphan')).toEqual([]);
  });
});
