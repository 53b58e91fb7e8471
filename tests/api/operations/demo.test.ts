import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHEET } from '#contract/academics/states.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import type { Notification } from '#contract/communication/notifications.ts';
import type { OwnInvoice } from '#contract/finance/own-payments.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { LIVE } from '#rules/hostels/beds.ts';
import { domains } from '#server/app.ts';
import { demo } from '#server/operations/demo/index.ts';
import { seedDemo } from '#server/operations/demo/seeding.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Domain } from '#server/platform/domain.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readSettings } from '#server/platform/settings.ts';
import { seed } from '#server/seed.ts';
import { FILLED } from '../../support/demoFilled.ts';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { COLLEGES_OWN } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const STUDENTS = 40;
const env = { DEMO_STUDENTS: String(STUDENTS) };

const run = async (db: Queryable, text: string) => (await db.query({ name: '', text, values: [] })).rows;

async function digestOf(db: Queryable): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const [table, text] of Object.entries(FILLED))
    [digests[table]] = await run(
      db,
      `select count(*) as rows, md5(string_agg(row::text, '' order by row::text)) as sum from (${text}) as filled`,
    );
  return digests;
}

/** Each slice fails once when all of it is written, before the commit: as a server that is killed there. */
function killedOnce(kills: Set<string>): Domain[] {
  return domains.map((domain) => ({
    ...domain,
    demoData: (domain.demoData ?? []).map((step) => ({
      ...step,
      slice: async (college, index) => {
        const write = await step.slice(college, index);
        return async (tx) => {
          await write(tx);
          const name = `${step.name} ${index}`;
          if (!kills.has(name) && kills.add(name)) throw new Error('killed');
        };
      },
    })),
  }));
}

/** Of migrations 0093 to 0097. */
const ALL_FILLED = [
  'student_session current_term siwes department_change promotion promotion_row',
  'fee_assignment fee_assignment_line instalment_plan late_step charge invoice_line journal posting scholarship scholarship_award',
  'prerequisite course_offering unit_load student_unit_load registration_window borrow_permit registration registration_line',
  'result_sheet score_window score score_event standing rule_set',
  'hostel room_category room_price room bed hostel_window reservation',
].flatMap((tables) => tables.split(' '));

/** As an array of PostgreSQL's. */
const LIVE_STATES = `{${LIVE.join(',')}}`;

/** Each names what no row may break. */
const INVARIANTS = [
  ['sums every journal to zero', 'select journal_id from posting group by journal_id having sum(amount_kobo) <> 0'],
  [
    'has no invoice whose lines are not its amount',
    `select i.id from invoice i left join invoice_line l on l.invoice_id = i.id where i.student_id is not null group by i.id having i.amount_kobo is distinct from sum(l.amount_kobo)`,
  ],
  [
    'asks nobody for more than was charged',
    `select c.id from charge c join invoice_line l on l.charge_id = c.id group by c.id having sum(l.amount_kobo) > c.amount_kobo`,
  ],
  [
    'owes each charge what is not paid of it',
    `select c.id from charge c left join lateral (select sum(p.amount_kobo) as kobo from posting p where p.charge_id = c.id and p.account = 'receivable') d on true where d.kobo is null or d.kobo < 0`,
  ],
  [
    'gives nobody two beds, and no bed to two',
    `select 1 from reservation where state = any('${LIVE_STATES}') group by grouping sets ((student_id, session_id), (bed_id, session_id)) having count(*) > 1`,
  ],
  [
    'puts nobody into a hostel of the other sex, or a bed that is blocked',
    `select r.id from reservation r join student s on s.id = r.student_id join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
      where h.gender_id <> s.gender_id or b.state <> 'usable'`,
  ],
  [
    'registers nobody for more than 24 units, or fewer than 16',
    `select registration_id from registration_line where state <> 'dropped' group by registration_id having sum(unit) not between 16 and 24`,
  ],
  [
    'counts every seat that is taken, and no more than there are',
    `select o.id from course_offering o where o.taken <> (select count(*) from registration_line l where l.department_course_id = o.department_course_id and l.session_id = o.session_id and l.state <> 'dropped')`,
  ],
  [
    'lets nobody register who has paid no part of the school fees',
    `select g.id from registration g join academic_session e on e.id = g.session_id and e.is_open where g.state in ('submitted', 'approved') and not exists (
       select from invoice i join payment p on p.invoice_id = i.id where i.student_id = g.student_id and i.session_id = g.session_id and i.purpose = 'school')`,
  ],
  [
    'has a student for each session since entry, one of them the latest',
    `select s.id from student s join student_session p on p.student_id = s.id group by s.id having count(*) filter (where p.is_latest) <> 1`,
  ],
] as const;

/** Types that officers make are of a college's own, a statement is of its bank, loans are of the fund's lists, opening balances of its office's, and people publish its fees and close its days. */
const EMPTY_LISTS: ReadonlySet<string> = new Set([
  '/Application/invoice-types',
  '/Payment/bank-lines',
  '/Bursary/closings',
  '/Payment/fee-publications',
  '/Payment/award-requests',
  '/Payment/loan-batches',
  '/Payment/loan-lines',
  '/Payment/loan-waiting',
  '/Bursary/opening-lines',
  '/Exemptions/exemptions',
  // A small college has one list that others wait for, and a tie pauses it.
  '/AdmissionList/waiting-moves',
]);

const isFull = async ({ platform: { database } }: TestServer): Promise<boolean> => {
  const [{ finished } = { finished: 0 }] = await run(
    database,
    'select count(*)::int4 as finished from demo_step where finished',
  );
  return finished === domains.flatMap(({ demoData = [] }) => demoData).length;
};

describe('a demo college', () => {
  let college: TestServer;

  beforeAll(async () => {
    const databases = databasesOf('postgres');
    const place = await databases.freshPlace();
    college = await freshServer(databases, { place, env });
    const second = { ...college.platform, database: await openDatabase(place) };
    await Promise.all([college.platform, second].map((platform) => seedDemo(platform, domains).done));
    await second.database.close();
  });

  test('is filled once, however many servers start', async () => {
    expect(await isFull(college)).toBe(true);
    const [counted] = await run(
      college.platform.database,
      `select count(*)::int4 as students from user_account where user_name like '%/%' and student_type_id = 1`,
    );
    expect(counted).toEqual({ students: STUDENTS });
    const before = await digestOf(college.platform.database);
    await seedDemo(college.platform, domains).done;
    expect(await digestOf(college.platform.database)).toEqual(before);
  });

  test('goes on after a kill in any slice, and is the same on either database', async () => {
    const databases = databasesOf('embedded');
    const killed = await freshServer(databases, { place: await databases.freshPlace(), env });
    const kills = new Set<string>();
    let starts = 0;
    while (!(await isFull(killed)) && starts < 100) {
      starts += 1;
      await seedDemo(killed.platform, killedOnce(kills)).done;
    }
    expect(starts).toBe(kills.size + 1);
    expect(await digestOf(killed.platform.database)).toEqual(await digestOf(college.platform.database));
  });

  test('has an application of every programme at every point, in answers that our own verdict takes', async () => {
    const rows = await run(
      college.platform.database,
      `
      select programme, count(*)::int4 > 3 as many, count(*) filter (where completed_at is not null)::int4 > 0 as submitted from application group by programme order by programme`,
    );
    expect(rows).toEqual(
      COLLEGES_OWN.map(({ id }) => ({ programme: id, many: true, submitted: true })).sort((a, b) =>
        a.programme < b.programme ? -1 : 1,
      ),
    );
  });

  test('shows a photograph for every application that has one', async () => {
    const [document] = await run(
      college.platform.database,
      `select d.file_id::text as file, d.byte_count as bytes from application a join document d on d.id = a.passport_id limit 1`,
    );
    expect((await college.platform.files.get(String(document!['file']))).length).toBe(document!['bytes']);
  });

  test('has something in every table of students, money, registration, results and hostels', async () => {
    const [counted] = await run(
      college.platform.database,
      `select ${ALL_FILLED.map((table) => `(select count(*)::int4 from ${table}) as ${table}`).join(', ')}`,
    );
    expect(ALL_FILLED.filter((table) => counted![table] === 0)).toEqual([]);
  });

  test('has every state of a registration, a sheet, a bed, a change of department and a form', async () => {
    const statesOf = async (table: string) =>
      (await run(college.platform.database, `select distinct state from ${table} order by state`)).map(
        ({ state }) => state,
      );
    expect(await statesOf('registration')).toEqual(['approved', 'returned', 'submitted']);
    expect(await statesOf('result_sheet')).toEqual(Object.values(SHEET).toSorted());
    expect(await statesOf('reservation')).toEqual(
      expect.arrayContaining([RESERVATION['checked in'], RESERVATION['checked out'], RESERVATION.paid]),
    );
    expect((await statesOf('department_change')).length).toBeGreaterThan(4);
    expect(await statesOf('siwes')).toEqual(expect.arrayContaining(['draft', 'signed']));
    expect(await statesOf('fee_assignment')).toEqual(['draft', 'published', 'replaced']);
  });

  test.each(INVARIANTS)('%s', async (_, text) => {
    expect(await run(college.platform.database, text)).toEqual([]);
  });

  test('leaves the account student a second instalment, a draft, a window and a free bed, and a past to read', async () => {
    const [own] = await run(
      college.platform.database,
      `select
      (select count(*)::int4 from invoice i where i.student_id = s.id and i.part = 'SecondInstallment' and not exists (select from payment p where p.invoice_id = i.id)) as to_pay,
      (select count(*)::int4 from invoice i join payment p on p.invoice_id = i.id where i.student_id = s.id) > 4 as receipts,
      (select count(*)::int4 from registration_draft g where g.student_id = s.id and cardinality(g.department_course_ids) > 4) as drafts,
      (select count(*)::int4 from registration g where g.student_id = s.id and g.state = 'approved') as approved,
      (select count(*)::int4 from registration_window w join student_session n on n.student_id = s.id and n.is_latest and w.session_id = n.session_id
         and w.student_type_id = n.student_type_id where date '2026-11-02' between w.opens_on and w.closes_on) as windows,
      (select count(*)::int4 from score k join registration_line l on l.id = k.line_id where l.student_id = s.id) > 20 as marks,
      (select array_agg(state order by state) from reservation r where r.student_id = s.id) as beds,
      (select count(*)::int4 from bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id where h.gender_id = s.gender_id and b.state = 'usable' and not exists (
         select from reservation r where r.bed_id = b.id and r.state = any('${LIVE_STATES}'))) > 0 as free_bed
      from student s join user_account u on u.id = s.user_id where u.user_name = 'student'`,
    );
    expect(own).toEqual({
      to_pay: 1,
      receipts: true,
      drafts: 1,
      approved: 4,
      windows: 1,
      marks: true,
      beds: ['checked out'],
      free_bed: true,
    });
  });

  test('has a case of every kind waiting', async () => {
    const rows = await run(
      college.platform.database,
      `select distinct kind from payment_case where state = 'open' order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'disputed',
      'mismatch',
      'over',
      'short',
      'superseded',
      'twice',
      'unconfirmed',
    ]);
  });

  test('has a past, up to the day before, and no future', async () => {
    const [latest] = await run(
      college.platform.database,
      `select
      (select max(credited_at) from payment) as paid, (select max(completed_at) from application) as submitted, (select max(answered_at) from referee) as answered,
      (select max(saved_at) from application_draft) as drafted, (select max(opened_at) from payment_case) as opened, (select max(at) from payment_event) as happened,
      (select max(at) from transcript_progress) as sent, (select max(assessed_at) from charge) as charged, (select max(at) from journal) as posted,
      (select max(decided_at) from registration) as registered, (select max(at) from score_event) as marked, (select max(at) from workflow_step where subject = 'reservation') as reserved,
      (select max(at) from workflow_step where subject = 'result_sheet') as stepped, (select max(created_at) from notification) as notified, (select max(queued_at) from mail) as mailed`,
    );
    const morning = new Date('2026-11-01T23:01:00Z');
    expect(Object.entries(latest!).filter(([, at]) => at !== null && !(at instanceof Date && at < morning))).toEqual(
      [],
    );
  });

  test('mails nobody and asks about nothing by itself', async () => {
    const [due] = await run(
      college.platform.database,
      `select
      (select count(*) from mail where send_at is not null)::int4 as mails, (select count(*) from remita_order where check_at is not null)::int4 as orders,
      (select count(*) from referee where remind_at is not null)::int4 as referees, (select count(*) from deadline_extension where notified_all_at is null)::int4 as extensions,
      (select count(*) from loose_file)::int4 as files`,
    );
    expect(due).toEqual({ mails: 0, orders: 0, referees: 0, extensions: 0, files: 0 });
  });

  test('differs in nothing that is found by asking the provider again', async () => {
    const count = async () =>
      (await run(college.platform.database, 'select count(*)::int4 as cases from payment_case'))[0];
    const before = await count();
    const asked = await run(
      college.platform.database,
      `select rrr from payment_case where kind <> 'disputed' union all (select rrr from payment order by rrr limit 5)`,
    );
    const { token } = await signedIn(college, 'bursar');
    const answers = await Promise.all(
      asked.map(({ rrr }) => college.call('POST', '/api/Payment/recheck', { token, body: { rrr: String(rrr) } })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await count()).toEqual(before);
  });

  test('has rows in every list of the college', async () => {
    const [admin, lecturer] = [await signedIn(college, 'admin'), await signedIn(college, 'lecturer')];
    const rowsOf = async ({ list }: { readonly list: Endpoint }, { token }: { readonly token: string }) =>
      (await college.call<Page<object>>('GET', `/api${list.path}?pageSize=10`, { token })).data?.rows?.length ?? 0;
    const contracts = await Promise.all(
      globSync('src/contract/*/*.ts').map(
        (path) => import(resolve(path)) as Promise<Readonly<Record<string, unknown>>>,
      ),
    );
    const lists = contracts
      .flatMap((contract) => Object.values(contract))
      .filter((each): each is { list: Endpoint } => typeof each === 'object' && each !== null && 'declared' in each);
    const filled = await Promise.all(
      lists.map(
        async (each) => [each.list.path, (await rowsOf(each, admin)) + (await rowsOf(each, lecturer)) > 0] as const,
      ),
    );
    expect(filled.filter(([path, isFilled]) => isFilled === EMPTY_LISTS.has(path))).toEqual([]);
    expect(new Set(lists.map((each) => (each as object as { declared: object }).declared)).size).toBe(
      globSync('schemas/lists/*/*.json').length,
    );
  });

  test('has what its reports draw: money on most days, by purpose and by channel', async () => {
    const { token } = await signedIn(college, 'bursar');
    const report = async (by: string) =>
      (await college.call('GET', `/api/Payment/fee-report?by=${by}`, { token })).data as { rows: unknown[] };
    expect((await report('day')).rows.length).toBeGreaterThan(30);
    expect((await report('purpose')).rows.length).toBeGreaterThan(5);
    expect((await report('channel')).rows.length).toBe(2);
  });

  test.each(['student', 'lecturer', 'hod', 'dean', 'bursar', 'admin', 'registrar'])(
    'lets %s sign in and finds a notification or a task',
    async (userName) => {
      const { token } = await signedIn(college, userName);
      const { data } = await college.call('GET', '/api/Notification/notifications', { token });
      expect(userName === 'registrar' || (data as { unread: number }).unread > 0).toBe(true);
    },
  );

  test('notifies a student of invoices alone that the list has', async () => {
    const { token } = await signedIn(college, 'student');
    const { data } = await college.call('GET', '/api/Notification/notifications', { token });
    const about = (data as { notifications: Notification[] }).notifications.filter(
      ({ notificationCategory }) => notificationCategory === 'schoolFeesInvoice',
    );
    const own = (await college.call('GET', '/api/Payment/own-invoices', { token })).data as OwnInvoice[];
    expect(about.length).toBeGreaterThan(0);
    for (const { message, notificationRequestProperties } of about) {
      const invoice = own.find(({ invoiceNumber }) => invoiceNumber === notificationRequestProperties.invoiceNumber);
      expect(invoice, message).toMatchObject({ status: message.startsWith('Please pay') ? 'Not paid' : 'Paid' });
      expect(message).toContain(invoice!.description);
    }
    expect(new Set(own.map(({ description }) => description)).size, 'no two read alike').toBe(own.length);
  });
});

test('a live college begins empty', async () => {
  const database = await databasesOf('postgres').freshDatabase();
  const live = readSettings({
    REMITA_BASE_URL: 'https://remita.example',
    REMITA_MERCHANT_ID: '1',
    REMITA_SERVICE_TYPE_ID: '2',
    REMITA_API_KEY: '3',
  });
  const platform = { database, settings: live, now: () => new Date() } as Platform;
  await seed(platform, [demo]);
  await seedDemo(platform, domains).done;
  expect(
    await run(
      database,
      'select (select count(*)::int4 from demo_college) as colleges, (select count(*)::int4 from user_account) as people',
    ),
  ).toEqual([{ colleges: 0, people: 0 }]);
});

test('a college that was begun before is not filled', async () => {
  const database = await databasesOf('postgres').freshDatabase();
  const platform = { database, settings: readSettings(env), now: () => new Date() } as Platform;
  await seed(platform, [{ name: 'earlier', register: () => undefined, seed: async () => undefined }, demo]);
  expect(await run(database, 'select 1 from demo_college')).toEqual([]);
});
