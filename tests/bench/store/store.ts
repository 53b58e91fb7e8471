import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/freePort.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { median, type Row } from '../report.ts';
import { fillCollege, type College } from './college.ts';
import { throughput } from './load.ts';
import { environmentOf, PRODUCT, PRODUCT_ADDRESSES } from './product.ts';
import { inTurn, requestsOf, type Addresses } from './shots.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE = join(ROOT, 'tests/bench/store/bareServer.ts');
const ROUNDS = 3;
const SECONDS = 4;

const BARE_ADDRESSES: Addresses = { load: '/load', save: '/save' };

/** Saving a section and loading an application, against bare Fastify with the same statements, in turn on one database. */
export async function benchStore(): Promise<Row[]> {
  const embedded = mkdtempSync(join(tmpdir(), 'matricula-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    return [
      ...await compare('embedded', { databaseUrl: undefined, dataDir: join(embedded, 'a'), remove: async () => {} }),
      ...await compare('PostgreSQL', { databaseUrl: postgres.url, dataDir: join(embedded, 'b'), remove: async () => {} }),
    ];
  } finally {
    await postgres.stop();
    rmSync(embedded, { recursive: true, force: true });
  }
}

async function compare(ground: string, place: DatabasePlace): Promise<Row[]> {
  const college = await fillCollege(place, ROOT);
  const rounds: { product: Record<keyof Addresses, number>; bare: Record<keyof Addresses, number> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ product: await measure(PRODUCT, PRODUCT_ADDRESSES, place, college), bare: await measure(BARE, BARE_ADDRESSES, place, college) });
  }
  return (['save', 'load'] as const).map((what) => ({
    what: `${what === 'save' ? 'save section' : 'load application'}, ${ground}`,
    ours: `${median(rounds.map(({ product }) => product[what])).toFixed(0)}/s`,
    theirs: `bare route ${median(rounds.map(({ bare }) => bare[what])).toFixed(0)}/s`,
    ratio: median(rounds.map(({ product, bare }) => product[what] / bare[what])),
    budget: what === 'save' && ground === 'PostgreSQL' ? { atLeast: 0.7 } : undefined,
  }));
}

async function measure(program: string, addresses: Addresses, place: DatabasePlace, college: College): Promise<Record<keyof Addresses, number>> {
  const port = await freePort();
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...environmentOf(place, port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data');
  try {
    const shots = inTurn(requestsOf(addresses, college), college.passports);
    await throughput(port, 1, shots.save);
    return { save: await throughput(port, SECONDS, shots.save), load: await throughput(port, SECONDS, shots.load) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
