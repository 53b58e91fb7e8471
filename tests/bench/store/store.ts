import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/freePort.ts';
import { startPostgres } from '../../support/postgres.ts';
import { newDatabase, type DatabasePlace } from '../../support/testDatabases.ts';
import { median, type Row } from '../report.ts';
import { fillCollege } from './college.ts';
import { throughput } from './load.ts';
import { environmentOf, PRODUCT, PRODUCT_ADDRESSES } from './product.ts';
import { inTurn, requestsOf, type Addresses } from './shots.ts';
import { sized } from '../size.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE = join(ROOT, 'tests/bench/store/bareServer.ts');
const ROUNDS = sized(8, 1);
/** Short, so that whatever else this machine does meets both. */
const SECONDS = sized(1.5, 0.2);

const BARE_ADDRESSES: Addresses = { load: '/load', save: '/save' };

/** Saving a section and loading an application, against bare Fastify with the same statements: two servers that stand at once, asked in turn. */
export async function benchStore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const place = async (name: string, onPostgres: boolean): Promise<Place> => ({
      dataDir: join(folder, `${name}-${onPostgres}`),
      databaseUrl: onPostgres ? await newDatabase(postgres.url, `bench_${name}`) : undefined,
    });
    return [
      ...(await compare('embedded', await place('product', false), await place('bare', false))),
      ...(await compare('PostgreSQL', await place('product', true), await place('bare', true))),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = Omit<DatabasePlace, 'remove'>;
type Rates = Record<keyof Addresses, number>;

async function compare(databases: string, productPlace: Place, barePlace: Place): Promise<Row[]> {
  const product = await start(PRODUCT, PRODUCT_ADDRESSES, productPlace);
  const bare = await start(BARE, BARE_ADDRESSES, barePlace);
  const rounds: { readonly product: Rates; readonly bare: Rates }[] = [];
  try {
    await Promise.all([product.measure(), bare.measure()]);
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ product: await product.measure(), bare: await bare.measure() });
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  return (['save', 'load'] as const).map((what) => ({
    what: `${what === 'save' ? 'save section' : 'load application'}, ${databases}`,
    ours: `${median(rounds.map((each) => each.product[what])).toFixed(0)}/s`,
    theirs: `bare route ${median(rounds.map((each) => each.bare[what])).toFixed(0)}/s`,
    ratio: median(rounds.map((each) => each.product[what] / each.bare[what])),
    budget: what === 'save' && databases === 'PostgreSQL' ? { atLeast: 0.7 } : undefined,
  }));
}

interface Contestant {
  measure(): Promise<Rates>;
  stop(): Promise<void>;
}

async function start(program: string, addresses: Addresses, place: Place): Promise<Contestant> {
  const college = await fillCollege(place, ROOT);
  const port = await freePort();
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...environmentOf(place, port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data');
  const shots = inTurn(requestsOf(addresses, college), college.passports);
  return {
    measure: async () => ({
      save: await throughput(port, SECONDS, shots.save),
      load: await throughput(port, SECONDS, shots.load),
    }),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
