import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Caller, callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf, type Databases } from '../../support/databases.ts';
import { isNginxHere, startNginx } from '../../support/nginx.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { expectAllKept, openSavers, saveForever, type Saver } from '../../support/savers.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';
import { volumeOf } from '../../support/volume.ts';

const SAVERS = 4;
/** The servers take turns: one is stopped first, the other is killed first. */
const ROUNDS = volumeOf('FLEET_STOPS');

describe.skipIf(!isNginxHere())('one of two servers behind the nginx of the README, under steady requests', () => {
  const databases = databasesOf('postgres');
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await openFleet(databases);
  });

  test('is stopped and started again, one after the other: no request is lost', async () => {
    const load = await steadyLoad(fleet);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await fleet.stop(round % 2)).toBe(0);
      await load.goesOn();
      await fleet.start(round % 2);
      await load.meetsBoth();
    }
    const { reads, saves } = await load.over();
    expect([statuses(reads), statuses(saves)], fleet.errors()).toEqual([['200'], ['200']]);
  });

  test('is killed: no page is lost, and no save that was acknowledged', async () => {
    const load = await steadyLoad(fleet);
    for (let round = 0; round < ROUNDS; round += 1) {
      await fleet.kill((round + 1) % 2);
      await load.goesOn();
      await fleet.start((round + 1) % 2);
      await load.meetsBoth();
    }
    const { reads, saves } = await load.over();
    expect(statuses(reads)).toEqual(['200']);
    // Of a save that the killed server had in hand nginx does not know what became of it, and does not try it again.
    expect(['200', '200,502']).toContain(String(statuses(saves)));
    expect(saves.filter((answer) => answer?.status === 502).length).toBeLessThanOrEqual(SAVERS * ROUNDS);
  });
});

interface Fleet extends Caller {
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
  start(index: number): Promise<void>;
  stop(index: number): Promise<number | null>;
  kill(index: number): Promise<void>;
  /** What nginx wrote of errors. */
  errors(): string;
}

async function openFleet(databases: Databases): Promise<Fleet> {
  const place = await databases.seededPlace();
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const address = `https://127.0.0.1:${port}`;
  const sandbox = await startSandbox(`http://127.0.0.1:${ports[0]}/api/Payment/notification`, { lateMs: 0 });
  databases.whenOver(sandbox.stop);
  const open = (index: number) =>
    startServerProcess(place, ports[index]!, sandbox.settings, { PUBLIC_URL: address, TRUSTED_PROXIES: '127.0.0.1' });
  const servers = await Promise.all([open(0), open(1)]);
  databases.whenOver(async () => {
    for (const { kill } of servers) await kill();
  });
  const errors = await startNginx(databases, port, ports);
  return {
    sandbox,
    ...callerOf(address),
    start: async (index) => {
      servers[index] = await open(index);
    },
    stop: (index) => servers[index]!.stop(),
    kill: (index) => servers[index]!.kill(),
    errors,
  };
}

interface Load {
  /** Everybody is answered, again and again. */
  goesOn(): Promise<void>;
  /** Everybody has been answered once more: a request that found the other server gone has no third to go to when this one goes. */
  meetsBoth(): Promise<void>;
  /** Every answer that was heard, undefined where none came; what was acknowledged is kept. */
  over(): Promise<{ readonly reads: Heard; readonly saves: Heard }>;
}

type Heard = readonly (Answer | undefined)[];

async function steadyLoad(fleet: Fleet): Promise<Load> {
  const savers = await openSavers(fleet, fleet.sandbox, SAVERS);
  const [reads, saves]: (Answer | undefined)[][] = [[], []];
  /** How many answers each of them has heard, whatever they were. */
  const answered = Array.from({ length: 2 * savers.length }, () => 0);
  const hearing = (place: number, among: (Answer | undefined)[]) => (answer: Answer | undefined) => {
    answered[place]! += 1;
    among.push(answer);
  };
  let running = true;
  const load = savers.flatMap((saver, index) => [
    saveForever(fleet, saver, () => running, hearing(2 * index, saves!)),
    readForever(fleet, saver, () => running, hearing(2 * index + 1, reads!)),
  ]);
  return {
    async goesOn() {
      const [read, acknowledged] = [reads!.length, savers.map((saver) => saver.acknowledged)];
      await until('everybody is answered again and again', () => {
        expect(reads!.length).toBeGreaterThan(read + 20);
        savers.forEach((saver, index) => expect(saver.acknowledged).toBeGreaterThan(acknowledged[index]! + 2));
      });
    },
    async meetsBoth() {
      const before = [...answered];
      await until('everybody is answered once more', () =>
        before.forEach((count, place) => expect(answered[place]).toBeGreaterThan(count)),
      );
    },
    async over() {
      running = false;
      await Promise.all(load);
      await expectAllKept(fleet, savers);
      return { reads: reads!, saves: saves! };
    },
  };
}

async function readForever(
  caller: Caller,
  { token }: Saver,
  running: () => boolean,
  heard: (answer: Answer | undefined) => void,
): Promise<void> {
  while (running())
    heard(await caller.call('GET', '/api/JupebApplication/application', { token }).catch(() => undefined));
}

/** Those that were heard; 'none' where nothing was. */
const statuses = (heard: Heard) => [...new Set(heard.map((answer) => String(answer?.status ?? 'none')))].sort();
