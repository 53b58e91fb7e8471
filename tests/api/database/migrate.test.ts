import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyMigrations, migrate, migrationNames } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { inTransaction } from '#server/platform/database/pool.ts';
import { statement } from '#server/platform/database/statement.ts';
import { databasesOf, onBothDatabases, type Databases } from '../../support/databases.ts';
import { rawPool } from './rawPool.ts';

const ours = readdirSync('src/server/platform/database/migrations').sort();
const applied = statement('test.applied', {}, 'SELECT name FROM migration ORDER BY name', { name: 'text' });

onBothDatabases('an opened database', (databases) => {
  test('has every migration once, and opens again', async () => {
    const place = await databases.emptyPlace();
    for (const round of ['first', 'second']) {
      const database = await openDatabase(place);
      expect(
        (await applied(database)).map(({ name }) => name),
        round,
      ).toEqual(ours);
      await database.close();
    }
  });
});

describe('six servers started at once', () => {
  const databases = databasesOf('postgres');

  test('apply each migration once', async () => {
    const place = await databases.emptyPlace();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(place)));
    expect((await applied(opened[0]!)).map(({ name }) => name)).toEqual(ours);
    await Promise.all(opened.map((database) => database.close()));
  });
});

onBothDatabases('a migration', (databases) => {
  test('that was changed after it was applied is refused', async () => {
    const { pool, folder } = await migrated(databases, { '0001_beds.sql': 'CREATE TABLE bunk (letter text);' });
    writeFileSync(join(folder, '0001_beds.sql'), 'CREATE TABLE bunk (letter text NOT NULL);');
    await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001_beds.sql was changed after it was applied');
  });

  test('of a newer version of the program is refused', async () => {
    const { pool, folder } = await migrated(databases, { '0001_beds.sql': 'CREATE TABLE bunk (letter text);' });
    rmSync(join(folder, '0001_beds.sql'));
    await expect(migrate(pool, folder)).rejects.toThrow('The database has the migration 0001_beds.sql');
  });

  test('that fails leaves the database as it was', async () => {
    const { pool, folder } = await migrated(databases, { '0001_beds.sql': 'CREATE TABLE bunk (letter text);' });
    writeFileSync(join(folder, '0002_rooms.sql'), 'CREATE TABLE chamber (number int4);');
    writeFileSync(
      join(folder, '0003_wrong.sql'),
      'CREATE TABLE hall (id int4); ALTER TABLE nowhere ADD COLUMN x int4;',
    );
    await expect(migrate(pool, folder)).rejects.toThrow('relation "nowhere" does not exist');
    const { rows } = await pool.query(
      "SELECT to_regclass('chamber') AS room, to_regclass('hall') AS hall, count(*) AS applied FROM migration",
    );
    expect(rows).toEqual([{ room: null, hall: null, applied: 1 }]);
  });
});

onBothDatabases('the migration to workflow steps', (databases) => {
  test('writes down who had settled which case, when and how', async () => {
    const pool = await rawPool(databases, await databases.emptyPlace());
    const before = migrationNames().filter((name) => name < '0056');
    await inTransaction(pool, (tx) => applyMigrations(tx, { only: before }));
    await pool.query(`
      with made as (
        insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
        select 'INV1', 5, min(id), '0700', '0700', 'Bello', 'Musa', '', 'musa@example.com', 'JUPEB Application', 1000000, now() from academic_session returning id
      )
      insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by, settled_at, settled_by, note)
      select rrr, 'short', id, 1000000, 999900, '2026-11-01T10:00:00Z', 'system:remita-notification', settled_at::timestamptz, settled_by, note
      from made, (values ('1', null, null, null), ('2', '2026-11-02T10:00:00Z', 'user:u', 'Paid in cash')) as c (rrr, settled_at, settled_by, note)`);
    await inTransaction(pool, (tx) => applyMigrations(tx));
    const { rows } = await pool.query(`
      select c.rrr, c.state, s.subject, s.from_state, s.to_state, s.step, s.actor, s.reason, s.at
      from payment_case c left join workflow_step s on s.subject_id = c.id::text and s.step <> 'list' order by c.rrr`);
    expect(rows).toEqual([
      expect.objectContaining({ rrr: '1', state: 'open', step: null }),
      {
        rrr: '2',
        state: 'unposted',
        subject: 'payment_case',
        from_state: 'open',
        to_state: 'settled',
        step: 'settle',
        actor: 'user:u',
        reason: 'Paid in cash',
        at: new Date('2026-11-02T10:00:00Z'),
      },
    ]);
  });
});

onBothDatabases('the migration to suspense', (databases) => {
  test('posts what came in before: payments as income, and the money of each case where it waits', async () => {
    const pool = await rawPool(databases, await databases.emptyPlace());
    const before = migrationNames().filter((name) => name < '0310');
    await inTransaction(pool, (tx) => applyMigrations(tx, { only: before }));
    await pool.query(`
      with made as (
        insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
        select 'INV' || n, 5, (select min(id) from academic_session), '0700', '0700', 'Bello', 'Musa', '', 'musa@example.com', 'JUPEB Application', 1000000, now()
          from generate_series(1, 2) n returning id, invoice_number
      ), ordered as (
        insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr)
        select invoice_number, id, 1000000, now(), invoice_number from made returning order_id, invoice_id, rrr
      ), paid as (
        insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
        select invoice_id, order_id, rrr, 1000000, '00', '2026-11-01T23:30:00Z', 'public' from ordered where rrr = 'INV1'
      )
      insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by, state)
      select c.rrr, c.kind, made.id, 1000000, c.kobo, '2026-11-02T10:00:00Z', 'system:remita-notification', c.state
        from made join (values ('INV2', 'INV2', 'short', 999900, 'open'), ('INV1', 'SECOND', 'twice', 1000000, 'settled'), ('INV1', 'INV1', 'unconfirmed', 0, 'open'),
          ('INV1', 'INV1', 'disputed', 1000000, 'open')) as c (invoice, rrr, kind, kobo, state) on c.invoice = made.invoice_number`);
    await inTransaction(pool, (tx) => applyMigrations(tx));
    const { rows } = await pool.query(`
      select j.kind, j.key, j.day::text, p.account, p.amount_kobo::int4 as kobo, c.kind as of from journal j join posting p on p.journal_id = j.id
        left join payment_case c on c.id = p.case_id order by j.key, p.account`);
    const posted = (kind: string, key: string, day: string, kobo: number, account: string, of: string | null) => [
      { kind, key, day, account: 'clearing', kobo, of: null },
      { kind, key, day, account, kobo: -kobo, of },
    ];
    expect(rows).toEqual([
      ...posted('payment', 'INV1', '2026-11-02', 1_000_000, 'income', null),
      ...posted('suspense', 'INV2', '2026-11-02', 999_900, 'suspense', 'short'),
      ...posted('suspense', 'SECOND', '2026-11-02', 1_000_000, 'suspense', 'twice'),
    ]);
    const cases = await pool.query(`
      select c.kind, c.state, s.from_state, s.to_state from payment_case c left join workflow_step s on s.subject_id = c.id::text order by c.kind`);
    const listed = { state: 'unposted', from_state: 'settled', to_state: 'unposted' };
    expect(cases.rows.filter(({ state }) => state !== 'open')).toEqual([{ kind: 'twice', ...listed }]);
  });
});

onBothDatabases('the migration to steps of reservations', (databases) => {
  test('names each change, and the states between which it led', async () => {
    const pool = await rawPool(databases, await databases.emptyPlace());
    await inTransaction(pool, (tx) => applyMigrations(tx, { only: migrationNames().filter((name) => name < '0320') }));
    await pool.query(`
      alter table reservation_event drop constraint reservation_event_reservation_id_fkey, drop constraint reservation_event_bed_id_fkey;
      insert into reservation_event (reservation_id, state, bed_id, actor, reason, at)
      select md5(reservation)::uuid, state, 1, 'user:u', 'Because', '2026-11-01T10:00:00Z'
        from (values ('own', 'held'), ('assigned', 'reserved'), ('own', 'reserved'), ('own', 'reserved'), ('assigned', 'moved'), ('own', 'paid'),
          ('own', 'reserved'), ('own', 'expired'), ('paid', 'paid'), ('in', 'checked in'), ('paid', 'checked in'), ('paid', 'checked out'),
          ('in', 'deactivated'), ('left', 'held'), ('left', 'cancelled')) as v (reservation, state)`);
    await inTransaction(pool, (tx) => applyMigrations(tx));
    const { rows } = await pool.query(`
      select v.reservation, string_agg(concat_ws(', ', w.from_state, w.step, w.to_state), '; ' order by w.number) as steps
        from (values ('own'), ('assigned'), ('paid'), ('in'), ('left')) as v (reservation)
        join workflow_step w on w.subject = 'reservation' and w.subject_id = md5(v.reservation)::uuid::text
       where w.actor = 'user:u' and w.reason = 'Because' and w.at = '2026-11-01T10:00:00Z' group by v.reservation`);
    expect(Object.fromEntries(rows.map((row) => [row['reservation'], String(row['steps']).split('; ')]))).toEqual({
      own: [
        'held, hold, held',
        'held, reserve, reserved',
        'reserved, extend, reserved',
        'reserved, pay, paid',
        'paid, reverse, reserved',
        'reserved, expire, expired',
      ],
      assigned: ['held, assign, reserved', 'reserved, move, moved'],
      paid: ['held, assign-paid, paid', 'paid, check-in, checked in', 'checked in, check-out, checked out'],
      in: ['held, assign-occupied, checked in', 'checked in, deactivate, deactivated'],
      left: ['held, hold, held', 'held, cancel, cancelled'],
    });
  });
});

onBothDatabases('the migration to one form of names', (databases) => {
  test('composes letters and straightens apostrophes, except in whose letter was issued', async () => {
    const pool = await rawPool(databases, await databases.emptyPlace());
    await inTransaction(pool, (tx) => applyMigrations(tx, { only: migrationNames().filter((name) => name < '0089') }));
    const [typed, stored] = ['Ọláṣubọ̀mí O’Neil'.normalize('NFD'), "Ọláṣubọ̀mí O'Neil".normalize('NFC')];
    await pool.query({
      text: `
        with kind as (
          insert into student_type (name) values ('Undergraduate') returning id
        ), listed as (
          insert into admission (session_id, student_type_id, reg_number, full_name, listed_programme, admitted_on, imported_at, imported_by, state)
          select s.id, t.id, number, $1, 'B.Sc. Physics', '2026-11-01', now(), 'system:test', 'offered' from (select min(id) as id from academic_session) s, kind t, unnest(array['1', '2']) as number
          returning id, reg_number
        )
        insert into paper (kind, number, code, subject_kind, subject_id, hash, issued_at) select 'admission-letter', 'ADM/1', 'code', 'admission', id::text, 'hash', now() from listed where reg_number = '2'`,
      values: [typed],
    });
    await pool.query({
      text: `insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
             select 'INV1', 5, min(id), '0700', '0700', $1, 'Musa', '', 'musa@example.com', 'JUPEB Application', 1000000, now() from academic_session`,
      values: [typed],
    });
    await inTransaction(pool, (tx) => applyMigrations(tx));
    expect((await pool.query('select full_name from admission order by reg_number')).rows).toEqual([
      { full_name: stored },
      { full_name: typed },
    ]);
    expect((await pool.query('select lastname from invoice')).rows).toEqual([{ lastname: stored }]);
    expect(
      (
        await pool.query(
          "select count(*)::int4 as found from admission where search @@ to_tsquery('simple', 'olasubomi')",
        )
      ).rows,
    ).toEqual([{ found: 2 }]);
  });
});

onBothDatabases('the migration of the menu to the JAMB list', (databases) => {
  test('moves the entry of a college that has begun, but not onto one that an officer has made', async () => {
    const pool = await rawPool(databases, await databases.emptyPlace());
    await inTransaction(pool, (tx) => applyMigrations(tx, { only: migrationNames().filter((name) => name < '0236') }));
    const move = readFileSync('src/server/platform/database/migrations/0236_menu_of_jamb_list.sql', 'utf8');
    const paths = async () => (await pool.query('select path from menu_item order by id')).rows.map(({ path }) => path);
    await pool.query("insert into menu_item (name, path, place) values ('JAMB list', '/jamb_list_upload', 1)");
    await inTransaction(pool, (tx) => applyMigrations(tx));
    expect(await paths()).toEqual(['/applications/jamb_list_upload']);
    await pool.query("insert into menu_item (name, path, place) values ('JAMB list', '/jamb_list_upload', 2)");
    await pool.query(move);
    expect(await paths()).toEqual(['/applications/jamb_list_upload', '/jamb_list_upload']);
  });
});

/** A database whose only migrations are `files`: it has forgotten ours. */
async function migrated(databases: Databases, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-migrations-'));
  databases.whenOver(async () => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  const pool = await rawPool(databases, await databases.freshPlace());
  await pool.query('DROP TABLE migration');
  await migrate(pool, folder);
  return { pool, folder };
}
