import { beforeAll, expect, test } from 'vitest';
import type { Gate } from '#contract/students/gates.ts';
import { domains } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { gatesOf, mustPass } from '#server/students/gates/service.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** A wing that knows one thing of a student. */
const returned = new Set<string>();
const library: Domain = {
  name: 'library',
  register: () => undefined,
  guards: ['certificate', 'riddle'],
  facts: [
    {
      name: 'books returned',
      met: 'You have returned your books',
      unmet: 'Return your books',
      link: { name: 'Library', to: '/library' },
      isMet: async (_db, { studentId }) => returned.has(studentId),
    },
  ],
};

onDatabases('the gates before an act', (databases) => {
  let server: TestServer;
  let student: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, library] });
    student = await enrolled(server, 'gated', { state: 'accepted' });
    await run(
      `insert into gate (student_type_id, fact, act) values (1, 'books returned', 'certificate'), (1, 'a riddle', 'riddle'), (2, 'books returned', 'prize')`,
    );
  });
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  const own = (act: string, token = student.token) =>
    server.call<Gate[]>('GET', `/api/Student/own-gates?act=${encodeURIComponent(act)}`, { token });
  const of = () => ({ studentId: student.studentId, sessionId: 1 });

  test('are what a wing registers, in words and with the page where it is seen to', async () => {
    expect((await own('certificate')).data).toEqual([
      {
        fact: 'books returned',
        words: 'Return your books',
        met: false,
        link: { name: 'Library', to: '/library' },
      },
    ]);
    const { platform } = server;
    await expect(mustPass(platform, platform.database, of(), 'certificate')).rejects.toMatchObject({
      status: 422,
      message: 'Not yet. First: Return your books',
      question: {
        kind: 'unmet',
        missing: [{ words: 'Return your books', link: { name: 'Library', to: '/library' } }],
      },
    });
    returned.add(student.studentId);
    expect((await own('certificate')).data).toMatchObject([{ met: true, words: 'You have returned your books' }]);
    await mustPass(platform, platform.database, of(), 'certificate');
  });

  test('are those of the student type, and none stands before an act that no row names', async () => {
    expect((await own('prize')).data).toEqual([]);
    expect((await own('applause')).data).toEqual([]);
  });

  test('stay closed by a fact that nobody registers', async () => {
    const gates = await gatesOf(server.platform, server.platform.database, of(), 'riddle');
    expect(gates).toMatchObject([{ fact: 'a riddle', met: false }]);
  });

  test('begin with those of the college, and each is so once it has happened', async () => {
    expect((await own('profile')).data).toMatchObject([{ fact: 'accepted', met: true }]);
    expect((await own('matric number')).data).toMatchObject([
      { fact: 'cleared', met: false, link: { to: '/clearance' } },
    ]);
    await run(`update admission set state = 'cleared' where id = $1`, [student.admissionId]);
    expect((await own('matric number')).data).toMatchObject([{ fact: 'cleared', met: true }]);
  });

  test('of school fees open with the share that is due first, and the rest opens what asks for all', async () => {
    const fees = async () => (await own('registration')).data!.map(({ fact, met }) => [fact, met]);
    await run(`insert into gate (student_type_id, fact, act) values (1, 'school fees', 'registration')`);
    await run(
      `insert into instalment_plan (session_id, student_type_id, part, percent) values (1, 1, 'FirstInstallment', 60) on conflict do nothing`,
    );
    const post = (key: string, kobo: number, account = 'clearing') =>
      run(
        `with made as (insert into journal (kind, key, at, day, actor) values ('test', $1, now(), current_date, 'system:test') returning id)
         insert into posting (journal_id, account, student_id, charge_id, amount_kobo)
         select made.id, x.account, c.student_id, c.id, x.sign * $2::bigint from made, charge c, (values ('receivable', 1), ($4, -1)) as x (account, sign) where c.student_id = $3`,
        [key, kobo, student.studentId, account],
      );
    const [closed, first, all] = [
      [
        ['school fees, first part', false],
        ['school fees', false],
      ],
      [
        ['school fees, first part', true],
        ['school fees', false],
      ],
      [
        ['school fees, first part', true],
        ['school fees', true],
      ],
    ];
    expect(await fees()).toEqual(closed);
    await run(
      `insert into charge (student_id, session_id, fee_id, purpose, amount_kobo, why, assessed_at) select $1, 1, min(id), 'school', 5000001, '{}', now() from fee`,
      [student.studentId],
    );
    await post('charged', 5_000_001, 'income');
    expect(await fees()).toEqual(closed);
    await post('short', -2_999_999);
    expect(await fees()).toEqual(closed);
    await post('enough', -1);
    expect(await fees()).toEqual(first);
    await post('dearer', 100, 'income');
    expect(await fees()).toEqual(closed);
    await post('enough of it', -60);
    expect(await fees()).toEqual(first);
    await post('rest', -2_000_041);
    expect(await fees()).toEqual(all);
  });

  test('of a bed and of a profile close the act itself, in a college’s own rows too', async () => {
    const ada = await enrolled(server, 'bedless');
    const { bedIds } = await builtHostel(server);
    await openBooking(server);
    const hold = () => server.call('POST', '/api/Hostel/hold-bed', { token: ada.token, body: { bedId: bedIds[0] } });
    const save = () =>
      server.call('PUT', '/api/Student/update-student-profile', {
        token: ada.token,
        body: { section: 'next-of-kin', data: {}, revision: 0 },
      });
    const closed = (unmet: string) => ({ status: 422, json: { message: `Not yet. First: ${unmet}` } });
    await run(`update gate set active = true where act = 'hostel'`);
    expect(await hold()).toMatchObject(closed('Pay the first part of your school fees'));
    await run(`update gate set active = false where act = 'hostel'`);
    await run(
      `insert into gate (student_type_id, fact, act) values (1, 'books returned', 'hostel'), (1, 'books returned', 'profile')`,
    );
    expect(await hold()).toMatchObject(closed('Return your books'));
    expect(await save()).toMatchObject(closed('Return your books'));
    returned.add(ada.studentId);
    expect((await hold()).status).toBe(200);
    expect((await save()).json.message).not.toMatch(/^Not yet/);
  });

  test('are nobody else’s, and of nobody without a record', async () => {
    const officer = await signedIn(server, 'admissions');
    expect((await own('certificate', officer.token)).status).toBe(403);
    const demo = await signedIn(server, 'student');
    expect((await own('certificate', demo.token)).status).toBe(404);
  });
});
