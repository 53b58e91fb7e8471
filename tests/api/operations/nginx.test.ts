import { rmSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notify } from '#server/communication/notifications/service.ts';
import { newApplicant, photograph } from '../../support/applicant.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { type Caller, callerOf } from '../../support/call.ts';
import { holdStream } from '../../support/eventStream.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf } from '../../support/databases.ts';
import { isNginxHere, startNginx } from '../../support/nginx.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const METRICS_TOKEN = 'a-token-of-the-operators';
/** Under one megabyte. */
const LARGEST_PHOTOGRAPH = 1024 * 1024 - 1;

/** Servers that are stopped and killed behind it have a test of their own. */
describe.skipIf(!isNginxHere())('two servers behind the nginx of the README', () => {
  const databases = databasesOf('postgres');
  const dist = builtPortal();
  let port: number;
  let servers: readonly [TestServer, TestServer];
  let portal: Caller & { readonly address: string };
  beforeAll(async () => {
    port = await freePort();
    const address = `https://127.0.0.1:${port}`;
    const place = await databases.freshPlace();
    const env = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: address, METRICS_TOKEN };
    servers = [await freshServer(databases, { place, dist, env }), await freshServer(databases, { place, dist, env })];
    await startNginx(databases, port, [portOf(servers[0]), portOf(servers[1])]);
    portal = { address, ...callerOf(address) };
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('a session that was begun on one goes on at both, over HTTP/2 where a browser can', async () => {
    const { token } = await signedIn(servers[0], 'student');
    const before = await Promise.all(servers.map(answered));
    for (let call = 0; call < 8; call += 1)
      expect((await portal.call('GET', '/api/Authentication/account', { token })).status).toBe(200);
    const after = await Promise.all(servers.map(answered));
    expect(after.map((count, index) => count - before[index]!)).toEqual([4, 4]);
    expect(await protocolOf(port)).toBe('h2');
  });

  test('every request has a name, the same in the log of nginx and in the reply', async () => {
    const given = await portal.call('GET', '/api/health', {
      headers: { 'x-request-id': '0123456789abcdef0123456789abcdef' },
    });
    expect(given.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(given.headers.get('x-request-id')).not.toBe('0123456789abcdef0123456789abcdef');
  });

  test.skipIf(process.platform !== 'linux')(
    'each visitor is who they are when guesses are counted, whatever they say of themselves',
    async () => {
      const guesses: number[] = [];
      for (let guess = 0; guess < 14; guess += 1)
        guesses.push(
          await guessFrom('127.0.1.2', port, {
            'x-forwarded-for': `10.1.${guess}.1`,
            'x-real-ip': `10.1.${guess}.1`,
            forwarded: `for=10.1.${guess}.1`,
          }),
        );
      expect(guesses.slice(0, 10)).toEqual(Array(10).fill(422));
      expect(guesses.slice(11)).toEqual([429, 429, 429]);
      expect(await guessFrom('127.0.2.3', port)).toBe(422);
    },
  );

  test('a stream passes as it comes, told by either server', async () => {
    const { token, userId } = await signedIn(servers[0], 'student');
    const stream = await holdStream(portal, '/api/Notification/stream', token);
    const soon = (events: number) => until(`${events} events have come`, () => expect(stream.events()).toBe(events));
    await soon(1);
    for (const [index, { platform }] of servers.entries()) {
      await platform.database.transaction((tx) =>
        notify(platform, tx, { userId, category: 'studentProfile', message: 'Please look' }),
      );
      await soon(index + 2);
    }
    stream.leave();
  });

  test('the largest photograph passes; of a larger one we say so, and a far larger one goes no further', async () => {
    const { token } = await newApplicant(portal);
    const picture = await photograph();
    const send = async (bytes: number) => {
      const body = new FormData();
      body.append('file', new Blob([Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])]), 'passport.jpg');
      return portal.call('POST', '/api/UserDocument/upload-passport', { token, body });
    };
    expect((await send(LARGEST_PHOTOGRAPH)).status).toBe(200);
    expect(await send(LARGEST_PHOTOGRAPH + 1)).toMatchObject({
      status: 422,
      json: { message: 'File too Large. File should be less than 1MB' },
    });
    expect((await send(14 * 1024 * 1024)).status).toBe(413);
  });

  test('what we say of a fault that all servers have reaches the visitor, each time', async () => {
    const [one, other] = servers.map(({ platform }) => platform.life);
    await one!.restoring(() =>
      other!.restoring(async () => {
        for (let call = 0; call < 5; call += 1) {
          const refused = await portal.call('GET', '/api/Session/all-sessions');
          expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
        }
      }),
    );
    expect((await portal.call('GET', '/api/Session/all-sessions')).status).toBe(200);
  });

  test('/metrics is not there, whatever its spelling and whoever asks', async () => {
    expect((await portal.call('GET', '/metrics', { token: METRICS_TOKEN })).status).toBe(404);
    for (const path of ['/metrics/', '//metrics', '/%6detrics', '/metrics?x=1', '/./metrics']) {
      expect((await portal.call('GET', path, { token: METRICS_TOKEN })).text, path).not.toContain(
        'http_request_duration',
      );
    }
    expect((await servers[0].call('GET', '/metrics', { token: METRICS_TOKEN })).status).toBe(200);
  });

  test('the waiting page passes as it is, and a place is good at both', async () => {
    for (const { pressure } of servers) pressure.press(25, true);
    const first = await callerOf(portal.address).call('GET', '/');
    expect([
      first.status,
      first.headers.get('retry-after'),
      first.headers.get('refresh'),
      first.headers.get('cache-control'),
    ]).toEqual([429, '5', '5', 'no-store']);
    expect(first.text).toContain('class="place">1<');
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    for (let again = 0; again < 4; again += 1)
      expect((await portal.call('GET', '/', { headers: { cookie } })).text).toContain('class="place">1<');
  });
});

const portOf = ({ address }: TestServer): number => Number(new URL(address).port);

/** How many requests a server has answered. */
async function answered({ platform: { metrics } }: TestServer): Promise<number> {
  const { values } = await metrics.requests.get();
  return values.filter(({ metricName }) => metricName?.endsWith('_count')).reduce((sum, { value }) => sum + value, 0);
}

/** What is agreed with a browser, which offers both. */
function protocolOf(port: number): Promise<string | false | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['h2', 'http/1.1'] }, () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    }).on('error', reject);
  });
}

/** A guess at an RRR, from an address of this machine; answers its status. */
function guessFrom(
  localAddress: string,
  port: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        localAddress,
        agent: false,
        path: '/api/JupebApplication/login',
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode!);
      },
    )
      .on('error', reject)
      .end(JSON.stringify({ rrr: '000000000000' }));
  });
}
