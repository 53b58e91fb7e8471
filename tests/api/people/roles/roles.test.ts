import { beforeAll, expect, test } from 'vitest';
import { CLAIMS } from '#contract/people/claims.ts';
import { twinOf } from '../../../support/callers.ts';
import { onDatabases } from '../../../support/databases.ts';
import { login, signedIn } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('roles', (databases) => {
  let server: TestServer;
  let desk: RolesApi;
  beforeAll(async () => {
    server = await freshServer(databases);
    desk = await rolesApi(server);
  });
  const create = (body: unknown) => server.call('POST', '/api/RoleClaims/create-role', { token: desk.token, body });
  const revisionOf = async (id: number) =>
    (await server.call('GET', '/api/RoleClaims/roles', { token: desk.token })).data.find((role) => role.id === id)
      ?.revision ?? 1;
  const update = async (id: number, body: unknown, token = desk.token) =>
    server.call('PUT', `/api/RoleClaims/role/${id}?revision=${await revisionOf(id)}`, { token, body });

  test('are listed with who has them and what they hold', async () => {
    expect(await desk.role('student')).toMatchObject({
      maySignIn: true,
      fixed: true,
      holders: 5,
      claims: ['pay', 'self', 'student'],
    });
    expect(await desk.role('alumnus')).toMatchObject({ maySignIn: false, holders: 1 });
    const { data } = await server.call('GET', '/api/RoleClaims/get-student-roles', { token: desk.token });
    expect(data.map(({ name }) => name)).toEqual(['student']);
  });

  test('hold claims that are listed in words and in groups, each claim once', async () => {
    const { data: claims } = await server.call('GET', '/api/RoleClaims/claims', { token: desk.token });
    const { data: groups } = await server.call('GET', '/api/RoleClaims/permissions', { token: desk.token });
    const named = claims.map(({ claim }) => claim).sort();
    expect(new Set(named).size).toBe(named.length);
    expect(groups.flatMap((group) => group.claims).sort()).toEqual(named);
    const { id, claims: held } = await desk.role('student');
    const ofRole = await server.call('GET', `/api/RoleClaims/role-claims?roleId=${id}`, { token: desk.token });
    expect(ofRole.data.toSorted()).toEqual([...held].sort());
    const student = await signedIn(server, 'student');
    for (const path of ['claims', 'permissions', `role-claims?roleId=${id}`])
      expect((await server.call('GET', `/api/RoleClaims/${path}`, { token: student.token })).status, path).toBe(403);
  });

  test('are made with what everyone has, and renamed', async () => {
    const { data } = await create({ name: '  Exam Officer ', maySignIn: true });
    expect(await desk.role('exam officer')).toMatchObject({ id: data.id, claims: ['self'], holders: 0 });
    expect((await update(data.id, { name: 'examinations', maySignIn: true })).status).toBe(200);
    expect((await desk.audited('role-changed')).at(-1)).toMatchObject({
      detail: { before: { name: 'exam officer', maySignIn: true }, after: { name: 'examinations', maySignIn: true } },
    });
  });

  test.each([
    ['', 'please enter the name of the role'],
    ['1st', /letters/],
    ['admin', /already/],
    ['x'.repeat(41), /letters/],
  ])('are not called %j', async (name, words) => {
    const { status, json } = await create({ name, maySignIn: true });
    expect([status, json.errors['/name']]).toEqual([422, expect.stringMatching(words)]);
  });

  test('that nobody has are removed; that somebody has, or the portal goes by, stay', async () => {
    const remove = (id: number) => server.call('DELETE', `/api/RoleClaims/role/${id}`, { token: desk.token });
    const { data } = await create({ name: 'hostel porter', maySignIn: true });
    expect((await remove(data.id)).status).toBe(200);
    expect((await remove(data.id)).status).toBe(404);
    expect((await desk.audited('role-removed')).at(-1)).toMatchObject({
      detail: { before: { name: 'hostel porter', claims: ['self'] }, after: null },
    });
    expect((await remove((await desk.role('alumnus')).id)).json.message).toBe(
      'Somebody has this role. Please give them another one first',
    );
    expect((await remove((await desk.role('dean')).id)).json.message).toBe('The portal itself goes by the name dean');
  });

  test('that the portal goes by keep their name; one that is not there is not changed', async () => {
    const student = await desk.role('student');
    expect((await update(student.id, { name: 'pupil', maySignIn: true })).json.errors).toEqual({
      '/name': 'the portal itself goes by the name student',
    });
    expect((await update(9999, { name: 'pupil', maySignIn: true })).status).toBe(404);
    expect((await update((await desk.role('dean')).id, { name: 'hod', maySignIn: true })).status).toBe(422);
  });

  test('give what they hold to their people at the next request, and take it so', async () => {
    const { token } = await signedIn(server, 'bursar');
    const roles = () => server.call('GET', '/api/RoleClaims/roles', { token });
    expect((await roles()).status).toBe(403);
    await desk.changeRole('bursar', { give: ['access-control'], take: ['fees'] });
    expect((await roles()).status).toBe(200);
    await desk.changeRole('bursar', { give: ['fees'], take: ['access-control'] });
    expect((await roles()).status).toBe(403);
    const [given] = await desk.audited('role-claims-changed');
    expect(given).toMatchObject({
      actor: expect.stringMatching(/^user:/),
      detail: {
        before: [
          'adjust-ask',
          'bank-statements',
          'close-ask',
          'fees',
          'invoices',
          'loans',
          'opening-balances',
          'refund-ask',
          'refund-pay',
          'reports',
          'self',
          'staff',
          'void-invoices',
        ],
        after: [
          'access-control',
          'adjust-ask',
          'bank-statements',
          'close-ask',
          'invoices',
          'loans',
          'opening-balances',
          'refund-ask',
          'refund-pay',
          'reports',
          'self',
          'staff',
          'void-invoices',
        ],
      },
    });
  });

  test('whose people may no longer sign in end their sessions', async () => {
    const { token } = await signedIn(server, 'dean');
    const { id } = await desk.role('dean');
    await update(id, { name: 'dean', maySignIn: false });
    expect((await server.call('GET', '/api/Authentication/account', { token })).status).toBe(401);
    expect((await login(server, 'dean')).json.message).toBe("User type can't be granted log in access");
    await update(id, { name: 'dean', maySignIn: true });
  });

  test("are given nothing that who gives it does not hold, beside what is one's own affair", async () => {
    const { userId } = await signedIn(server, 'hod');
    await desk.except(userId, true, 'access-control');
    const hod = await rolesApi(server, 'hod');
    const { status, json } = await hod.changeRole('lecturer', { give: ['marks', 'audit', 'fees'] });
    expect([status, json.errors]).toEqual([
      422,
      { '/claims': 'You cannot give what you do not hold yourself: Audit log, Fees and scholarships' },
    ]);
    expect((await desk.role('lecturer')).claims).toEqual(['marks', 'results', 'self', 'staff']);
    expect((await hod.changeRole('lecturer', { give: ['pay', 'reports'] })).status).toBe(200);
    const bursars = await desk.role('bursar');
    await update(bursars.id, { name: 'bursar', maySignIn: false });
    expect((await update(bursars.id, { name: 'bursar', maySignIn: true }, hod.token)).status).toBe(403);
    await update(bursars.id, { name: 'bursar', maySignIn: true });
    await desk.end(userId, 'access-control');
  });

  test('leave each claim with somebody who may sign in, whatever is taken and however', async () => {
    const { id, claims, holders } = await desk.role('admin');
    expect(holders).toBe(1);
    const lost = 'Nobody who may sign in would hold this any more. Give it to somebody else first: ';
    for (const claim of ['access-control', 'audit', 'user-management'] as const) {
      expect((await desk.changeRole('admin', { take: [claim] })).json.message).toBe(`${lost}${CLAIMS[claim].title}`);
      expect((await desk.except((await signedIn(server, 'admin')).userId, false, claim)).json.message).toBe(
        `${lost}${CLAIMS[claim].title}`,
      );
    }
    const closed = await update(id, { name: 'admin', maySignIn: false });
    expect([closed.status, closed.json.message]).toEqual([422, expect.stringContaining(lost)]);
    expect((await desk.role('admin')).claims).toEqual(claims);
    const {
      data: { id: auditors },
    } = await create({ name: 'auditor', maySignIn: true, claims: ['audit'] });
    expect((await desk.changeRole('admin', { take: ['audit'] })).status, 'nobody has the other role').toBe(422);
    const { userId } = await signedIn(server, 'dean');
    await desk.except(userId, true, 'audit');
    expect((await desk.changeRole('admin', { take: ['audit'] })).status).toBe(200);
    expect(
      (await desk.changeRole('admin', { give: ['audit'] })).json.errors,
      'who has taken it may not give it back',
    ).toMatchObject({ '/claims': expect.stringContaining('Audit log') });
    expect((await desk.end(userId, 'audit')).status, 'nor take it from who has it').toBe(403);
    await server.platform.database.query({
      name: '',
      text: "insert into role_claim values ($1, 'audit')",
      values: [id],
    });
    expect((await desk.end(userId, 'audit')).status).toBe(200);
    await server.call('DELETE', `/api/RoleClaims/role/${auditors}`, { token: desk.token });
  });

  test('leave somebody who can decide on access, though the last two take them from each other at once', async () => {
    const twin = await twinOf(server, 'admin');
    const second = await rolesApi(server, twin);
    const [one, other] = [(await signedIn(server, 'admin')).userId, (await signedIn(server, twin)).userId];
    const before = (await desk.audited('user-claims-changed')).length;
    const answers = await Promise.all([
      second.except(one, false, 'access-control'),
      desk.except(other, false, 'access-control'),
    ]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([403, 422]).toContain(refused);
    const holders = await server.platform.database.query({
      name: '',
      text: "select 1 from held_claim where claim = 'access-control'",
      values: [],
    });
    expect(holders.rows).toHaveLength(1);
    expect(await desk.audited('user-claims-changed')).toHaveLength(before + 1);
    // Either may win, and the tests that follow need the administrator that was there first, alone.
    await server.platform.database.query({
      name: '',
      text: "delete from user_claim where claim = 'access-control'",
      values: [],
    });
    await server.platform.database.query({
      name: '',
      text: 'update user_account set active = false where id = $1',
      values: [other],
    });
  });

  test('are made and corrected with their claims in one step, or not at all', async () => {
    const { data } = await create({ name: 'proctor', maySignIn: true, claims: ['results'] });
    expect((await desk.role('proctor')).claims).toEqual(['results', 'self']);
    const body = { name: 'proctor', maySignIn: true, give: ['reports'], take: ['results'] };
    expect((await update(data.id, { ...body, name: 'admin' })).status).toBe(422);
    expect((await desk.role('proctor')).claims, 'its new name was taken').toEqual(['results', 'self']);
    expect((await update(data.id, body)).status).toBe(200);
    expect((await desk.role('proctor')).claims).toEqual(['reports', 'self']);
    expect((await desk.audited('role-claims-changed')).at(-1)).toMatchObject({
      detail: { before: ['results', 'self'], after: ['reports', 'self'] },
    });
    const { userId } = await signedIn(server, 'hod');
    await desk.except(userId, true, 'access-control');
    const hod = await rolesApi(server, 'hod');
    const refused = [
      await server.call('POST', '/api/RoleClaims/create-role', {
        token: hod.token,
        body: { name: 'bailiff', maySignIn: true, claims: ['audit'] },
      }),
      await update(data.id, { ...body, give: ['audit'], take: [] }, hod.token),
    ];
    expect(refused.map(({ status, json }) => [status, Object.keys(json.errors)])).toEqual([
      [422, ['/claims']],
      [422, ['/claims']],
    ]);
    expect(await desk.role('bailiff')).toBeUndefined();
    await desk.end(userId, 'access-control');
    await server.call('DELETE', `/api/RoleClaims/role/${data.id}`, { token: desk.token });
  });
});
