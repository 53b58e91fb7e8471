import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensurePortal } from '../../../scripts/build/portal.ts';
import { photograph } from '../../support/applicant.ts';
import { startPostgres } from '../../support/postgres.ts';
import { dropDatabase, newDatabase } from '../../support/testDatabases.ts';
import { budgetOf, median, percentile, type Table } from '../report.ts';
import type { Paper } from './applicant.ts';
import { limitTo } from './duty.ts';
import { filesOfPortal, startFleet, type Fleet } from './fleet.ts';
import { journeysAt, type Outcome } from './load.ts';
import { familySeconds, machineSeconds, megabytesOf, parentOf } from './processes.ts';
import { sized } from '../size.ts';

/** A step of the bench: so many servers, on which database, each with what part of a core (all of it where none is named). */
interface Step {
  readonly servers: number;
  readonly databases: 'PostgreSQL' | 'embedded';
  readonly share?: number;
  readonly atOnce: number;
  readonly journeys: number;
}

/** Of a core. Four servers, PostgreSQL and the load then fit into two cores, and the servers are the limit. */
const SHARE = 0.2;

/** One, two and four servers in turn, so often: a machine that others slow down for a minute slows no row alone. */
const ROUNDS = sized(3, 1);

const STEPS: readonly Step[] = [
  ...Array.from({ length: ROUNDS }, () => [1, 2, 4])
    .flat()
    .map((servers) => ({
      servers,
      databases: 'PostgreSQL' as const,
      share: SHARE,
      atOnce: sized(8, 1) * servers,
      journeys: sized(40, 1) * servers,
    })),
  ...[1, 2, 4].map((servers) => ({
    servers,
    databases: 'PostgreSQL' as const,
    atOnce: sized(16, 2),
    journeys: sized(160, 2),
  })),
  { servers: 1, databases: 'embedded', share: SHARE, atOnce: sized(8, 1), journeys: sized(40, 1) },
  { servers: 1, databases: 'embedded', atOnce: sized(16, 2), journeys: sized(160, 2) },
];

/** Before anything is measured, each server has done everything some times. */
const WARMING = sized(20, 1);

const AT_LEAST = 1.7;

/** What a step took of the processors, in seconds of one core, and of the memory. */
interface Used {
  readonly servers: number;
  readonly postgres: number;
  readonly load: number;
  readonly machine: number;
  readonly megabytes: number;
}

interface Measured {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly used: Used;
}

/** Whole journeys, no thinking, against more and more servers; and which processor was at its end. */
export async function benchJourney(): Promise<Table> {
  ensurePortal();
  const postgres = await startPostgres({ durable: true });
  const measured: Measured[] = [];
  try {
    for (const step of STEPS) measured.push(await stepOn(postgres.url, step));
  } finally {
    await postgres.stop();
  }
  return { columns: COLUMNS, rows: measured.map(rowOf), verdicts: verdictsOn(measured) };
}

/** Each step begins with an empty college. */
async function stepOn(url: string, step: Step): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-journey-'));
  const name = `matricula_journey_${process.pid}`;
  const databaseUrl = step.databases === 'PostgreSQL' ? await newDatabase(url, name) : undefined;
  const fleet = await startFleet({ databaseUrl, dataDir }, step.servers);
  try {
    return await measure(step, fleet, databaseUrl);
  } finally {
    await fleet.stop();
    if (databaseUrl) await dropDatabase(url, name);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(step: Step, fleet: Fleet, databaseUrl: string | undefined): Promise<Measured> {
  const landing = await fetch(`http://127.0.0.1:${fleet.ports[0]}/`).then((reply) => reply.text());
  const paper: Paper = { photograph: await photograph(), files: filesOfPortal(landing) };
  const postmaster = databaseUrl && (await postmasterOf(databaseUrl));
  await journeysAt(fleet.ports, { atOnce: fleet.ports.length, journeys: WARMING * fleet.ports.length, paper });
  const endLimit = step.share ? limitTo(step.share, fleet.pids) : async () => undefined;
  const before = takenBy(fleet, postmaster);
  const outcome = await journeysAt(fleet.ports, { ...step, paper });
  const after = takenBy(fleet, postmaster);
  await endLimit();
  const used = Object.fromEntries(
    Object.entries(after).map(([who, seconds]) => [who, seconds - before[who as keyof typeof before]]),
  ) as Omit<Used, 'megabytes'>;
  return { step, outcome, used: { ...used, megabytes: Math.max(...fleet.pids.map(megabytesOf)) } };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function takenBy({ pids }: Fleet, postmaster: number | undefined | '') {
  const { user, system } = process.cpuUsage();
  return {
    servers: total(pids.map(familySeconds)),
    postgres: postmaster ? familySeconds(postmaster) : 0,
    load: (user + system) / 1e6,
    machine: machineSeconds(),
  };
}

/** The process that all of PostgreSQL's are children of. */
export async function postmasterOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  await client.end();
  return postmaster;
}

const COLUMNS = [
  'servers',
  'each has',
  'at once',
  'journeys',
  'requests/s',
  'journeys/s',
  'request p50, p95, p99',
  'save p50, p95, p99',
  'journey p50, p95, p99',
  'kB a journey',
  'processor a journey: servers, PostgreSQL, load',
  'cores busy: servers, PostgreSQL, load, others',
  'memory of a server',
  'errors',
  'limit',
];

function rowOf({ step, outcome, used }: Measured): string[] {
  const { servers, databases, share, atOnce } = step;
  const { journeys, sent, seconds, errors } = outcome;
  const of = (values: readonly number[]) =>
    [0.5, 0.95, 0.99].map((part) => percentile(values, part).toFixed(0)).join(', ');
  const parts = [used.servers, used.postgres, used.load];
  return [
    `${servers}, ${databases}`,
    share ? `${share} of a core` : 'what it gets',
    String(atOnce),
    String(journeys.length),
    (sent.length / seconds).toFixed(0),
    (journeys.length / seconds).toFixed(2),
    `${of(sent.map(({ milliseconds }) => milliseconds))} ms`,
    `${of(sent.filter(({ sort }) => sort === 'save').map(({ milliseconds }) => milliseconds))} ms`,
    `${of(journeys)} ms`,
    (total(sent.map(({ bytes }) => bytes)) / 1000 / journeys.length).toFixed(0),
    `${parts.map((part) => ((part * 1000) / journeys.length).toFixed(0)).join(', ')} ms`,
    [...parts, used.machine - total(parts)].map((part) => (Math.max(part, 0) / seconds).toFixed(2)).join(', '),
    `${used.megabytes.toFixed(0)} MB`,
    errors.length === 0 ? '0' : `${errors.length}: ${errors[0]}`,
    limitOf({ step, outcome, used }),
  ];
}

/** Who had nothing left: the servers of what they were given, or this machine of its cores. */
function limitOf({ step: { servers, share }, outcome: { seconds }, used }: Measured): string {
  const perServer = used.servers / seconds / servers;
  const cores = availableParallelism();
  const busy = used.machine / seconds;
  const said: string[] = [];
  if (share && perServer >= 0.85 * share) said.push(`the servers' processor: ${perServer.toFixed(2)} of ${share}`);
  if (!share && perServer >= 0.85) said.push(`one server's thread: ${perServer.toFixed(2)} of a core`);
  if (busy >= 0.9 * cores) said.push(`this machine's processor: ${busy.toFixed(2)} of ${cores}`);
  return (
    said.join('; ') ||
    `none at its end: servers ${perServer.toFixed(2)} each, machine ${busy.toFixed(2)} of ${cores}; waiting for the disk and for each other`
  );
}

function verdictsOn(measured: readonly Measured[]): string[] {
  const rates = (servers: number) =>
    measured
      .filter(({ step }) => step.servers === servers && step.share && step.databases === 'PostgreSQL')
      .map(({ outcome }) => outcome.journeys.length / outcome.seconds);
  const beside = (servers: number) => rates(servers).map((rate, round) => rate / rates(1)[round]!);
  const [two, four] = [median(beside(2)), median(beside(4))];
  return [
    `Two servers carry ${two.toFixed(2)} times what one does (${budgetOf({ ratio: two, budget: { atLeast: AT_LEAST } })}), four ${four.toFixed(2)} times, each with ${SHARE} of a core: medians of ${ROUNDS} rounds.`,
  ];
}
