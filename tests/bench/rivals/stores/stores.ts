import { deepStrictEqual } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../support/freePort.ts';
import { startPostgres } from '../../../support/postgres.ts';
import { newDatabase } from '../../../support/testDatabases.ts';
import { familyMegabytes } from '../../journey/processes.ts';
import { median } from '../../report.ts';
import { rotated } from '../../rotated.ts';
import { throughput } from '../../store/load.ts';
import { answersOf, inTurn } from '../../store/shots.ts';
import type { Standing } from '../standing.ts';
import { ask } from './ask.ts';
import type { Contestant, Databases } from './contestant.ts';
import { directus } from './directus.ts';
import { ours } from './ours.ts';
import { strapi } from './strapi.ts';
import { sized } from '../../size.ts';

const ROUNDS = sized(3, 1);
const SECONDS = sized(4, 0.3);
/** In the first seconds the rivals' servers still grow faster. */
const WARM_UP_SECONDS = sized(4, 0.3);

/** What is measured of a contestant's server, from its start to its end. */
const MEASURES = {
  save: { what: 'saves of an application', unit: '/s', better: 'more' },
  load: { what: 'loads of an application', unit: '/s', better: 'more' },
  memory: { what: 'memory of the server, its load just over', unit: 'MB', better: 'less' },
  start: { what: 'from the start of the server to its first answer', unit: 'ms', better: 'less' },
} as const;

type Measured = Readonly<Record<keyof typeof MEASURES, number>>;

/**
 * Saving the answers to JUPEB's personal details and loading an application, beside Directus and Strapi with a column for
 * each question: in turn, each on a database of its own in one PostgreSQL, sixteen connections, medians of the rounds.
 */
export async function benchStores(): Promise<readonly Standing[]> {
  const root = mkdtempSync(join(tmpdir(), 'matricula-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const databases = async (name: string): Promise<Databases> => {
      const folder = join(root, name);
      mkdirSync(folder);
      return { folder, databaseUrl: await newDatabase(postgres.url, name) };
    };
    const product = await ours(await ground('ours'));
    const rivals = [
      await directus(await ground('directus'), product.passports),
      await strapi(await ground('strapi'), product.passports),
    ];
    return standings(await measureInTurn([product, ...rivals]));
  } finally {
    await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Who was first in a round is last in the next. */
async function measureInTurn(
  contestants: readonly Contestant[],
): Promise<ReadonlyMap<Contestant, readonly Measured[]>> {
  const measured = new Map(contestants.map((contestant) => [contestant, [] as Measured[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contestant of rotated(contestants, round)) measured.get(contestant)!.push(await measure(contestant));
  }
  return measured;
}

async function measure(contestant: Contestant): Promise<Measured> {
  const port = await freePort();
  const server = await contestant.start(port);
  try {
    const shots = inTurn(contestant.requests, contestant.passports);
    await throughput(port, WARM_UP_SECONDS, shots.save);
    const save = await throughput(port, SECONDS, shots.save);
    await throughput(port, WARM_UP_SECONDS, shots.load);
    const load = await throughput(port, SECONDS, shots.load);
    const memory = familyMegabytes(server.pid);
    await checkKept(contestant, port);
    return { save, load, memory, start: server.firstAnswer };
  } finally {
    await server.stop();
  }
}

/** @throws what differs, unless what is saved is what is loaded. */
async function checkKept({ requests, passports, loaded }: Contestant, port: number): Promise<void> {
  const answers = answersOf(passports[0]!, Date.now());
  await ask(port, requests.save(0, answers));
  const kept = loaded(await ask(port, requests.load(0)));
  deepStrictEqual(Object.fromEntries(Object.keys(answers).map((field) => [field, kept[field]])), answers);
}

function standings(measured: ReadonlyMap<Contestant, readonly Measured[]>): Standing[] {
  return (Object.keys(MEASURES) as (keyof Measured)[]).map((name) => ({
    ...MEASURES[name],
    values: Object.fromEntries(
      [...measured].map(([contestant, rounds]) => [contestant.name, median(rounds.map((round) => round[name]))]),
    ),
  }));
}
