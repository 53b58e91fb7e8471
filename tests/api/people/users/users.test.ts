import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const NEW = { surname: 'Okafor', firstname: 'Ngozi', userName: 'nokafor', email: 'ngozi@example.com', roleId: 2 };
const PASSWORD = 'Another#2026';

onDatabases('users', (databases) => {
  let college: PostedCollege;
  let token: string;
  let ids: Record<string, string>;
  beforeAll(async () => {
    college = await postedCollege(databases);
    ({ token } = await signedIn(college, 'admin'));
    const { data } = await college.call('GET', '/api/UserManagement/all-users?pageSize=100', { token });
    ids = Object.fromEntries(data.rows.map(({ userName, id }) => [userName, id]));
  });
  const create = (body: object, as = token) =>
    college.call('POST', '/api/UserManagement/create-user', { token: as, body });
  const toggle = (id: string, active: boolean, as = token) =>
    college.call('POST', `/api/UserManagement/toggle-user-status/${id}`, { token: as, body: { active } });
  const record = async (id: string) => (await college.call('GET', `/api/UserManagement/user/${id}`, { token })).data;
  const change = async (id: string, body: object, as = token) =>
    college.call('PUT', `/api/UserManagement/update-user/${id}?revision=${(await record(id)).revision}`, {
      token: as,
      body,
    });
  const audited = async (id: string) =>
    (
      await college.platform.database.query({
        name: '',
        text: "select action, actor, detail from audit_entry where subject_kind = 'user' and subject_id = $1 order by id desc limit 1",
        values: [id],
      })
    ).rows[0];

  test('are listed, found, filtered and sorted', async () => {
    const list = async (query: string) =>
      (await college.call('GET', `/api/UserManagement/all-users?${query}`, { token })).data.rows.map(
        ({ userName }) => userName,
      );
    expect(await list('search=okon+ada')).toEqual(['student']);
    expect(await list('search=lecturer%40matricula')).toEqual(['lecturer']);
    expect(await list('roleId=1')).toEqual(['predegree', 'postgraduate', 'jupeb', 'student', 'newcomer']);
    expect((await list('sort=-userName'))[0]).toBe('student');
  });

  test('come as a file too', async () => {
    const { status, text } = await college.call(
      'GET',
      '/api/UserManagement/all-users/file?format=csv&columns=userName,role&search=okonkwo',
      { token },
    );
    expect([status, text]).toEqual([200, 'Username,Role\r\nstudent,student\r\n']);
  });

  test('are opened with a mailed link, by which their owner chooses a password', async () => {
    const { status, data } = await create(NEW);
    expect(status).toBe(200);
    expect(await audited(data.id)).toMatchObject({
      action: 'user-created',
      detail: { after: { userName: 'nokafor', email: 'ngozi@example.com' } },
    });
    const [, secret] = /reset_password#token=([\w-]+)/.exec(await college.lastMailTo('ngozi@example.com'))!;
    expect(
      (
        await college.call('POST', '/api/Authentication/reset-password', {
          body: { token: secret, password: PASSWORD },
        })
      ).status,
    ).toBe(200);
    expect((await login(college, 'nokafor', PASSWORD)).data).toMatchObject({ oldUser: true, userType: 'lecturer' });
  });

  test('are refused without what is needed, and with what another has', async () => {
    const { status, json } = await create({ firstname: 'A' });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject({
      '/surname': 'please enter the surname',
      '/userName': 'please input your username',
      '/email': 'please input email address',
      '/roleId': 'please select a role',
    });
    expect((await create({ ...NEW, userName: 'STUDENT', email: emailOf('dean').toUpperCase() })).json.errors).toEqual({
      '/userName': 'another account has this username',
    });
    expect((await create({ ...NEW, userName: 'fresh', email: emailOf('dean').toUpperCase() })).json.errors).toEqual({
      '/email': 'another account has this email address',
    });
    expect(
      (await create({ ...NEW, userName: 'fresh', email: 'fresh@example.com', roleId: 999 })).json.errors,
    ).toHaveProperty('/roleId');
  });

  test('are called neither like another account nor like a number of somebody, given or to come', async () => {
    await college.platform.database.query({
      name: '',
      text: "update student_type set matric_template = 'UG/{yy}/{dept}/{seq4}' where id = 1",
      values: [],
    });
    const other = { ...NEW, email: 'alike@example.com' };
    const refusal = async (userName: string) => (await create({ ...other, userName })).json.errors?.['/userName'];
    for (const userName of ['bursar.', 'Bur-sar', 'burs_ar', 'bur5ar'])
      expect(await refusal(userName)).toBe('another account has a username that looks like this one: bursar');
    for (const userName of ['UG/29/CSC/0042', 'ug29csc0042', '20261234AB', '202630339047ff', 'JUPEB/2027/000001'])
      expect(await refusal(userName)).toMatch(/^a username is not like a matric number/);
    const { surname, firstname, email, roleId } = await record(ids['bursar']!);
    const renamed = { surname, firstname, email, roleId, userName: 'hod.' };
    expect((await change(ids['bursar']!, renamed)).json.errors).toHaveProperty('/userName');
    expect((await change(ids['bursar']!, { ...renamed, userName: 'Bursar' })).status).toBe(200);
    expect((await change(ids['bursar']!, { ...renamed, userName: 'bursar' })).status).toBe(200);
    const twins = ['ada.eze', 'adaeze', 'ada-eze'].map((userName, place) =>
      create({ ...NEW, userName, email: `twin${place}@example.com` }),
    );
    expect((await Promise.all(twins)).map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('are in the way of a template that would give their names as numbers, and it says which', async () => {
    await create({ ...NEW, userName: 'XYZ/27/0001', email: 'xyz@example.com' });
    const path = '/api/StudentType/all-student-types/8';
    const { name, code, revision } = (
      await college.call('GET', path as '/api/StudentType/all-student-types/:id', { token })
    ).data as unknown as { name: string; code: string | null; revision: number };
    const save = (matricTemplate: string) =>
      college.call('PUT', `${path}?revision=${revision}`, {
        token,
        body: { name, ...(code !== null && { code }), matricTemplate },
      });
    expect((await save('XYZ/{yy}/{seq4}')).json.errors).toEqual({
      '/matricTemplate': 'accounts have names that this template would give as numbers: XYZ/27/0001. Rename them first',
    });
    expect((await save('XYW/{yy}/{seq4}')).status).toBe(200);
  });

  test('made twice at once are one', async () => {
    const twin = { ...NEW, userName: 'twin', email: 'twin@example.com' };
    const answers = await Promise.all([create(twin), create(twin), create(twin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test.each([
    ['user name', '/userName', { userName: 'contested' }],
    ['email address', '/email', { email: 'contested@example.com' }],
  ])(
    'that want one %s at once, by correction or anew, get it once, and the others are refused at the field',
    async (_, pointer, wanted) => {
      const rivals = ['first', 'second', 'third'].map((userName) => ({
        ...NEW,
        userName: `${userName}${pointer.slice(1)}`,
        email: `${userName}${pointer.slice(1)}@example.com`,
      }));
      const made = await Promise.all(rivals.map((rival) => create(rival)));
      const latecomer = { ...NEW, userName: `late${pointer.slice(1)}`, email: `late${pointer.slice(1)}@example.com` };
      const answers = await Promise.all([
        ...rivals.map((rival, place) => change(made[place]!.data.id, { ...rival, ...wanted })),
        create({ ...latecomer, ...wanted }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
      for (const { json } of answers.filter(({ status }) => status === 422))
        expect(Object.keys(json.errors)).toEqual([pointer]);
    },
  );

  test('are corrected, with what was before and after in the audit log; another address has to be confirmed anew', async () => {
    const id = ids['hod']!;
    const before = await record(id);
    const { status } = await change(id, {
      surname: 'Adeyemi',
      firstname: 'Folake',
      userName: 'hod',
      email: 'folake@example.com',
      roleId: before.roleId,
    });
    expect(status).toBe(200);
    expect(await record(id)).toMatchObject({
      fullName: 'Adeyemi Folake',
      email: 'folake@example.com',
      hasMoved: false,
    });
    expect(await audited(id)).toMatchObject({
      action: 'user-updated',
      detail: { before: { firstname: 'Folasade' }, after: { firstname: 'Folake' } },
    });
  });

  test('when closed are signed out at once and cannot sign in', async () => {
    const bursar = await signedIn(college, 'bursar');
    expect((await toggle(ids['bursar']!, false)).status).toBe(200);
    expect((await college.call('GET', '/api/Authentication/account', { token: bursar.token })).status).toBe(401);
    expect((await login(college, 'bursar')).status).toBe(422);
    expect((await toggle(ids['bursar']!, true)).status).toBe(200);
    expect((await login(college, 'bursar')).status).toBe(200);
    expect((await toggle(ids['admin']!, false)).json.message).toBe('You cannot deactivate your own account');
  });

  test('who may do more than their editor are out of reach, and so are the roles that may', async () => {
    await college.platform.database.query({
      name: '',
      text: "insert into user_claim (user_id, claim, granted) values ($1, 'user-management', true)",
      values: [ids['admissions']],
    });
    const { token: clerk } = await signedIn(college, 'admissions');
    expect((await toggle(ids['admin']!, false, clerk)).status).toBe(403);
    expect((await change(ids['admin']!, NEW, clerk)).status).toBe(403);
    expect(
      (
        await college.call(
          'POST',
          `/api/Authentication/send-setup-password-email?userId=${ids['admin']}&email=${emailOf('admin')}`,
          { token: clerk },
        )
      ).status,
    ).toBe(403);
    expect(
      (await create({ ...NEW, userName: 'boss', email: 'boss@example.com', roleId: 7 }, clerk)).json.errors,
    ).toEqual({ '/roleId': 'this role may do more than you may' });
    expect((await create({ ...NEW, userName: 'pupil', email: 'pupil@example.com', roleId: 1 }, clerk)).status).toBe(
      200,
    );
  });

  test("are nobody else's to see", async () => {
    for (const userName of ['student', 'lecturer']) {
      const { token: other } = await signedIn(college, userName);
      expect((await college.call('GET', '/api/UserManagement/all-users', { token: other })).status).toBe(403);
      expect((await create(NEW, other)).status).toBe(403);
    }
  });
});
