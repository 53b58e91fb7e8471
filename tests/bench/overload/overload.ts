import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { JUPEB_ANSWERS, SECTION_ADDRESS } from '../../support/applicant.ts';
import { freePort } from '../../support/freePort.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { addressOf } from '../journey/visitor.ts';
import type { Row } from '../report.ts';
import { fillCollege, type College } from '../store/college.ts';
import { throughput, type Shot } from '../store/load.ts';
import { arrivals, openCrowd, type Reply } from './crowd.ts';
import { sized } from '../size.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TIMES = 3;
const SECONDS = sized(20, 2);
/** Of ten requests one is a save; the others are newcomers' landing pages and look-ups. */
const SAVES = 0.1;
/** How often a section is sent before its applicant is told: as the portal does. */
const TRIES = 4;

const LANDING: Shot = { method: 'GET', path: '/', headers: {} };
/** Each phone at an address of its own: lookups from one are paced. */
const lookup = (phone: string): Shot => ({
  method: 'GET',
  path: `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`,
  headers: { 'x-forwarded-for': addressOf(Number(phone.slice(-7))) },
});

/** What one server carries of a crowd, and what becomes of three times as many. */
export async function benchOverload(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const place: DatabasePlace = { databaseUrl: postgres.url, dataDir: folder, remove: async () => {} };
    const college = await fillCollege(place, ROOT);
    const carried = await withServer(place, '0', (port) => carry(port, college));
    return await withServer(place, '25', (port) => overload(port, college, carried));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withServer<T>(
  { dataDir, databaseUrl }: DatabasePlace,
  busyAt: string,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      BUSY_AT: busyAt,
      DEMO_STUDENTS: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data');
  try {
    return await work(port);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

/** Requests a second of that mixture, as fast as they are answered. */
async function carry(port: number, college: College): Promise<number> {
  const save = saves(college);
  let turn = 0;
  const next = () => {
    turn += 1;
    if (turn % (1 / SAVES) === 0) return save();
    return turn % 2 === 0 ? LANDING : lookup(phone(turn));
  };
  await throughput(port, sized(2, 0.5), next);
  return throughput(port, sized(8, 1), next);
}

async function overload(port: number, college: College, carried: number): Promise<Row[]> {
  const offered = carried * TIMES;
  const crowd = openCrowd(port);
  const save = saves(college);
  const seen = { saves: 0, atOnce: 0, saved: 0, newcomers: 0, admitted: 0, waiting: 0 };
  const end = performance.now() + SECONDS * 1000;

  async function saveOne(): Promise<void> {
    const shot = save();
    seen.saves += 1;
    let reply = await crowd.ask(shot);
    if (reply.status === 200) seen.atOnce += 1;
    for (let tries = 1; reply.status === 429 && tries < TRIES; tries += 1) {
      await pause(reply.retryAfter * 1000);
      reply = await crowd.ask(shot);
    }
    if (reply.status === 200) seen.saved += 1;
  }

  async function newcomer(): Promise<void> {
    const number = phone((seen.newcomers += 1));
    let [reply, headers] = await visit(LANDING, {});
    while (reply.status === 429 && performance.now() + reply.retryAfter * 1000 < end) {
      await pause(reply.retryAfter * 1000);
      [reply, headers] = await visit(LANDING, headers);
    }
    if (reply.status !== 200) return void (seen.waiting += 1);
    seen.admitted += 1;
    await visit(lookup(number), headers);
  }

  async function visit(shot: Shot, headers: Shot['headers']): Promise<[Reply, Shot['headers']]> {
    const reply = await crowd.ask({ ...shot, headers: { ...shot.headers, ...headers } });
    const cookie = reply.cookies.map((each) => each.split(';', 1)[0]).join('; ');
    return [reply, cookie ? { cookie } : headers];
  }

  // A newcomer who comes in asks twice: as many visits as make the offered requests.
  await Promise.all([
    arrivals(offered * SAVES, SECONDS, saveOne),
    arrivals((offered * (1 - SAVES)) / 2, SECONDS, newcomer),
  ]);
  crowd.close();
  return rowsOf(carried, offered, seen, crowd.counts);
}

function rowsOf(
  carried: number,
  offered: number,
  seen: Record<'saves' | 'atOnce' | 'saved' | 'newcomers' | 'admitted' | 'waiting', number>,
  counts: Record<string, number>,
): Row[] {
  const replies = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const failures = (counts['5xx'] ?? 0) + (counts['none'] ?? 0);
  const by = Object.entries(counts)
    .sort()
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
  return [
    {
      what: 'offered',
      ours: `${offered.toFixed(0)}/s`,
      theirs: `carried ${carried.toFixed(0)}/s`,
      ratio: offered / carried,
    },
    {
      what: 'saves of those who are in',
      ours: `${seen.saved} saved`,
      theirs: `of ${seen.saves}`,
      ratio: seen.saved / seen.saves,
      budget: { atLeast: 0.999 },
    },
    {
      what: 'of these, at the first try',
      ours: `${seen.atOnce} saved`,
      theirs: `of ${seen.saves}`,
      ratio: seen.atOnce / seen.saves,
    },
    {
      what: '5xx, or no answer',
      ours: String(failures),
      theirs: `of ${replies} replies: ${by}`,
      ratio: failures / replies,
      budget: { atMost: 0 },
    },
    {
      what: 'newcomers who came in',
      ours: String(seen.admitted),
      theirs: `of ${seen.newcomers}; ${seen.waiting} still in line`,
      ratio: seen.admitted / seen.newcomers,
    },
  ];
}

const phone = (number: number): string => `0805${String(number).padStart(7, '0')}`;

/** Each is the next applicant's. */
function saves({ tokens, passports }: College): () => Shot {
  let turn = 0;
  return () => {
    const index = turn++ % tokens.length;
    const body = JSON.stringify({
      ...JUPEB_ANSWERS['personal-details'](passports[index]!),
      permanentAddress: `${turn} Marina Road`,
    });
    return {
      method: 'POST',
      path: SECTION_ADDRESS['personal-details'],
      body,
      headers: {
        authorization: `Bearer ${tokens[index]}`,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
    };
  };
}
