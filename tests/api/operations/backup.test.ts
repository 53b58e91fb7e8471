import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '#server/operations/backup/archive.ts';
import { run } from '#server/operations/backup/catalog.ts';
import { backUp, restoreFrom } from '#server/operations/backup/commands.ts';
import { linkedFiles } from '#server/operations/backup/linkedFiles.ts';
import { takeBackup } from '#server/operations/backup/take.ts';
import { applyMigrations, migrationNames } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { fillJupeb, invoiceFor, JUPEB_ANSWERS, logIn, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { groundOf, onBothGrounds } from '../../support/grounds.ts';
import { freshServer } from '../../support/server.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { isLong } from '../../support/volume.ts';
import { digestOf, npmRun, runningCollege, type RunningCollege } from './running.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'matricula-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const only = (path: string): string => {
  const names = readdirSync(path);
  expect(names).toEqual([expect.stringMatching(/^matricula-[\dT-]+\.tar\.gz$/)]);
  return join(path, names[0]!);
};

async function applicant({ sandbox, ...college }: RunningCollege) {
  const rrr = await invoiceFor(college);
  await sandbox.pay(rrr);
  await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  const { token } = await logIn(college, rrr);
  return { rrr, token, passport: await sendPassport(college, token) };
}

const addressOf = async (college: RunningCollege, token: string) =>
  (await college.call('GET', '/api/JupebApplication/application', { token })).data.answers['personal-details']?.permanentAddress;

onBothGrounds('a college', (ground) => {
  const other = groundOf(ground.kind === 'embedded' ? 'postgres' : 'embedded');
  let place: DatabasePlace;
  let college: RunningCollege;
  beforeAll(async () => {
    place = await ground.freshPlace();
    college = await runningCollege(ground, place);
  });

  test('is backed up while it is written to, as of one moment; what is restored is backed up again, and read by the other database, row for row', async () => {
    const { token, passport } = await applicant(college);
    let acknowledged = 0;
    let running = true;
    const save = async () => {
      for (let number = 1; running; number += 1) {
        const body = { ...JUPEB_ANSWERS['personal-details'](passport), permanentAddress: String(number) };
        const { status } = await college.call('POST', SECTION_ADDRESS['personal-details'], { token, body });
        if (status === 200) acknowledged = number;
        if (number % 5 === 0) await invoiceFor(college);
      }
    };
    const saving = save();
    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(5);
    const before = acknowledged;
    const to = folder();
    expect(await npmRun('backup', place, '--to', to)).toMatchObject({ code: 0, output: expect.stringContaining('1 files') });
    const after = acknowledged;
    running = false;
    await saving;
    expect(after).toBeGreaterThan(before);

    const own = await ground.emptyPlace();
    await restoreFrom(own, { from: only(to), replace: false });
    const { path, manifest } = await backUp(own, folder(), NOW);
    expect(manifest.files).toBe(readdirSync(join(own.dataDir, 'files')).length);
    const others = await other.freshPlace();
    await restoreFrom(others, { from: path, replace: true });
    const digest = await digestOf(own);
    expect(digest).not.toEqual({});
    expect(await digestOf(others)).toEqual(digest);
    await expectWholeSaves(own);

    const again = await freshServer(ground, { place: own });
    const kept = Number((await again.call('GET', '/api/JupebApplication/application', { token })).data.answers['personal-details']?.permanentAddress);
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(acknowledged);
    expect((await again.call('GET', `/api/UserDocument/${passport}`, { token })).status).toBe(200);
    await invoiceFor(again);
  }, 240_000);

  test('comes back while it runs; what is there is not replaced unless told to', async () => {
    const kept = await applicant(college);
    await fillJupeb(college, { ...kept, applicantId: '', applicationNumber: '' });
    const { path } = await backUp(place, folder(), NOW);
    const later = await applicant(college);
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');

    const refusal = 'This college has data: it would be lost. To put the backup in its place, add --replace.\n';
    expect(await npmRun('restore', place, '--from', path)).toEqual({ code: 1, output: refusal });
    expect(await addressOf(college, later.token)).toBeUndefined();
    expect(await npmRun('restore', place, '--from', path, '--replace')).toMatchObject({ code: 0 });

    await expect.poll(async () => (await college.call('GET', '/api/health/ready').catch(() => undefined))?.status, { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => (await college.call('GET', '/api/JupebApplication/application', { token: later.token }).catch(() => undefined))?.status, { timeout: 30_000 }).toBe(401);
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');
    await applicant(college);
  }, 240_000);

  test('is as it was after a backup that is not whole, or that cannot be', async () => {
    const place = await ground.freshPlace();
    await fillWith(place, "insert into notice (category, title, description, start_date, sender_name, created_at) select 'Staff', 'Notice ' || n, repeat('words ', 50), '2026-01-01', 'Registrar', now() from generate_series(1, 1000) n");
    mkdirSync(join(place.dataDir, 'files'), { recursive: true });
    writeFileSync(join(place.dataDir, 'files', crypto.randomUUID()), 'x'.repeat(100_000));
    const before = await digestOf(place);
    const { path } = await backUp(place, folder(), NOW);
    const bytes = readFileSync(path);
    const half = Math.floor(bytes.length / 2);
    const refused = async (why: string) => {
      await expect(restoreFrom(place, { from: path, replace: true }), why).rejects.toThrow(`${path} is not a whole backup`);
    };
    // Whether a file is whole is found out without the database, which each attempt opens: the embedded one takes a second.
    const isCheap = ground.kind === 'postgres' || isLong;
    for (const length of isCheap ? [0, 10, half, bytes.length - 1] : [half]) {
      writeFileSync(path, bytes);
      truncateSync(path, length);
      await refused(`cut to ${length} of ${bytes.length} bytes`);
    }
    for (const at of isCheap ? [30, half, bytes.length - 6] : [half]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      writeFileSync(path, changed);
      await refused(`byte ${at} changed`);
    }

    const orphaned = join(folder(), 'orphaned.tar.gz');
    await writeArchive(orphaned, async (archive) => {
      await archive.add('head.json', JSON.stringify({ program: '0', madeAt: NOW.toISOString(), migrations: migrationNames() }));
      await archive.add('tables/referee_pass_code/1.json', JSON.stringify([`("\\\\x00",${crypto.randomUUID()},2026-01-01)`]));
      return { madeAt: NOW.toISOString(), rows: { referee_pass_code: 1 }, files: 0 };
    });
    await expect(restoreFrom(place, { from: orphaned, replace: true })).rejects.toThrow(/foreign key/);
    expect(await digestOf(place)).toEqual(before);
  }, 240_000);
});

describe('a backup', () => {
  const [embedded, postgres] = [groundOf('embedded'), groundOf('postgres')];

  test('of an older program is brought up to this one, on the other database too', async () => {
    const [old, now] = [await postgres.emptyPlace(), await embedded.freshPlace()];
    const database = await openDatabase({ ...old, asItIs: true });
    await database.transaction(async (tx) => {
      await applyMigrations(tx, { only: migrationNames().slice(0, 4) });
      await run(tx, `insert into invoice (invoice_number, application_type_id, session_id, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
        values ('INV1', 5, 1, '1', 'a "quoted", name', 'b\\c', '', 'e', E'two\\nlines', 100, '2026-01-02 03:04:05.678901+01')`);
    });
    const path = join(folder(), 'old.tar.gz');
    const files = await linkedFiles(join(old.dataDir, 'files'), join(old.dataDir, 'links'));
    await takeBackup(database, files, path, NOW);
    await database.close();

    for (const place of [old, now]) {
      await restoreFrom(place, { from: path, replace: true });
      const restored = await openDatabase(place);
      const { rows } = await restored.query({ name: '', text: 'select lastname, firstname, description, created_at::text as at, reg_number from invoice', values: [] });
      await restored.close();
      expect(rows).toMatchObject([{ lastname: 'a "quoted", name', firstname: 'b\\c', description: 'two\nlines', at: expect.stringContaining('.678901') }]);
    }
  }, 120_000);
});

/** The invoice, its event and its audit row are written together: a moment has all three, or none. */
async function expectWholeSaves(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  const { rows } = await database.query({
    name: '', values: [],
    text: `select (select count(*)::int from invoice) as invoices, (select count(distinct invoice_id)::int from payment_event where kind = 'invoiced') as events`,
  });
  await database.close();
  expect(rows[0]!['invoices']).toBe(rows[0]!['events']);
  expect(rows[0]!['invoices']).toBeGreaterThan(1);
}

async function fillWith(place: DatabasePlace, sql: string): Promise<void> {
  const database = await openDatabase(place);
  await run(database, sql);
  await database.close();
}
