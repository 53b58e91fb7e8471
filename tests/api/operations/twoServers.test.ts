import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { newApplicant, sendPassport } from '../../support/applicant.ts';
import { callerOf, type Cookies } from '../../support/call.ts';
import { databasesOf } from '../../support/databases.ts';
import { login } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** Notifications and jobs of several servers have tests of their own, beside theirs. */
describe('two servers on one PostgreSQL', () => {
  const databases = databasesOf('postgres');
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const place = await databases.freshPlace();
    one = await freshServer(databases, { place });
    other = await freshServer(databases, { place });
  });

  test('know the same sessions, begun, exchanged and ended', async () => {
    const browser: Cookies = new Map();
    const {
      data: { jwtToken, refreshToken },
    } = await callerOf(one.address, browser).call('POST', '/api/Authentication/login', {
      body: { userName: 'student', password: DEMO_PASSWORD },
    });
    const account = (server: TestServer, sent: string) =>
      server.call('GET', '/api/Authentication/account', { token: sent });
    expect((await account(other, jwtToken!.token)).status).toBe(200);
    const { data } = await callerOf(other.address, browser).call('POST', '/api/Authentication/refresh-token', {
      body: { refreshToken },
    });
    expect((await account(one, data.jwtToken!.token)).status).toBe(200);
    await one.call('POST', '/api/Authentication/sign-out', {
      token: data.jwtToken!.token,
      body: { everywhere: false },
    });
    expect((await account(other, data.jwtToken!.token)).status).toBe(401);
  });

  test('count guesses together', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 60; guess += 1)
      statuses.push((await login(guess % 2 ? one : other, 'lecturer', `Wrong#${guess}000`)).status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(15);
    for (const server of [one, other]) expect((await login(server, 'lecturer', 'Wrong#again0')).status).toBe(429);
  });

  test('give the files that either was sent', async () => {
    const { token } = await newApplicant(one);
    const id = await sendPassport(one, token);
    const [mine, theirs] = await Promise.all(
      [one, other].map((server) => server.call('GET', `/api/UserDocument/${id}`, { token })),
    );
    expect([theirs!.status, theirs!.text]).toEqual([200, mine!.text]);
  });
});
