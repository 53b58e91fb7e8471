import { connect } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoint } from '#contract/kit/endpoint.ts';
import { domains } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { route } from '#server/platform/route.ts';
import { failures } from '../../attack/bystander/bystander.ts';
import { holdSlowly, SLOW_MANNERS } from '../../attack/slow/holdSlowly.ts';
import { holdStream } from '../../support/eventStream.ts';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

/** A tenth of the real ones, and what is honest has several times as long: a busy machine is slower than any line. */
const SHORT = {
  headSeconds: 2,
  bodySeconds: 2,
  answerSeconds: 8,
  takingSeconds: 4,
  bytesASecond: 4_000,
  lookSeconds: 0.25,
};

const LARGE = 40_000_000;
const open = { method: 'GET', access: 'public', summary: 'For a test' } as const;
const never = endpoint({ ...open, path: '/test/never', reply: Type.Null() });
const large = endpoint({ ...open, path: '/test/large', produces: 'text/csv', reply: Type.Unknown() });
const lasting = endpoint({ ...open, path: '/test/lasting', produces: 'text/csv', reply: Type.Unknown() });
const counting = endpoint({ ...open, path: '/test/counting', reply: Type.Integer() });
const part = endpoint({ ...open, method: 'POST', path: '/test/part', body: Type.Unknown(), reply: Type.Integer() });

let counted = 0;

const trying: Domain = {
  name: 'trying',
  register(app) {
    route(app, never, () => new Promise<never>(() => undefined));
    route(app, large, () => Readable.from(chunks(LARGE)));
    route(app, lasting, () => Readable.from(lines(5)));
    route(app, counting, async () => {
      counted += 1;
      await pause(50);
      return counted;
    });
    route(app, part, ({ body }) => JSON.stringify(body).length);
  },
};

function* chunks(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536, 'x');
}

/** As a file whose rows are long in coming. */
async function* lines(count: number) {
  for (let line = 0; line < count; line += 1) {
    yield `${line}\n`;
    await pause(700);
  }
}

describe('a request has a deadline', () => {
  const databases = databasesOf('embedded');
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, trying], deadlines: SHORT });
  });

  test.concurrent.for(SLOW_MANNERS)(
    'in whichever part it is slow (%s): all such connections are ended, and shut nobody out',
    async (manner) => {
      const count = manner === 'reading' ? 10 : 100;
      const report = await holdSlowly({
        address: server.address,
        count,
        manner,
        largePath: '/api/test/large',
        longestSeconds: 60,
        everyMs: 500,
      });
      expect(report).toMatchObject({ opened: count, ended: count });
      expect(failures(report.meanwhile), 'nobody is shut out').toEqual([]);
    },
  );

  test.each([
    [3, 3],
    [40, 4],
  ])(
    'of %i requests that wait for no reply, on one connection, at most %i are carried out',
    async (sent, carriedOut) => {
      const { hostname, port, host } = new URL(server.address);
      counted = 0;
      const socket = connect(Number(port), hostname).resume();
      socket
        .on('error', () => undefined)
        .write(`GET /api/test/counting HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(sent));
      if (sent > carriedOut) await once(socket, 'close');
      await until(`${carriedOut} requests are carried out`, () => expect(counted).toBe(carriedOut));
      socket.destroy();
    },
  );

  test.concurrent('a body that comes too slowly is told so', async () => {
    const { hostname, port, host } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    let told = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    socket.write(
      `POST /api/test/part HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"`,
    );
    await once(socket, 'close');
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.concurrent(
    'a slow but honest line brings its part, far beyond the deadline of a body of no length',
    async () => {
      const body = JSON.stringify('x'.repeat(160_000));
      async function* slowly() {
        for (let at = 0; at < body.length; at += 8_000) {
          yield Buffer.from(body.slice(at, at + 8_000));
          await pause(200);
        }
      }
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Readable.from(slowly()),
        duplex: 'half',
      };
      const reply = await fetch(`${server.address}/api/test/part`, request as unknown as RequestInit);
      expect(await reply.json()).toEqual({ success: true, data: body.length });
    },
  );

  test.concurrent('a file that is long in the making, and taken as it comes, is had whole', async () => {
    expect((await server.call('GET', '/api/test/lasting')).text).toBe('0\n1\n2\n3\n4\n');
  });

  test.concurrent('a stream of notifications goes on', async () => {
    const { token } = await signedIn(server, 'student');
    const stream = await holdStream(server, '/api/Notification/stream', token);
    const ended = await Promise.race([stream.ended.then(() => true), pause(3_000).then(() => false)]);
    expect([stream.status, ended]).toEqual([200, false]);
    stream.leave();
  });

  test.concurrent('a handler that never answers is answered for, kindly, with when to try again', async () => {
    const { status, json, headers } = await server.call('GET', '/api/test/never');
    expect([status, json.message, headers.get('retry-after')]).toEqual([
      503,
      'This is taking longer than it should. Please try again in a minute',
      '60',
    ]);
  });
});
