import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '#server/backup/archive.ts';
import { run } from '#server/backup/catalog.ts';
import { backUp, restoreFrom } from '#server/backup/commands.ts';
import { linkedFiles } from '#server/backup/linkedFiles.ts';
import { takeBackup } from '#server/backup/take.ts';
import { applyMigrations, migrationNames } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { fillJupeb, invoiceFor, JUPEB_ANSWERS, logIn, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { groundOf, onBothGrounds } from '../../support/grounds.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
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

  test('is backed up while it is written to, as of one moment, and the backup is read by either database', async () => {
    const place = await ground.freshPlace();
    const college = await runningCollege(ground, place);
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
    await expect.poll(() => acknowledged).toBeGreaterThan(5);
    const before = acknowledged;
    const to = folder();
    expect(await npmRun('backup', place, '--to', to)).toMatchObject({ code: 0, output: expect.stringContaining('1 files') });
    const after = acknowledged;
    running = false;
    await saving;
    expect(after).toBeGreaterThan(before);

    const places = [await ground.emptyPlace(), await other.emptyPlace()] as const;
    for (const each of places) expect(await npmRun('restore', each, '--from', only(to))).toMatchObject({ code: 0 });
    const [own, others] = [await digestOf(places[0]), await digestOf(places[1])];
    expect(own).toEqual(others);
    expect(own).not.toEqual({});
    await expectWholeSaves(places[0]);

    const again = await runningCollege(ground, places[0]);
    const kept = Number(await addressOf(again, token));
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(acknowledged);
    expect((await again.call('GET', `/api/UserDocument/${passport}`, { token })).status).toBe(200);
    await invoiceFor(again);
  }, 240_000);

  test('comes back with every row of every table and every file; what is there is not replaced unless told to', async () => {
    const place = await ground.freshPlace();
    const college = await runningCollege(ground, place);
    const kept = await applicant(college);
    await fillJupeb(college, { ...kept, applicantId: '', applicationNumber: '' });
    const to = folder();
    expect(await npmRun('backup', place, '--to', to)).toMatchObject({ code: 0 });
    const later = await applicant(college);
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');

    const refusal = 'This college has data: it would be lost. To put the backup in its place, add --replace.\n';
    expect(await npmRun('restore', place, '--from', only(to))).toEqual({ code: 1, output: refusal });
    expect(await addressOf(college, later.token)).toBeUndefined();
    expect(await npmRun('restore', place, '--from', only(to), '--replace')).toMatchObject({ code: 0 });

    await expect.poll(async () => (await college.call('GET', '/api/health/ready').catch(() => undefined))?.status, { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => (await college.call('GET', '/api/JupebApplication/application', { token: later.token }).catch(() => undefined))?.status, { timeout: 30_000 }).toBe(401);
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');
    await applicant(college);

    const fresh = await ground.emptyPlace();
    expect(await npmRun('restore', fresh, '--from', only(to))).toMatchObject({ code: 0 });
    const second = folder();
    const { manifest } = await backUp(fresh, second, NOW);
    expect(manifest.files).toBe(readdirSync(join(fresh.dataDir, 'files')).length);
    const third = await ground.emptyPlace();
    await restoreFrom(third, { from: only(second), replace: false });
    expect(await digestOf(third)).toEqual(await digestOf(fresh));
  }, 240_000);

  test('is as it was after a backup that is not whole, or that cannot be', async () => {
    const place = await ground.freshPlace();
    await fillWith(place, "insert into notice (category, title, description, start_date, sender_name, created_at) select 'Staff', 'Notice ' || n, repeat('words ', 50), '2026-01-01', 'Registrar', now() from generate_series(1, 1000) n");
    mkdirSync(join(place.dataDir, 'files'), { recursive: true });
    writeFileSync(join(place.dataDir, 'files', crypto.randomUUID()), 'x'.repeat(100_000));
    const before = await digestOf(place);
    const { path } = await backUp(place, folder(), NOW);
    const bytes = readFileSync(path);
    const refused = async (why: string) => {
      await expect(restoreFrom(place, { from: path, replace: true }), why).rejects.toThrow(`${path} is not a whole backup`);
    };
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      writeFileSync(path, bytes);
      truncateSync(path, length);
      await refused(`cut to ${length} of ${bytes.length} bytes`);
    }
    for (const at of [30, Math.floor(bytes.length / 2), bytes.length - 6]) {
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

  test('of an older program is brought up to this one', async () => {
    const [old, now] = [await ground.emptyPlace(), await ground.emptyPlace()];
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

    await restoreFrom(now, { from: path, replace: false });
    const restored = await openDatabase(now);
    const { rows } = await restored.query({ name: '', text: 'select lastname, firstname, description, created_at::text as at, reg_number from invoice', values: [] });
    expect(rows).toMatchObject([{ lastname: 'a "quoted", name', firstname: 'b\\c', description: 'two\nlines', at: expect.stringContaining('.678901') }]);
    await restored.close();
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
