import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { twinOf } from '../../../support/callers.ts';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { linkParts } from '../../../support/linkParts.ts';

onDatabases("another person's place", (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const ask = (token: string, userName = 'student', reason = 'She cannot see her fees') =>
    college.call('POST', '/api/Authentication/impersonate', { token, body: { userName, reason } });
  const open = (path: string) =>
    college.call('POST', '/api/Authentication/impersonation-login', {
      body: linkParts(path),
    });

  test('is taken once, for half an hour, and its owner is told', async () => {
    const admin = await signedIn(college, 'admin');
    const {
      data: { path },
    } = await ask(admin.token);
    const answers = await Promise.all([open(path), open(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { data } = answers.find(({ status }) => status === 200)!;
    expect(data).toMatchObject({ isImpersonating: true, impersonatorUsername: 'admin', userName: 'student' });
    expect(await college.lastMailTo(emailOf('student'))).toContain('She cannot see her fees');
    const account = () => college.call('GET', '/api/Authentication/account', { token: data.jwtToken!.token });
    expect((await account()).data.userName).toBe('student');
    expect(
      (await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken: data.refreshToken } }))
        .status,
    ).toBe(401);
    college.clock.advance(30 * 60_000);
    expect((await account()).status).toBe(401);
  });

  test('says whose it is, why and until when, and is given back at once', async () => {
    const admin = await signedIn(college, 'admin');
    const { data } = await open((await ask(admin.token)).data.path);
    const { token } = data.jwtToken!;
    const place = (of: string) => college.call('GET', '/api/Authentication/impersonation', { token: of });
    const now = college.platform.now();
    expect((await place(token)).data).toEqual({
      impersonator: 'admin',
      person: data.fullName,
      reason: 'She cannot see her fees',
      began: now.toISOString(),
      ends: new Date(now.getTime() + 30 * 60_000).toISOString(),
    });
    expect((await place(admin.token)).data).toBeNull();
    const giveBack = (of: string) => college.call('DELETE', '/api/Authentication/impersonation', { token: of });
    expect([(await giveBack(token)).status, (await giveBack(admin.token)).status]).toEqual([200, 200]);
    expect([(await place(token)).status, (await place(admin.token)).status]).toEqual([401, 200]);
    const { rows } = await run(
      `select actor from audit_entry where action = 'impersonation-ended' and subject_id = $1 order by id desc limit 1`,
      [data.userId],
    );
    expect(rows).toEqual([{ actor: `user:${admin.userId}` }]);
  });

  test('gives no power over the account, and none to go further', async () => {
    const admin = await signedIn(college, 'admin');
    await college.platform.database.query({
      name: '',
      text: "insert into user_claim (user_id, claim, granted) select id, claim, true from user_account, (values ('impersonate'), ('pay'), ('marks'), ('access-control')) as c (claim) where user_name = 'lecturer'",
      values: [],
    });
    const { data } = await open((await ask(admin.token, 'lecturer')).data.path);
    const { token } = data.jwtToken!;
    const refused = [
      await college.call('POST', '/api/Authentication/change-password', {
        token,
        body: { currentPassword: 'Portal#2026', password: 'Harmattan#2027' },
      }),
      await college.call('POST', '/api/Authentication/two-factor', {
        token,
        body: { twoFactor: 'email', password: 'Portal#2026' },
      }),
      await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } }),
      await ask(token, 'student'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const lecturer = await signedIn(college, 'lecturer');
    await college.call('POST', '/api/Authentication/sign-out', { token, body: { everywhere: true } });
    expect((await college.call('GET', '/api/Authentication/account', { token: lecturer.token })).status).toBe(200);
  });

  test('is for who holds the claim, with a reason, and not by a guessed address', async () => {
    const admin = await signedIn(college, 'admin');
    const student = await signedIn(college, 'student');
    expect((await ask(student.token, 'admin')).status).toBe(403);
    expect((await ask(admin.token, 'student', ' ')).json.errors).toEqual({ '/reason': 'please enter your reason' });
    expect((await ask(admin.token, 'admin')).status).toBe(422);
    const {
      data: { path },
    } = await ask(admin.token);
    const other = new URLSearchParams({ ...linkParts(path), userIdToImpersonate: admin.userId });
    expect((await open(`/#${other}`)).status).toBe(422);
    college.clock.advance(2 * 60_000);
    expect((await open(path)).status).toBe(422);
  });

  test('is named in the history of a record beside who was in it, and so are steps of a workflow', async () => {
    const admin = await signedIn(college, 'admin');
    const { rows } = await college.platform.database.query({
      name: '',
      text: "insert into user_claim (user_id, claim, granted) select id, 'school-setup', true from user_account where user_name = 'lecturer' returning (select surname || ' ' || firstname from user_account where user_name = 'admin') as admin, (select surname || ' ' || firstname from user_account where user_name = 'lecturer') as lecturer",
      values: [],
    });
    const { token } = (await open((await ask(admin.token, 'lecturer')).data.path)).data.jwtToken!;
    const { data } = await college.call<{ readonly id: number }>('POST', '/api/Faculty/faculties', {
      token,
      body: { name: 'Faculty of Second Names' },
    });
    const history = await college.call<{ readonly actor: string }[]>(
      'GET',
      `/api/Faculty/faculties/${data.id}/history`,
      { token: admin.token },
    );
    expect(history.data.map(({ actor }) => actor)).toEqual([
      expect.stringMatching(new RegExp(`^${String(rows[0]!['admin'])}.* as ${String(rows[0]!['lecturer'])}`)),
    ]);
  });

  const run = (text: string, values: unknown[] = []) => college.platform.database.query({ name: '', text, values });
  /** One whose role holds nothing but what it takes to take a place. */
  const helpdesk = async () => {
    const name = `helpdesk-${randomUUID()}`;
    await run('insert into role (name, may_sign_in) values ($1, true)', [name]);
    await run(
      "insert into role_claim (role_id, claim) select id, claim from role, (values ('self'), ('impersonate')) as c (claim) where name = $1",
      [name],
    );
    const twin = await twinOf(college, 'admin', name);
    await run('update user_account set role_id = (select id from role where name = $1) where user_name = $2', [
      name,
      twin,
    ]);
    return { name, twin, signedIn: await signedIn(college, twin) };
  };
  const account = async (token: string) => (await college.call('GET', '/api/Authentication/account', { token })).status;
  const placeOf = async (token: string, userName: string): Promise<string> =>
    (await open((await ask(token, userName)).data.path)).data.jwtToken!.token;
  const claim = (userName: string, name: string, granted: boolean) =>
    run(
      `
    insert into user_claim (user_id, claim, granted) select id, $2, $3 from user_account where user_name = $1
    on conflict (user_id, claim) do update set granted = excluded.granted`,
      [userName, name, granted],
    );

  /** What the role of a bursar gives. */
  const BURSARS = [
    'adjust-ask',
    'staff',
    'fees',
    'invoices',
    'void-invoices',
    'refund-ask',
    'refund-pay',
    'bank-statements',
    'close-ask',
    'loans',
    'opening-balances',
    'reports',
  ];

  test('of one who may do more is not taken by a link, nor by one that was made while it could be', async () => {
    const {
      twin,
      signedIn: { token },
    } = await helpdesk();
    for (const userName of ['admin', 'bursar', 'lecturer']) {
      const { status, json } = await ask(token, userName);
      expect([status, json.errors]).toEqual([422, { '/userName': 'this person may do more than you may' }]);
    }
    for (const name of BURSARS) await claim(twin, name, true);
    const {
      data: { path },
    } = await ask(token, 'bursar');
    await claim(twin, 'fees', false);
    expect((await open(path)).status).toBe(422);
    expect(await account(await placeOf(token, 'student'))).toBe(200);
  });

  test('ends with the first call after its holder has lost a claim of that person, or the person has gained one', async () => {
    const {
      twin,
      signedIn: { token },
    } = await helpdesk();
    for (const name of BURSARS) await claim(twin, name, true);
    const place = await placeOf(token, 'bursar');
    expect(await account(place)).toBe(200);
    await claim(twin, 'fees', false);
    expect(await account(place)).toBe(401);
    await claim(twin, 'fees', true);
    expect(await account(place)).toBe(401);

    const another = await placeOf(token, 'bursar');
    await claim('bursar', 'marks', true);
    expect(await account(another)).toBe(401);
    await claim('bursar', 'marks', false);
  });

  test('ends with the session, the account, the sign-in and the claim of who took it, links included', async () => {
    const ends: ((one: Awaited<ReturnType<typeof helpdesk>>) => Promise<unknown>)[] = [
      ({ signedIn: { token } }) =>
        college.call('POST', '/api/Authentication/sign-out', { token, body: { everywhere: false } }),
      ({ signedIn: { token } }) =>
        college.call('POST', '/api/Authentication/sign-out', { token, body: { everywhere: true } }),
      ({ twin }) => run('update user_account set active = false where user_name = $1', [twin]),
      ({ name }) => run('update role set may_sign_in = false where name = $1', [name]),
      ({ twin }) => claim(twin, 'impersonate', false),
    ];
    for (const end of ends) {
      const one = await helpdesk();
      const place = await placeOf(one.signedIn.token, 'student');
      const {
        data: { path },
      } = await ask(one.signedIn.token);
      expect(await account(place)).toBe(200);
      await end(one);
      expect([await account(place), (await open(path)).status], String(end)).toEqual([401, 422]);
    }
  });
});
