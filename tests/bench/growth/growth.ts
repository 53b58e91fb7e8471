import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { removeForgotten } from '#server/documents/sql.ts';
import { JUPEB_ANSWERS, SECTION_ADDRESS } from '../../support/applicant.ts';
import { startPostgres } from '../../support/postgres.ts';
import { METRICS_TOKEN, startFleet, type Fleet } from '../journey/fleet.ts';
import { postmasterOf } from '../journey/journey.ts';
import { familySeconds } from '../journey/processes.ts';
import { Visitor } from '../journey/visitor.ts';
import { budgetOf, percentile, type Table } from '../report.ts';
import { scanning } from './plans.ts';
import { store } from './stored.ts';

const STORED = [10_000, 100_000, 1_000_000, 2_000_000];
/** Of each kind of request; drawn from those who have begun last, as those are who fill a form today. */
const APPLICANTS = 400;
const LATELY = 2000;
const WARMING = 100;
const AT_MOST = 1.3;

/** One whose application is stored. */
interface Stored {
  readonly id: string;
  readonly rrr: string;
  readonly phone: string;
  readonly passport: string;
  readonly token: string;
}

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
  readonly sweep: number;
}

const save = (visitor: Visitor, { token, passport }: Stored) =>
  visitor.ask('save', SECTION_ADDRESS['personal-details'], { method: 'POST', token, body: JSON.stringify({ ...JUPEB_ANSWERS['personal-details'](passport), permanentAddress: `${Date.now()} Marina Road` }) });

/** A request of an applicant each, as their browser sends it. */
const REQUESTS = {
  save,
  /** Of anyone who has begun, this year or long ago: the rows of none lie near another's. */
  anyonesSave: save,
  draft: (visitor: Visitor, { token }: Stored) =>
    visitor.ask('draft', '/api/Application/draft', { method: 'PUT', token, body: JSON.stringify({ section: 'o-level-result', data: JUPEB_ANSWERS['o-level-result'], revision: 1 }) }),
  load: (visitor: Visitor, { token }: Stored) => visitor.ask('login', '/api/JupebApplication/application', { token }),
  login: (visitor: Visitor, { rrr }: Stored) => visitor.ask('login', '/api/JupebApplication/login', { method: 'POST', body: JSON.stringify({ rrr }) }),
  lookup: (visitor: Visitor, { phone }: Stored) => visitor.ask('invoice', `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=${phone}`),
  invoice: (visitor: Visitor, { rrr }: Stored) => visitor.ask('invoice', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`),
} as const;

/** What saving and finding cost as the college fills up, and whether any statement reads a whole table for it. */
export async function benchGrowth(): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-growth-'));
  const postgres = await startPostgres({ durable: true });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    const fleet = await startFleet({ databaseUrl: postgres.url, dataDir }, 1);
    await client.connect();
    const measured: Measured[] = [];
    for (const [index, stored] of STORED.entries()) {
      console.error(`Storing ${stored.toLocaleString('en')} applications ...`);
      await store(postgres.url, STORED[index - 1] ?? 0, stored);
      measured.push(await measure(client, fleet, stored, postgres.url));
    }
    const scans = await scanning(client);
    await fleet.stop();
    return { columns: COLUMNS, rows: measured.map(rowOf), verdicts: verdictsOn(measured, scans) };
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(client: pg.Client, fleet: Fleet, stored: number, url: string): Promise<Measured> {
  const postmaster = await postmasterOf(url);
  const costs = {} as Record<keyof typeof REQUESTS, Cost>;
  for (const name of Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]) {
    costs[name] = await costOf({ client, fleet, postmaster, among: name === 'anyonesSave' ? stored : LATELY }, REQUESTS[name]);
  }
  const begun = performance.now();
  await client.query('begin');
  await removeForgotten(client as Parameters<typeof removeForgotten>[0], [new Date(Date.now() - 86_400_000), new Date()]);
  await client.query('rollback');
  const sweep = performance.now() - begun;
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return { stored, gigabytes: Number(rows[0]!.bytes) / 1e9, costs, sweep };
}

/** A college that is measured, and among how many of the last ones its applicants are drawn. */
interface Bench {
  readonly client: pg.Client;
  readonly fleet: Fleet;
  readonly postmaster: number;
  readonly among: number;
}

async function costOf({ client, fleet, postmaster, among }: Bench, send: (visitor: Visitor, stored: Stored) => Promise<unknown>): Promise<Cost> {
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
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), statements: each('statements'), inStatements: each('inStatements'), postgres: each('postgres'), wal: each('wal') };
}

/** Each once, as long as drafts are what they were. */
async function draw(client: pg.Client, among: number, many: number): Promise<Stored[]> {
  const { rows } = await client.query<Omit<Stored, 'token'>>(`
    select a.id, a.rrr, a.mobile_number as phone, a.passport_id as passport from (
      select * from application where completed_at is null order by started_at desc limit $1
    ) a join application_draft d on d.application_id = a.id where d.revision = 1 order by random() limit $2`, [among, many]);
  const drawn = rows.map((row) => ({ ...row, token: crypto.randomUUID() }));
  const hashes = drawn.map(({ token }) => createHash('sha256').update(token).digest());
  await client.query("insert into applicant_token (token_hash, application_id, expires_at) select t.*, now() + interval '1 hour' from unnest($1::bytea[], $2::uuid[]) t", [hashes, drawn.map(({ id }) => id)]);
  return drawn;
}

async function standing(client: pg.Client, { ports }: Fleet, postmaster: number) {
  const metrics = await fetch(`http://127.0.0.1:${ports[0]}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).then((reply) => reply.text());
  const sum = (what: string) => [...metrics.matchAll(new RegExp(`^database_statement_duration_seconds_${what}\\{statement="[^"]+"\\} (\\S+)$`, 'gm'))].reduce((total, [, value]) => total + Number(value), 0);
  const { rows } = await client.query<{ wal: string }>("select pg_current_wal_insert_lsn() - '0/0' as wal");
  return { statements: sum('count'), inStatements: sum('sum') * 1000, postgres: familySeconds(postmaster) * 1000, wal: Number(rows[0]!.wal) / 1000 };
}

const COLUMNS = ['stored', 'on the disk', 'save', 'its statements', 'PostgreSQL a save', 'WAL a save', "save of anyone's", 'its WAL', 'draft', 'load', 'login', 'invoice lookup', 'invoice by RRR', 'hourly sweep of files'];

function rowOf({ stored, gigabytes, costs: { save: saved, anyonesSave, draft, load, login, lookup, invoice }, sweep }: Measured): string[] {
  const shown = ({ median, p95, statements, inStatements }: Cost) => `${median.toFixed(1)} (${p95.toFixed(1)}) ms, ${statements.toFixed(1)} in ${inStatements.toFixed(1)} ms`;
  return [
    stored.toLocaleString('en'), `${gigabytes.toFixed(2)} GB`, `${saved.median.toFixed(1)} (${saved.p95.toFixed(1)}) ms`, `${saved.statements.toFixed(1)} in ${saved.inStatements.toFixed(2)} ms`,
    `${saved.postgres.toFixed(2)} ms of processor`, `${saved.wal.toFixed(1)} kB`, `${anyonesSave.median.toFixed(1)} (${anyonesSave.p95.toFixed(1)}) ms`, `${anyonesSave.wal.toFixed(1)} kB`, ...[draft, load, login, lookup, invoice].map(shown), `${sweep.toFixed(0)} ms`,
  ];
}

function verdictsOn(measured: readonly Measured[], scans: ReadonlyMap<string, readonly string[]>): string[] {
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const ratio = last.costs.save.median / first.costs.save.median;
  const processor = last.costs.save.postgres / first.costs.save.postgres;
  return [
    `A save among ${last.stored.toLocaleString('en')} takes ${ratio.toFixed(2)} times what it takes among ${first.stored.toLocaleString('en')} (${budgetOf({ ratio, budget: { atMost: AT_MOST } })}); of PostgreSQL's processor ${processor.toFixed(2)} times (${budgetOf({ ratio: processor, budget: { atMost: AT_MOST } })}).`,
    `Statements that read a growing table from end to end: ${[...scans].map(([name, tables]) => `${name} (${tables.join(', ')})`).join('; ') || 'none'}.`,
  ];
}
