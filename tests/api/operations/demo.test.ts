import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { domains } from '#server/app.ts';
import { demo } from '#server/operations/demo/index.ts';
import { seedDemo } from '#server/operations/demo/seeding.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Domain } from '#server/platform/domain.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readSettings } from '#server/platform/settings.ts';
import { seed } from '#server/seed.ts';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { COLLEGES_OWN } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const STUDENTS = 40;
const env = { DEMO_STUDENTS: String(STUDENTS) };

/** What a college was filled with, without what sequences count, which a killed slice moves on, and without whose password it is. */
const FILLED: Readonly<Record<string, string>> = {
  user_account: `select to_jsonb(t) - array['password_hash', 'role_id', 'revision'] as row from user_account t where password_hash is not null and (user_name like '%/%' or user_name like '%.%' or user_name like '%CL' or user_name = 'registrar')`,
  student_claim: 'select to_jsonb(t) as row from student_claim t',
  admission: `select to_jsonb(t) - array['id', 'session_id'] as row from admission t where imported_by = 'system:demo'`,
  student: `select to_jsonb(t) - array['id', 'admission_id', 'entry_session_id', 'user_id'] || jsonb_build_object('reg', a.reg_number) as row from student t join admission a on a.id = t.admission_id`,
  certificate_check: `select to_jsonb(t) - 'id' as row from certificate_check t`,
  clearance_document: `select jsonb_build_object('reg', a.reg_number, 'item', d.item_id, 'file', d.file_id, 'at', d.uploaded_at) as row from clearance_document d join admission a on a.id = d.admission_id`,
  document_check: `select jsonb_build_object('reg', a.reg_number, 'item', c.item_id, 'verdict', c.verdict, 'reason', c.reason, 'at', c.at) as row from document_check c join admission a on a.id = c.admission_id`,
  student_session: `select to_jsonb(t) - array['student_id', 'session_id', 'revision'] || jsonb_build_object('matric', s.matric_number, 'session', e.name) as row from student_session t join student s on s.id = t.student_id join academic_session e on e.id = t.session_id`,
  matric_number: `select to_jsonb(t) - 'student_id' as row from matric_number t`,
  matric_counter: 'select to_jsonb(t) as row from matric_counter t',
  profile_section: `select to_jsonb(t) - 'student_id' || jsonb_build_object('matric', s.matric_number) as row from profile_section t join student s on s.id = t.student_id`,
  correction_request: `select to_jsonb(t) - 'student_id' as row from correction_request t`,
  student_file: 'select to_jsonb(t) as row from student_file t',
  workflow_step: `select jsonb_build_object('reg', a.reg_number, 'step', t.step, 'at', t.at, 'actor', left(t.actor, 4)) as row from workflow_step t join admission a on a.id::text = t.subject_id where t.subject = 'admission' and a.imported_by = 'system:demo'`,
  invoice: `select to_jsonb(t) - 'invoice_number' as row from invoice t`,
  remita_order: 'select to_jsonb(t) as row from remita_order t',
  payment: 'select to_jsonb(t) as row from payment t',
  remita_sandbox_order: 'select to_jsonb(t) as row from remita_sandbox_order t',
  payment_event: `select to_jsonb(t) - array['id', 'actor'] as row from payment_event t`,
  payment_case: `select to_jsonb(t) - 'settled_by' as row from payment_case t`,
  reconciliation: `select to_jsonb(t) - 'id' as row from reconciliation t`,
  application: `select to_jsonb(t) - 'application_number' as row from application t`,
  application_section: 'select to_jsonb(t) as row from application_section t',
  application_draft: 'select to_jsonb(t) as row from application_draft t',
  document: 'select to_jsonb(t) as row from document t',
  referee: 'select to_jsonb(t) as row from referee t',
  jamb_candidate: `select to_jsonb(t) - 'id' as row from jamb_candidate t`,
  putme_result: `select to_jsonb(t) - array['id', 'formula_id'] as row from putme_result t`,
  aggregate_formula: `select to_jsonb(t) - 'id' as row from aggregate_formula t where published_by = 'system:demo'`,
  quota: `select to_jsonb(t) - array['id', 'revision'] as row from quota t`,
  selection_run: `select to_jsonb(t) - array['formula_id', 'inputs_digest', 'snapshot'] as row from selection_run t`,
  selection_place: `select to_jsonb(t) - array['id', 'quota_id', 'admission_id'] || jsonb_build_object('department', q.department_id) as row from selection_place t join quota q on q.id = t.quota_id`,
  transcript_request: 'select to_jsonb(t) as row from transcript_request t',
  notice: `select to_jsonb(t) as row from notice t where sender_name in ('ICT Centre', 'College Library', 'Office of the Registrar')`,
  mail: "select to_jsonb(t) - array['words_text', 'words_html'] as row from mail t",
  notification: `select to_jsonb(t) - 'user_id' as row from notification t`,
  course: `select to_jsonb(t) - array['id', 'revision'] as row from course t`,
  lecturer_course: `select to_jsonb(l) - array['id', 'department_course_id'] || jsonb_build_object('code', c.code) as row from lecturer_course l join department_course t on t.id = l.department_course_id join course c on c.id = t.course_id
    where l.user_id in (select id from user_account where user_name like '%.%')`,
};

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
      `select count(*)::int4 as students from user_account where user_name like '%/%'`,
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
      (select max(at) from transcript_progress) as sent, (select max(created_at) from notification) as notified, (select max(queued_at) from mail) as mailed`,
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
      (select count(*) from mail where send_at is not null)::int4 as mails, (select count(*) from remita_order where ask_at is not null)::int4 as orders,
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
    expect(filled.filter(([, isFilled]) => !isFilled)).toEqual([]);
    expect(filled.length).toBe(globSync('schemas/lists/*/*.json').length);
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
