import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { invoiceFor } from '../../support/applicant.ts';
import { beginCollege } from '../../support/beginCollege.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf, type Databases } from '../../support/databases.ts';
import { ownCluster } from '../../support/ownCluster.ts';
import { isPostgresHere } from '../../support/postgresPrograms.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { expectAllKept, openSavers, saveForever } from '../../support/savers.ts';
import { prepareServerProcess, startServerProcess, type WaitingServer } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { until } from '../../support/until.ts';
import { seedOf, volumeOf } from '../../support/volume.ts';

/**
 * The server is killed with no warning while sections are being saved and payments are being told. The provider goes on
 * in a process of its own, as it would. What was acknowledged must be there, and each payment credited once. On
 * PostgreSQL every fifth blow (the last, of fewer) meets the database instead, and the server has to go on with what comes
 * back; the embedded database dies with its server, so that one blow is both. `KILLS=50` for a longer one.
 */
const BLOWS = { embedded: volumeOf('KILLS'), postgres: Math.max(2, volumeOf('KILLS')) } as const;
const APPLICANTS = 6;
const INVOICES = BLOWS.postgres + 10;
const LONGEST_LIFE_MS = 700;

/** A database, and where it can be had a way to kill it and find it again. */
interface Battlefield {
  readonly place: DatabasePlace;
  crash?(): Promise<void>;
}

const onePlace = async (databases: Databases): Promise<Battlefield> => ({ place: await databases.seededPlace() });

const ofItsOwn = async (databases: Databases): Promise<Battlefield> => {
  const { place, cluster } = await ownCluster(databases);
  await beginCollege(place);
  return { place, crash: cluster.crash };
};

const BATTLEFIELDS: Readonly<Record<Databases['kind'], (databases: Databases) => Promise<Battlefield>>> = {
  embedded: onePlace,
  postgres: process.env['DATABASE_URL'] && !isPostgresHere() ? onePlace : ofItsOwn,
};

describe.each(['embedded', 'postgres'] as const)('a server killed again and again (%s)', (kind) => {
  const databases = databasesOf(kind);
  const kills = BLOWS[kind];
  const databaseBlow = Math.min(5, kills);

  test(`${kills} kills lose no acknowledged save and no payment`, async () => {
    const { place, crash } = await BATTLEFIELDS[kind](databases);
    const port = await freePort();
    const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`, { lateMs: 200 });
    databases.whenOver(sandbox.stop);
    let server = await startServerProcess(place, port, sandbox.settings);
    let following: WaitingServer | undefined;
    databases.whenOver(() => server.kill());
    databases.whenOver(async () => following?.kill());
    const caller = callerOf(server.address);

    const applicants = await openSavers(caller, sandbox, APPLICANTS);
    const unpaid = await Promise.all(Array.from({ length: INVOICES }, () => invoiceFor(caller)));
    const paid: string[] = [];
    let running = true;
    const load = [
      ...applicants.map((applicant) => saveForever(caller, applicant, () => running)),
      payForever(sandbox, unpaid, paid, () => running),
    ];

    const lives = fc.sample(fc.nat(LONGEST_LIFE_MS), { numRuns: kills, seed: seedOf(`lives of a server (${kind})`) });
    for (const [index, life] of lives.entries()) {
      following ??= prepareServerProcess(place, port, sandbox.settings);
      await pause(life);
      if (crash && (index + 1) % databaseBlow === 0) {
        await crash();
        continue;
      }
      await server.kill();
      server = await following.start();
      following = undefined;
    }
    await until('everybody has saved', () =>
      applicants.forEach(({ acknowledged }) => expect(acknowledged).toBeGreaterThan(kills / 5)),
    );
    running = false;
    await Promise.all(load);

    await expectAllKept(caller, applicants);
    expect(paid.length).toBeGreaterThan(0);

    await Promise.all(paid.map((rrr) => checkUntilPaid(caller, rrr)));
    await server.kill();
    await expectCreditedOnce(
      place,
      [...paid, ...applicants.map(({ rrr }) => rrr)],
      unpaid.filter((rrr) => !paid.includes(rrr)),
    );
  }, 1_800_000);
});

async function payForever(
  sandbox: Awaited<ReturnType<typeof startSandbox>>,
  unpaid: readonly string[],
  paid: string[],
  running: () => boolean,
): Promise<void> {
  for (const rrr of unpaid.slice(0, INVOICES - 5)) {
    if (!running()) return;
    if (await sandbox.pay(rrr)) paid.push(rrr);
    await pause(1_000);
  }
}

const checkUntilPaid = (caller: Caller, rrr: string) =>
  until(`${rrr}, which was paid, is credited`, async () =>
    expect((await caller.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } })).data?.isPaid).toBe(
      true,
    ),
  );

async function expectCreditedOnce(
  place: DatabasePlace,
  paid: readonly string[],
  unpaid: readonly string[],
): Promise<void> {
  const database = await openDatabase(place);
  const { rows } = await database.query({
    name: 'test.credits',
    values: [],
    text: `select p.rrr, (select count(*)::int from audit_entry where action like '%credit%' and subject_id in (p.rrr, p.invoice_id::text, p.order_id)) as audits,
                  (select count(*)::int from payment_event where kind = 'credited' and invoice_id = p.invoice_id) as events from payment p`,
  });
  await database.close();
  expect(rows.map(({ rrr }) => rrr).sort()).toEqual([...paid].sort());
  expect(rows.filter(({ audits, events }) => audits !== 1 || events !== 1)).toEqual([]);
  expect(rows.some(({ rrr }) => unpaid.includes(rrr as string))).toBe(false);
}
