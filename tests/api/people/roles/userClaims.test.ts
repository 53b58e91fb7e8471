import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, signedIn } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases("one person's claims", (databases) => {
  let server: TestServer;
  let desk: RolesApi;
  beforeAll(async () => {
    server = await freshServer(databases);
    desk = await rolesApi(server);
  });
  const show = (userName: string) =>
    server.call('GET', `/api/RoleClaims/user-claims?userName=${encodeURIComponent(userName)}`, { token: desk.token });
  const may = async (token: string) =>
    (await server.call('GET', '/api/Menus/menus', { token })).data.claims as string[];

  test('are shown with their reason, by user name or email address', async () => {
    for (const name of ['Bursar', emailOf('bursar')]) {
      expect((await show(name)).data).toMatchObject({
        userName: 'bursar',
        fullName: 'Danjuma Halima',
        roles: ['bursar'],
        byRole: [
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
        exceptions: [],
      });
    }
    expect((await show('nobody')).json.errors).toEqual({ '/userName': 'there is no such user' });
  });

  test('are granted, denied and left to the roles again, from the next request on', async () => {
    const { token, userId } = await signedIn(server, 'bursar');
    await desk.except(userId, true, 'audit', 'notices');
    await desk.except(userId, false, 'fees');
    expect(await may(token)).toEqual([
      'adjust-ask',
      'audit',
      'bank-statements',
      'close-ask',
      'invoices',
      'loans',
      'notices',
      'opening-balances',
      'refund-ask',
      'refund-pay',
      'reports',
      'self',
      'staff',
      'void-invoices',
    ]);
    expect((await show('bursar')).data.exceptions).toEqual([
      { claim: 'audit', granted: true },
      { claim: 'fees', granted: false },
      { claim: 'notices', granted: true },
    ]);
    await desk.except(userId, false, 'audit');
    expect(await may(token)).not.toContain('audit');
    for (const claim of ['audit', 'notices', 'fees'] as const) await desk.end(userId, claim);
    expect(await may(token)).toEqual([
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
    ]);
    const audited = await desk.audited('user-claims-changed');
    expect(audited).toHaveLength(6);
    expect(audited[1]).toMatchObject({
      subject_id: userId,
      detail: {
        before: [
          { claim: 'audit', granted: true },
          { claim: 'notices', granted: true },
        ],
        after: expect.arrayContaining([{ claim: 'fees', granted: false }]),
      },
    });
  });

  test('are not granted by one who does not hold them, nor changed of one who may do more', async () => {
    const { userId } = await signedIn(server, 'hod');
    const { userId: bursarId } = await signedIn(server, 'bursar');
    await desk.except(userId, true, 'access-control');
    await desk.except(bursarId, false, 'fees', 'invoices');
    const hod = await rolesApi(server, 'hod');
    expect((await hod.except(userId, true, 'audit')).json.errors).toEqual({
      '/claims': 'You cannot give what you do not hold yourself: Audit log',
    });
    const { userId: lecturerId } = await signedIn(server, 'lecturer');
    expect((await hod.except(lecturerId, true, 'fees')).json.errors).toEqual({
      '/claims': 'You cannot give what you do not hold yourself: Fees and scholarships',
    });
    for (const refused of [
      await hod.end(bursarId, 'fees'),
      await hod.except(bursarId, true, 'reports'),
      await hod.except(bursarId, false, 'reports'),
      await hod.except(bursarId, false, 'staff'),
    ]) {
      expect(refused, 'what is denied to the bursar lowers nobody').toMatchObject({
        status: 403,
        json: { message: 'This person may do more than you may. Ask an administrator' },
      });
    }
    for (const claim of ['fees', 'invoices'] as const) await desk.end(bursarId, claim);
    await desk.end(userId, 'access-control');
  });

  test('are said anew in one go: what is in neither list is left to the roles', async () => {
    const { token, userId } = await signedIn(server, 'bursar');
    const anew = (by: RolesApi, granted: string[], denied: string[]) =>
      server.call('PUT', `/api/RoleClaims/update-user-claims/${userId}`, {
        token: by.token,
        body: { granted, denied },
      });
    await desk.except(userId, true, 'audit');
    expect((await anew(desk, ['notices'], ['fees'])).status).toBe(200);
    expect(await may(token)).toEqual([
      'adjust-ask',
      'bank-statements',
      'close-ask',
      'invoices',
      'loans',
      'notices',
      'opening-balances',
      'refund-ask',
      'refund-pay',
      'reports',
      'self',
      'staff',
      'void-invoices',
    ]);
    expect((await desk.audited('user-claims-changed')).at(-1)!.detail.before).toEqual([
      { claim: 'audit', granted: true },
    ]);
    expect((await anew(desk, ['notices'], ['notices'])).json.errors).toEqual({
      '/denied': 'This cannot be granted and denied at once: notices',
    });

    const { userId: hodId } = await signedIn(server, 'hod');
    await desk.except(hodId, true, 'access-control');
    const hod = await rolesApi(server, 'hod');
    for (const [granted, denied] of [
      [['notices'], []],
      [['notices', 'audit'], ['fees']],
      [[], ['fees']],
    ] as [string[], string[]][])
      expect((await anew(hod, granted, denied)).status).toBe(403);
    expect(await may(token), 'refused, nothing has changed').toEqual([
      'adjust-ask',
      'bank-statements',
      'close-ask',
      'invoices',
      'loans',
      'notices',
      'opening-balances',
      'refund-ask',
      'refund-pay',
      'reports',
      'self',
      'staff',
      'void-invoices',
    ]);
    await anew(desk, [], []);
    expect(await may(token)).toEqual([
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
    ]);
    await desk.end(hodId, 'access-control');
  });

  test("of the last who decides on access stay; of nobody, they are nobody's", async () => {
    const { userId } = await signedIn(server, 'admin');
    expect((await desk.except(userId, false, 'access-control')).json.message).toBe(
      'Nobody who may sign in would hold this any more. Give it to somebody else first: Roles and menus',
    );
    expect((await desk.except(randomUUID(), true, 'self')).status).toBe(404);
    expect((await desk.end(userId, 'everything' as 'self')).status).toBe(422);
  });
});
