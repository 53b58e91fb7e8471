import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '#server/operations/backup/archive.ts';
import { run } from '#server/operations/backup/catalog.ts';
import { backUp, restoreFrom } from '#server/operations/backup/commands.ts';
import { linkedFiles } from '#server/operations/backup/linkedFiles.ts';
import { restore } from '#server/operations/backup/restore.ts';
import { takeBackup } from '#server/operations/backup/take.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applyMigrations, migrationNames } from '#server/platform/database/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#server/platform/database/open.ts';
import { fillJupeb, invoiceFor, JUPEB_ANSWERS, logIn, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { type Databases, databasesOf, onBothDatabases } from '../../support/databases.ts';
import { freshServer } from '../../support/server.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { until } from '../../support/until.ts';
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
  (await college.call('GET', '/api/JupebApplication/application', { token })).data.answers['personal-details']
    ?.permanentAddress;

/** The commands: that they are typed has no part of a database in it, and costs a process each time. */
const isTyped = ({ kind }: Databases): boolean => isLong || kind === 'postgres';

/** How many files it says that it has. */
async function backUpOf(databases: Databases, place: DatabasePlace, to: string): Promise<number> {
  if (!isTyped(databases)) return (await backUp(place, to, NOW)).manifest.files;
  const { code, output } = await npmRun('backup', place, '--to', to);
  expect(code, output).toBe(0);
  return Number(/, (\d+) files$/m.exec(output)?.[1]);
}

/** What it is refused with, where it is. */
async function restored(
  databases: Databases,
  place: DatabasePlace,
  from: string,
  replace: boolean,
): Promise<string | undefined> {
  if (!isTyped(databases))
    return restoreFrom(place, { from, replace }).then(
      () => undefined,
      ({ message }: Error) => message,
    );
  const { code, output } = await npmRun('restore', place, '--from', from, ...(replace ? ['--replace'] : []));
  return code === 0 ? undefined : output.trimEnd();
}

onBothDatabases('a college', (databases) => {
  const other = databasesOf(databases.kind === 'embedded' ? 'postgres' : 'embedded');
  let place: DatabasePlace;
  let college: RunningCollege;
  beforeAll(async () => {
    place = await databases.seededPlace();
    college = await runningCollege(databases, place);
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
    await until('saves are acknowledged', () => expect(acknowledged).toBeGreaterThan(5));
    const before = acknowledged;
    const to = folder();
    expect(await backUpOf(databases, place, to)).toBe(1);
    const after = acknowledged;
    running = false;
    await saving;
    expect(after).toBeGreaterThan(before);

    // An empty folder costs the embedded database six seconds, to make what a restore then takes away.
    const own = await (databases.kind === 'postgres' || isLong ? databases.emptyPlace() : databases.freshPlace());
    await restoreFrom(own, { from: only(to), replace: false });
    const { path, manifest } = await backUp(own, folder(), NOW);
    expect(manifest.files).toBe(readdirSync(join(own.dataDir, 'files')).length);
    const digest = await opened(own, async (database) => {
      await expectWholeSaves(database);
      return digestOf(database);
    });
    expect(digest).not.toEqual({});
    const others = await other.freshPlace();
    expect(
      await opened(others, async (database) => {
        await restore({ database, dataDir: others.dataDir, now: () => NOW }, { from: path, replace: true });
        return digestOf(database);
      }),
    ).toEqual(digest);

    const again = await freshServer(databases, { place: own });
    const kept = Number(
      (await again.call('GET', '/api/JupebApplication/application', { token })).data.answers['personal-details']
        ?.permanentAddress,
    );
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(acknowledged);
    expect((await again.call('GET', `/api/UserDocument/${passport}`, { token })).status).toBe(200);
    await invoiceFor(again);
  });

  test('comes back while it runs; what is there is not replaced unless told to', async () => {
    const kept = await applicant(college);
    await fillJupeb(college, { ...kept, applicantId: '', applicationNumber: '' });
    const { path } = await backUp(place, folder(), NOW);
    const later = await applicant(college);
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');

    const refusal = 'This college has data: it would be lost. To put the backup in its place, add --replace.';
    expect(await restored(databases, place, path, false)).toBe(refusal);
    expect(await addressOf(college, later.token)).toBeUndefined();
    expect(await restored(databases, place, path, true)).toBeUndefined();

    await until('the college is ready again', async () =>
      expect((await college.call('GET', '/api/health/ready')).status).toBe(200),
    );
    await until('who came after the backup is not known', async () =>
      expect((await college.call('GET', '/api/JupebApplication/application', { token: later.token })).status).toBe(401),
    );
    expect(await addressOf(college, kept.token)).toBe('12 Marina Road, Aba');
    await applicant(college);
  });

  test('is as it was after a backup that is not whole, or that cannot be', async () => {
    const { dataDir, ...place } = await databases.freshPlace();
    mkdirSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'files', crypto.randomUUID()), 'x'.repeat(100_000));
    await opened({ dataDir, ...place }, async (database) => {
      await run(
        database,
        "insert into notice (category, title, description, start_date, sender_name, created_at) select 'Staff', 'Notice ' || n, repeat('words ', 50), '2026-01-01', 'Registrar', now() from generate_series(1, 1000) n",
      );
      const before = await digestOf(database);
      const restoring = (from: string) => restore({ database, dataDir, now: () => NOW }, { from, replace: true });
      const path = await backupOf(database, dataDir);
      const bytes = readFileSync(path);
      const half = Math.floor(bytes.length / 2);
      const refused = (why: string) => expect(restoring(path), why).rejects.toThrow(`${path} is not a whole backup`);
      for (const length of [0, 10, half, bytes.length - 1]) {
        writeFileSync(path, bytes);
        truncateSync(path, length);
        await refused(`cut to ${length} of ${bytes.length} bytes`);
      }
      for (const at of [30, half, bytes.length - 6]) {
        const changed = Buffer.from(bytes);
        changed[at]! ^= 1;
        writeFileSync(path, changed);
        await refused(`byte ${at} changed`);
      }

      const orphaned = join(folder(), 'orphaned.tar.gz');
      await writeArchive(orphaned, async (archive) => {
        await archive.add(
          'head.json',
          JSON.stringify({ program: '0', madeAt: NOW.toISOString(), migrations: migrationNames() }),
        );
        await archive.add(
          'tables/referee_pass_code/1.json',
          JSON.stringify([`("\\\\x00",${crypto.randomUUID()},2026-01-01,)`]),
        );
        return { madeAt: NOW.toISOString(), rows: { referee_pass_code: 1 }, files: 0 };
      });
      await expect(restoring(orphaned)).rejects.toThrow(/foreign key/);
      expect(await digestOf(database)).toEqual(before);
    });
  });
});

describe('a backup', () => {
  const [embedded, postgres] = [databasesOf('embedded'), databasesOf('postgres')];

  test('of an older program is brought up to this one, on the other database too', async () => {
    const [old, now] = [await postgres.emptyPlace(), await embedded.freshPlace()];
    const path = await opened({ ...old, asItIs: true }, async (database) => {
      await database.transaction(async (tx) => {
        await applyMigrations(tx, { only: migrationNames().slice(0, 4) });
        await run(
          tx,
          `insert into invoice (invoice_number, application_type_id, session_id, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
          values ('INV1', 5, 1, '1', 'a "quoted", name', 'b\\c', '', 'e', E'two\\nlines', 100, '2026-01-02 03:04:05.678901+01')`,
        );
      });
      return backupOf(database, old.dataDir);
    });

    for (const { dataDir, databaseUrl } of [old, now]) {
      const rows = await opened({ dataDir, databaseUrl, asItIs: true }, async (database) => {
        await restore({ database, dataDir, now: () => NOW }, { from: path, replace: true });
        return run(
          database,
          'select lastname, firstname, description, created_at::text as at, reg_number from invoice',
        );
      });
      expect(rows).toMatchObject([
        {
          lastname: 'a "quoted", name',
          firstname: 'b\\c',
          description: 'two\nlines',
          at: expect.stringContaining('.678901'),
        },
      ]);
    }
  });
});

async function opened<T>(place: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Of a college whose database is open here. */
async function backupOf(database: Database, dataDir: string): Promise<string> {
  const path = join(folder(), 'matricula.tar.gz');
  await takeBackup(database, await linkedFiles(join(dataDir, 'files'), join(dataDir, 'links')), path, NOW);
  return path;
}

/** The invoice, its event and its audit row are written together: a moment has all three, or none. */
async function expectWholeSaves(database: Database): Promise<void> {
  const [row] = await run<{ invoices: number; events: number }>(
    database,
    `select (select count(*)::int from invoice) as invoices, (select count(distinct invoice_id)::int from payment_event where kind = 'invoiced') as events`,
  );
  expect(row!.invoices).toBe(row!.events);
  expect(row!.invoices).toBeGreaterThan(1);
}
