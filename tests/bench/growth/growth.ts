import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { removeForgotten } from '#server/admissions/documents/sql.ts';
import { startPostgres } from '../../support/postgres.ts';
import { newDatabase } from '../../support/testDatabases.ts';
import { METRICS_TOKEN, startFleet, type Fleet } from '../journey/fleet.ts';
import { postmasterOf } from '../journey/journey.ts';
import { familySeconds } from '../journey/processes.ts';
import { Visitor } from '../journey/visitor.ts';
import { budgetOf, percentile, type Table } from '../report.ts';
import { saveBeside, type Beside, type StandingCollege } from './beside.ts';
import { scanning } from './plans.ts';
import { draw, REQUESTS, type Stored } from './requests.ts';
import { store } from './stored.ts';
import { sized } from '../size.ts';

const STORED = sized([10_000, 100_000, 1_000_000, 2_000_000], [500, 1000]);
/** Of each kind of request; drawn from those who have begun last, as those are who fill a form today. */
const APPLICANTS = sized(400, 5);
const LATELY = sized(2000, 400);
const WARMING = sized(100, 2);
const AT_MOST = 1.3;

/** What one of a kind of request cost, at one client: medians in milliseconds, the rest divided by how many there were. */
interface Cost {
  readonly median: number;
  readonly p95: number;
  readonly statements: number;
  readonly inStatements: number;
  readonly postgres: number;
  readonly wal: number;
}

interface Measured {
  readonly stored: number;
  readonly gigabytes: number;
  readonly costs: Readonly<Record<keyof typeof REQUESTS, Cost>>;
  /** Against a college of the first size, in the same minutes. */
  readonly beside: Beside;
  readonly sweep: number;
}

/** What saving and finding cost as the college fills up, and whether any statement reads a whole table for it. */
export async function benchGrowth(): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-growth-'));
  const postgres = await startPostgres({ durable: true });
  const opened: StandingCollege[] = [];
  try {
    const postmaster = await postmasterOf(postgres.url);
    const small = await openCollege(await newDatabase(postgres.url, 'small'), join(dataDir, 'small'));
    opened.push(small);
    const grown = await openCollege(postgres.url, join(dataDir, 'grown'));
    opened.push(grown);
    await store(small.url, 0, STORED[0]!);
    const measured: Measured[] = [];
    for (const [index, stored] of STORED.entries()) {
      console.error(`Storing ${stored.toLocaleString('en')} applications ...`);
      await store(grown.url, STORED[index - 1] ?? 0, stored);
      measured.push(await measure(grown, small, stored, postmaster));
    }
    const scans = await scanning(grown.client);
    return { columns: COLUMNS, rows: measured.map(rowOf), verdicts: verdictsOn(measured, scans) };
  } finally {
    for (const { client, fleet } of opened) {
      await client.end();
      await fleet.stop();
    }
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openCollege(url: string, dataDir: string): Promise<StandingCollege & { readonly url: string }> {
  const fleet = await startFleet({ databaseUrl: url, dataDir }, 1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, fleet, client };
}

async function measure(
  grown: StandingCollege,
  small: StandingCollege,
  stored: number,
  postmaster: number,
): Promise<Measured> {
  const { client, fleet } = grown;
  const costs = {} as Record<keyof typeof REQUESTS, Cost>;
  const beside = await saveBeside(grown, small, postmaster, LATELY);
  for (const name of Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]) {
    costs[name] = await costOf(
      { client, fleet, postmaster, among: name === 'anyonesSave' ? stored : LATELY },
      REQUESTS[name],
    );
  }
  const begun = performance.now();
  await client.query('begin');
  await removeForgotten(client as Parameters<typeof removeForgotten>[0], {
    before: new Date(Date.now() - 86_400_000),
    now: new Date(),
  });
  await client.query('rollback');
  const sweep = performance.now() - begun;
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return { stored, gigabytes: Number(rows[0]!.bytes) / 1e9, costs, beside, sweep };
}

/** A college that is measured, and among how many of the last ones its applicants are drawn. */
interface Bench extends StandingCollege {
  readonly postmaster: number;
  readonly among: number;
}

async function costOf(
  { client, fleet, postmaster, among }: Bench,
  send: (visitor: Visitor, stored: Stored) => Promise<unknown>,
): Promise<Cost> {
  const visitor = new Visitor(fleet.ports, 1);
  for (const stored of await draw(client, among, WARMING)) await send(visitor, stored);
  const applicants = await draw(client, among, APPLICANTS);
  const before = await standing(client, fleet, postmaster);
  const times: number[] = [];
  for (const stored of applicants) {
    const begun = performance.now();
    await send(visitor, stored);
    times.push(performance.now() - begun);
  }
  const after = await standing(client, fleet, postmaster);
  visitor.leave();
  const each = (name: keyof typeof after) => (after[name] - before[name]) / times.length;
  return {
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    statements: each('statements'),
    inStatements: each('inStatements'),
    postgres: each('postgres'),
    wal: each('wal'),
  };
}

async function standing(client: pg.Client, { ports }: Fleet, postmaster: number) {
  const metrics = await fetch(`http://127.0.0.1:${ports[0]}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  }).then((reply) => reply.text());
  const sum = (what: string) =>
    [
      ...metrics.matchAll(
        new RegExp(`^database_statement_duration_seconds_${what}\\{statement="[^"]+"\\} (\\S+)$`, 'gm'),
      ),
    ].reduce((total, [, value]) => total + Number(value), 0);
  const { rows } = await client.query<{ wal: string }>("select pg_current_wal_insert_lsn() - '0/0' as wal");
  return {
    statements: sum('count'),
    inStatements: sum('sum') * 1000,
    postgres: familySeconds(postmaster) * 1000,
    wal: Number(rows[0]!.wal) / 1000,
  };
}

const COLUMNS = [
  'stored',
  'on the disk',
  'a save beside one among 10,000',
  'its processor beside',
  'save',
  'its statements',
  'PostgreSQL a save',
  'WAL a save',
  "save of anyone's",
  'its WAL',
  'draft',
  'load',
  'login',
  'invoice lookup',
  'invoice by RRR',
  'hourly sweep of files',
];

function rowOf({
  stored,
  gigabytes,
  costs: { save: saved, anyonesSave, draft, load, login, lookup, invoice },
  beside,
  sweep,
}: Measured): string[] {
  const shown = ({ median, p95, statements, inStatements }: Cost) =>
    `${median.toFixed(1)} (${p95.toFixed(1)}) ms, ${statements.toFixed(1)} in ${inStatements.toFixed(1)} ms`;
  return [
    stored.toLocaleString('en'),
    `${gigabytes.toFixed(2)} GB`,
    beside.clock.toFixed(2),
    beside.processor.toFixed(2),
    `${saved.median.toFixed(1)} (${saved.p95.toFixed(1)}) ms`,
    `${saved.statements.toFixed(1)} in ${saved.inStatements.toFixed(2)} ms`,
    `${saved.postgres.toFixed(2)} ms of processor`,
    `${saved.wal.toFixed(1)} kB`,
    `${anyonesSave.median.toFixed(1)} (${anyonesSave.p95.toFixed(1)}) ms`,
    `${anyonesSave.wal.toFixed(1)} kB`,
    ...[draft, load, login, lookup, invoice].map(shown),
    `${sweep.toFixed(0)} ms`,
  ];
}

function verdictsOn(measured: readonly Measured[], scans: ReadonlyMap<string, readonly string[]>): string[] {
  const { stored, beside } = measured.at(-1)!;
  const judged = (ratio: number) => `${ratio.toFixed(2)} times (${budgetOf({ ratio, budget: { atMost: AT_MOST } })})`;
  return [
    `A save among ${stored.toLocaleString('en')} takes, beside one among ${STORED[0]!.toLocaleString('en')} in the same minutes, ${judged(beside.clock)} by the clock and ${judged(beside.processor)} of PostgreSQL's processor.`,
    `Statements that read a growing table from end to end: ${[...scans].map(([name, tables]) => `${name} (${tables.join(', ')})`).join('; ') || 'none'}.`,
  ];
}
