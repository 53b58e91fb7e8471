import { beforeAll, beforeEach, expect, test } from 'vitest';
import noticeForm from '../../../../schemas/forms/communication/notice.json' with { type: 'json' };
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const NOTICE = {
  category: 'Staff',
  title: 'Senate meets',
  description: '<p>At <strong>noon</strong>.</p>',
  startDate: '2026-11-02',
  endDate: null as string | null,
  senderName: 'Registry',
};
type Typed = typeof NOTICE;

onDatabases('notices', (databases) => {
  let college: PostedCollege;
  let tokens: Record<'admin' | 'student' | 'lecturer', string>;
  const sql = (text: string) => college.platform.database.query({ name: '', text, values: [] });
  beforeAll(async () => {
    college = await postedCollege(databases);
    const tokenOf = async (userName: string) => (await signedIn(college, userName)).token;
    tokens = { admin: await tokenOf('admin'), student: await tokenOf('student'), lecturer: await tokenOf('lecturer') };
  });
  beforeEach(async () => {
    await sql('delete from notice_seen');
    await sql('delete from notice');
  });

  type Person = keyof typeof tokens;
  const as = <Method extends string, Path extends string>(person: Person, method: Method, path: Path, body?: unknown) =>
    college.call(method, `/api/Notices/${path}`, { token: tokens[person], body });
  const write = async (changes: Partial<Typed> = {}): Promise<string> =>
    (await as('admin', 'POST', 'create-notice', { ...NOTICE, ...changes })).data.id;
  const correct = async (id: string, body: Typed) =>
    as('admin', 'PUT', `${id}?revision=${(await as('admin', 'GET', id)).data?.revision ?? 1}`, body);
  const own = async (person: Person) => (await as(person, 'GET', 'own')).data;
  const titles = async (person: Person) => (await own(person)).map(({ title }) => title).sort();

  test('are read by those they are written to', async () => {
    for (const category of ['Prospective Students', 'Undergraduate', 'Postgraduate', 'All Students', 'Staff'] as const)
      await write({ category, title: category });
    expect(await titles('student')).toEqual(['All Students', 'Undergraduate']);
    expect(await titles('lecturer')).toEqual(['Staff']);
    await sql("update user_account set student_type_id = 2 where user_name = 'student'");
    expect(await titles('student')).toEqual(['All Students', 'Postgraduate']);
    await sql("update user_account set student_type_id = 1 where user_name = 'student'");
    const { data } = await college.call('GET', '/api/Notices/recent');
    expect(data.map(({ title }) => title)).toEqual(['Prospective Students']);
  });

  test('are shown from their first day to their last, while they are switched on', async () => {
    await write({ title: 'Tomorrow', startDate: '2026-11-03' });
    await write({ title: 'Over', startDate: '2026-10-01', endDate: '2026-11-01' });
    await write({ title: 'Last day', startDate: '2026-10-01', endDate: '2026-11-02' });
    const id = await write({ title: 'Off and on' });
    expect(await titles('lecturer')).toEqual(['Last day', 'Off and on']);
    await as('admin', 'POST', `${id}/toggle-status`, { active: false });
    expect(await titles('lecturer')).toEqual(['Last day']);
    await as('admin', 'POST', `${id}/toggle-status`, { active: true });
    expect(await titles('lecturer')).toEqual(['Last day', 'Off and on']);
  });

  test('open by themselves once: what was seen is remembered, for that person alone', async () => {
    const id = await write();
    expect((await own('lecturer'))[0]).toMatchObject({ id, isSeen: false });
    const nobodys = '00000000-0000-4000-8000-000000000000';
    for (const ids of [[id, nobodys], [id]]) expect((await as('lecturer', 'POST', 'seen', { ids })).status).toBe(200);
    expect((await own('lecturer'))[0]).toMatchObject({ isSeen: true });
    expect((await correct(id, { ...NOTICE, title: 'Senate meets at one' })).status).toBe(200);
    expect((await own('lecturer'))[0], 'corrected since').toMatchObject({ title: 'Senate meets at one', isSeen: true });
    expect((await own('admin'))[0], 'who wrote it').toMatchObject({ isSeen: true });
    const { token } = await signedIn(college, 'bursar');
    expect((await college.call('GET', '/api/Notices/own', { token })).data[0]).toMatchObject({ isSeen: false });
  });

  test('are listed with those to come and those that are over, and found by title and category', async () => {
    for (const [title, startDate] of [
      ['Harmattan break', '2026-12-18'],
      ['Matriculation', '2026-11-02'],
      ['Old news', '2026-01-05'],
    ] as const)
      await write({ title, startDate });
    await write({ title: 'Fees', category: 'All Students', startDate: '2026-10-01' });
    const listed = async (query = '') =>
      (await as('admin', 'GET', `get-notices?${query}`)).data.rows.map(({ title }) => title);
    expect(await listed()).toEqual(['Harmattan break', 'Matriculation', 'Fees', 'Old news']);
    expect(await listed('sort=title&category=Staff')).toEqual(['Harmattan break', 'Matriculation', 'Old news']);
    expect(await listed('search=matric')).toEqual(['Matriculation']);
    expect((await as('admin', 'GET', 'categories')).data.map(({ category }) => category)).toEqual(
      noticeForm.properties.category.enum,
    );
  });

  test('are corrected, and the audit log has what they said before', async () => {
    const id = await write();
    const corrected = {
      ...NOTICE,
      title: 'Senate meets at one',
      description: '<p onclick="x()">At one.<script>alert(1)</script></p>',
      endDate: '2026-11-09',
    };
    expect((await correct(id, corrected)).status).toBe(200);
    expect((await as('admin', 'GET', id)).data).toEqual({
      ...corrected,
      id,
      description: '<p>At one.</p>',
      active: true,
      revision: 2,
    });
    const { rows } = await sql(
      `select actor, detail from audit_entry where action = 'notice-corrected' and subject_id = '${id}'`,
    );
    expect(rows).toMatchObject([
      { detail: { before: { title: 'Senate meets' }, after: { title: 'Senate meets at one' } } },
    ]);
  });

  test('say at which field a mistake is', async () => {
    const { status, json } = await as('admin', 'POST', 'create-notice', {
      ...NOTICE,
      title: ' ',
      description: '<p> &nbsp;<script>x</script></p>',
      endDate: '2026-11-01',
      senderName: '',
    });
    expect([status, json.errors]).toEqual([
      422,
      {
        '/title': 'please enter the title',
        '/description': 'please enter the description',
        '/endDate': 'the last day cannot be before the first',
        '/senderName': 'please enter who sends it',
      },
    ]);
    for (const wrong of [
      { category: 'Everyone' },
      { startDate: '2026-02-30' },
      { startDate: '0000-01-01' },
      { title: 'x'.repeat(151) },
      { description: 'x'.repeat(20_001) },
      { unasked: 'x' },
    ]) {
      const {
        status: refused,
        json: { errors },
      } = await as('admin', 'POST', 'create-notice', { ...NOTICE, ...wrong });
      expect([refused, Object.keys(errors)]).toEqual([422, Object.keys(wrong).map((name) => `/${name}`)]);
    }
    expect((await as('admin', 'POST', 'create-notice', { ...NOTICE, title: 'x'.repeat(151) })).json.errors).toEqual({
      '/title': 'please shorten the title to 150 characters',
    });
    expect((await correct('00000000-0000-4000-8000-000000000000', NOTICE)).status).toBe(404);
  });

  test('are written by those who may', async () => {
    const id = await write();
    for (const [method, path, body] of [
      ['GET', 'get-notices'],
      ['GET', 'categories'],
      ['GET', id],
      ['POST', 'create-notice', NOTICE],
      ['PUT', `${id}?revision=1`, NOTICE],
      ['POST', `${id}/toggle-status`, { active: false }],
    ] as const) {
      expect((await as('lecturer', method, path, body)).status, `${method} ${path}`).toBe(403);
      expect((await college.call(method, `/api/Notices/${path}`, { body })).status, `${method} ${path}`).toBe(401);
    }
    expect(await titles('lecturer')).toEqual(['Senate meets']);
  });
});
