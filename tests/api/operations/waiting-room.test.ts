import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  invoiceFor,
  JUPEB_ANSWERS,
  newApplicant,
  pay,
  SECTION_ADDRESS,
  sendPassport,
} from '../../support/applicant.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { type Answer, callerOf } from '../../support/call.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { login, signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

/** A browser that keeps what cookies it is given. */
function visitor({ address }: Pick<TestServer, 'address'>) {
  const cookies = new Map<string, string>();
  const { call } = callerOf(address);
  return {
    cookies,
    async ask(path = '/', method = 'GET', body?: unknown): Promise<Answer> {
      const answer = await call(method, path, {
        body,
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const [, name, value] of answer.headers.getSetCookie().map((line) => /^(\w+)=([^;]*)/.exec(line)!))
        cookies.set(name!, value!);
      return answer;
    },
  };
}

type Visitor = ReturnType<typeof visitor>;

const placeIn = ({ text }: Answer): number =>
  Number(/class="place">([\d,]+)</.exec(text)?.[1]?.replaceAll(',', '') ?? 0);

const PRESSED = [25, true] as const;
const QUIET = [0, false] as const;

onDatabases('a portal that carries all it can', (databases) => {
  const dist = builtPortal();
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { dist, env: { METRICS_TOKEN: 'a-token-of-the-operators' } });
  });
  afterAll(() => rmSync(dist, { recursive: true }));
  afterEach(async () => {
    server.pressure.press(...QUIET);
    await until('nobody waits in line', async () => {
      server.clock.advance(60_000);
      expect((await visitor(server).ask()).status).toBe(200);
    });
  });

  const arrive = async (count: number): Promise<Visitor[]> => {
    const arrived: Visitor[] = [];
    for (let each = 0; each < count; each += 1) {
      const next = visitor(server);
      expect((await next.ask()).status).toBe(429);
      arrived.push(next);
    }
    return arrived;
  };
  const places = (visitors: readonly Visitor[]) => Promise.all(visitors.map(async (each) => placeIn(await each.ask())));
  /** The line moves once a second of the clock. */
  const second = async (isOver: () => Promise<void>) => {
    server.clock.advance(1000);
    await until('the line has moved', isOver);
  };

  test('lets newcomers wait on a page with their place, first come first served, and lets them in', async () => {
    server.pressure.press(...PRESSED);
    const visitors = await arrive(15);
    expect(await places(visitors)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));

    server.pressure.press(...QUIET);
    await second(async () => expect((await visitors[14]!.ask()).text).toContain('class="place">3<'));
    expect(await places(visitors)).toEqual([...Array<number>(12).fill(0), 1, 2, 3]);
    const late = visitor(server);
    expect(placeIn(await late.ask())).toBe(4);

    server.pressure.press(...PRESSED);
    for (const each of visitors.slice(0, 12)) expect((await each.ask()).text).toContain('<h1>/</h1>');
    await second(async () => expect((await late.ask()).status).toBe(200));
  });

  test('tells who waits how long, and asks again by itself, on any phone', async () => {
    server.pressure.press(...PRESSED);
    const { status, headers, text } = await visitor(server).ask('/generate_application_invoice');
    expect([status, headers.get('retry-after'), headers.get('refresh'), headers.get('cache-control')]).toEqual([
      429,
      '5',
      '5',
      'no-store',
    ]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('Less than a minute');
    expect(text).not.toContain('<script');
  });

  test('a place lets one in, once; a lost reply may be asked for again', async () => {
    server.pressure.press(...PRESSED);
    const [first] = await arrive(1);
    const place = first!.cookies.get('matricula_place')!;
    await second(async () => expect((await first!.ask()).status).toBe(200));
    const holder = () => {
      const other = visitor(server);
      other.cookies.set('matricula_place', place);
      return other;
    };
    expect((await holder().ask()).status).toBe(200);
    server.clock.advance(61_000);
    server.pressure.press(...PRESSED);
    const friend = holder();
    expect(placeIn(await friend.ask())).toBe(1);
    expect(friend.cookies.get('matricula_place')).not.toBe(place);
    expect((await first!.ask()).status).toBe(200);
  });

  test('a place that the college did not give is none', async () => {
    server.pressure.press(...PRESSED);
    const [real] = await arrive(1);
    const [number, , signature] = real!.cookies.get('matricula_place')!.split('.');
    const forgers = [
      `${Number(number) - 1}.1762000000.${signature}`,
      '0.0.',
      'x',
      `${real!.cookies.get('matricula_place')}1`,
    ].map((forged, index) => {
      const forger = visitor(server);
      forger.cookies.set(index % 2 ? 'matricula_pass' : 'matricula_place', forged);
      return forger;
    });
    for (const forger of forgers) expect((await forger.ask()).status).toBe(429);
    expect(Math.min(...(await places(forgers)))).toBeGreaterThan(1);
  });

  test('saves of those who are in go on, and so do log-ins of those who paid, notifications, lists and health', async () => {
    const applicant = await newApplicant(server);
    const paid = await invoiceFor(server);
    await pay(server, paid);
    server.pressure.press(...PRESSED);
    const [waiting] = await arrive(1);

    const passport = await sendPassport(server, applicant.token);
    const saved = await server.call('POST', SECTION_ADDRESS['personal-details'], {
      token: applicant.token,
      body: JUPEB_ANSWERS['personal-details'](passport),
    });
    expect(saved.status).toBe(200);
    expect((await server.call('GET', '/api/Enum/titles')).status).not.toBe(429);
    expect(
      (await server.call('POST', '/api/Payment/notification', { body: [{ rrr: paid.replace(/\D/g, '') }] })).text,
    ).toBe('OK');
    for (const path of ['/api/health', '/api/health/ready', '/assets/entry-abc123.js', '/jupeb_login', '/login'])
      expect((await server.call('GET', path)).status, path).toBe(200);
    expect(placeIn(await waiting!.ask())).toBe(1);

    const payer = visitor(server);
    expect((await payer.ask('/api/JupebApplication/login', 'POST', { rrr: paid })).status).toBe(200);
    expect((await payer.ask()).status).toBe(200);
    expect((await login(server, 'student')).status).toBe(200);
  });

  test("newcomers' calls are asked to come again, and keep their place for the page", async () => {
    server.pressure.press(...PRESSED);
    const newcomer = visitor(server);
    const { status, headers, json } = await newcomer.ask('/api/Session/all-sessions');
    expect([status, headers.get('retry-after'), json.title]).toEqual([429, '5', 'Please wait a moment']);
    expect(json.message).toBe(
      'Very many people are here at this moment: you are number 1 in the line. Please try again in 5 seconds. What you typed stays as it is.',
    );
    expect(placeIn(await newcomer.ask())).toBe(1);
  });

  test('who came before the storm stays in', async () => {
    const early = visitor(server);
    await early.ask();
    server.pressure.press(...PRESSED);
    await arrive(1);
    expect((await early.ask('/api/Session/all-sessions')).status).toBe(200);
    server.clock.advance(2 * 60 * 60 * 1000);
    expect((await early.ask()).status).toBe(429);
  });

  test('harder pressed, it puts off newcomers first, then log-ins, at last those who are in, and nobody is answered by a 5xx', async () => {
    const { token } = await signedIn(server, 'student');
    const statuses = async () => [
      (await visitor(server).ask()).status,
      (await server.call('POST', '/api/JupebApplication/login', { body: { rrr: '000000000000' } })).status,
      (await server.call('GET', '/api/Authentication/account', { token })).status,
      (await server.call('GET', '/api/health')).status,
    ];
    expect(await statuses()).toEqual([200, 422, 200, 200]);
    server.pressure.press(199, true);
    expect(await statuses()).toEqual([429, 422, 200, 200]);
    server.pressure.press(200, true);
    expect(await statuses()).toEqual([429, 429, 200, 200]);
    server.pressure.press(1000, true);
    expect(await statuses()).toEqual([429, 429, 429, 200]);
  });

  test('says how many wait, came in and were turned away', async () => {
    server.pressure.press(...PRESSED);
    const [one] = await arrive(1);
    const metric = async (line: string) => {
      const { text } = await server.call('GET', '/metrics', { token: 'a-token-of-the-operators' });
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.split(' ')[1],
      );
    };
    expect(await metric('newcomers_waiting')).toBe(1);
    const [admitted, turnedAway] = [
      await metric('newcomers_admitted_total'),
      await metric('requests_turned_away_total{standing="newcomer"}'),
    ];
    expect(turnedAway).toBeGreaterThanOrEqual(1);
    await second(async () => expect((await one!.ask()).status).toBe(200));
    expect(await metric('newcomers_admitted_total')).toBe(admitted + 1);
    expect(await metric('newcomers_waiting')).toBe(0);
  });
});

describe('two servers on one PostgreSQL', () => {
  const databases = databasesOf('postgres');
  const dist = builtPortal();
  afterAll(() => rmSync(dist, { recursive: true }));

  test('have one line, and a place is good at both', async () => {
    const place = await databases.seededPlace();
    const [one, other] = [await freshServer(databases, { place, dist }), await freshServer(databases, { place, dist })];
    one.pressure.press(...PRESSED);
    other.pressure.press(...PRESSED);
    const visitors = [visitor(one), visitor(other), visitor(one), visitor(other)];
    for (const [index, each] of visitors.entries()) expect(placeIn(await each.ask())).toBe(index + 1);
    const moved = visitor(other);
    moved.cookies.set('matricula_place', visitors[2]!.cookies.get('matricula_place')!);
    expect(placeIn(await moved.ask())).toBe(3);

    one.pressure.press(...QUIET);
    one.clock.advance(1000);
    await until('who moved to the other server is let in', async () => expect((await moved.ask()).status).toBe(200));
  });
});
