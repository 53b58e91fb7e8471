import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { JUPEB_ANSWERS, logIn, invoiceFor, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { groundOf, type Ground } from '../../support/grounds.ts';
import { startPostgres } from '../../support/postgres.ts';
import { isPostgresHere } from '../../support/postgresPrograms.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { prepareServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { newDatabase, type DatabasePlace } from '../../support/testDatabases.ts';

/**
 * The server is killed with no warning while sections are being saved and payments are being told. The provider goes on
 * in a process of its own, as it would. What was acknowledged must be there, and each payment credited once. On
 * PostgreSQL every fifth blow meets the database instead, and the server has to go on with what comes back.
 */
const KILLS = 50;
const DATABASE_BLOW = 5;
const APPLICANTS = 6;
const INVOICES = 60;
const LONGEST_LIFE_MS = 700;

/** A database, and where it can be had a way to kill it and find it again. */
interface Battlefield {
  readonly place: DatabasePlace;
  crash?(): Promise<void>;
}

const BATTLEFIELDS: Readonly<Record<Ground['kind'], (ground: Ground) => Promise<Battlefield>>> = {
  embedded: async (ground) => ({ place: await ground.freshPlace() }),
  postgres: async (ground) => (process.env['DATABASE_URL'] && !isPostgresHere() ? { place: await ground.freshPlace() } : ownCluster(ground)),
};

/** A PostgreSQL of its own, whose commits reach the disk. */
async function ownCluster(ground: Ground): Promise<Battlefield> {
  const cluster = await startPostgres({ durable: true });
  ground.whenOver(cluster.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-kills-'));
  ground.whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  return { place: { databaseUrl: await newDatabase(cluster.url, 'kills'), dataDir, remove: async () => undefined }, crash: cluster.crash };
}

describe.each(['embedded', 'postgres'] as const)('a server killed again and again (%s)', (kind) => {
  const ground = groundOf(kind);

  test(`${KILLS} kills lose no acknowledged save and no payment`, async () => {
    const { place, crash } = await BATTLEFIELDS[kind](ground);
    const port = await freePort();
    const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`, { lateMs: 200 });
    ground.whenOver(sandbox.stop);
    let server = await startServerProcess(place, port, sandbox.settings);
    let following = prepareServerProcess(place, port, sandbox.settings);
    ground.whenOver(() => server.kill());
    ground.whenOver(() => following.kill());
    const caller = callerOf(server.address);

    const applicants = await open(caller, sandbox);
    const unpaid = await Promise.all(Array.from({ length: INVOICES }, () => invoiceFor(caller)));
    const paid: string[] = [];
    let running = true;
    const load = [...applicants.map((applicant) => saveForever(caller, applicant, () => running)), payForever(sandbox, unpaid, paid, () => running)];

    for (let kill = 1; kill <= KILLS; kill += 1) {
      await pause(Math.random() * LONGEST_LIFE_MS);
      if (crash && kill % DATABASE_BLOW === 0) {
        await crash();
        continue;
      }
      await server.kill();
      server = await following.start();
      following = prepareServerProcess(place, port, sandbox.settings);
    }
    running = false;
    await Promise.all(load);

    for (const applicant of applicants) {
      const { data } = await caller.call('GET', '/api/JupebApplication/application', { token: applicant.token });
      expect(Number(data.answers['personal-details']?.permanentAddress ?? 0)).toBeGreaterThanOrEqual(applicant.acknowledged);
    }
    expect(applicants.every(({ acknowledged }) => acknowledged > KILLS / 5)).toBe(true);

    await Promise.all(paid.map((rrr) => checkUntilPaid(caller, rrr)));
    await server.kill();
    await expectCreditedOnce(place, [...paid, ...applicants.map(({ rrr }) => rrr)], unpaid.filter((rrr) => !paid.includes(rrr)));
  }, 1_800_000);
});

interface Saver {
  readonly rrr: string;
  readonly token: string;
  readonly passport: string;
  /** The highest number that the server said it had kept. */
  acknowledged: number;
}

async function open(caller: Caller, sandbox: Awaited<ReturnType<typeof startSandbox>>): Promise<Saver[]> {
  const savers: Saver[] = [];
  for (let index = 0; index < APPLICANTS; index += 1) {
    const rrr = await invoiceFor(caller);
    await sandbox.pay(rrr);
    const { token } = await logIn(caller, rrr);
    savers.push({ rrr, token, passport: await sendPassport(caller, token), acknowledged: 0 });
  }
  return savers;
}

async function saveForever(caller: Caller, saver: Saver, running: () => boolean): Promise<void> {
  for (let number = 1; running(); number += 1) {
    const body = { ...JUPEB_ANSWERS['personal-details'](saver.passport), permanentAddress: String(number) };
    const answer = await caller.call('POST', SECTION_ADDRESS['personal-details'], { token: saver.token, body }).catch(() => undefined);
    if (answer?.status === 200) saver.acknowledged = number;
    else await pause(20);
  }
}

async function payForever(sandbox: Awaited<ReturnType<typeof startSandbox>>, unpaid: readonly string[], paid: string[], running: () => boolean): Promise<void> {
  for (const rrr of unpaid.slice(0, INVOICES - 5)) {
    if (!running()) return;
    if (await sandbox.pay(rrr)) paid.push(rrr);
    await pause(1_000);
  }
}

async function checkUntilPaid(caller: Caller, rrr: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { data } = await caller.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    if (data?.isPaid) return;
    await pause(500);
  }
  throw new Error(`A paid RRR was never credited: ${rrr}`);
}

async function expectCreditedOnce(place: DatabasePlace, paid: readonly string[], unpaid: readonly string[]): Promise<void> {
  const database = await openDatabase(place);
  const { rows } = await database.query({
    name: 'test.credits', values: [],
    text: `select p.rrr, (select count(*)::int from audit_entry where action like '%credit%' and subject_id in (p.rrr, p.invoice_id::text, p.order_id)) as audits,
                  (select count(*)::int from payment_event where kind = 'credited' and invoice_id = p.invoice_id) as events from payment p`,
  });
  await database.close();
  expect(rows.map(({ rrr }) => rrr).sort()).toEqual([...paid].sort());
  expect(rows.filter(({ audits, events }) => audits !== 1 || events !== 1)).toEqual([]);
  expect(rows.some(({ rrr }) => unpaid.includes(rrr as string))).toBe(false);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
