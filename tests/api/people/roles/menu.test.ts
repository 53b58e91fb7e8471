import { beforeAll, expect, test } from 'vitest';
import { MENU_ORDER, PAGES } from '#contract/pages.ts';
import { seededGroups } from '#server/people/roles/seededMenu.ts';
import { menuShownBy } from '#server/people/roles/sql/own.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { login, signedIn } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('the menu', (databases) => {
  let server: TestServer;
  let desk: RolesApi;
  beforeAll(async () => {
    server = await freshServer(databases);
    desk = await rolesApi(server);
  });
  const ask = <Method extends string, Way extends string>(method: Method, way: Way, body?: unknown) =>
    server.call(method, `/api/Menus/${way}`, { token: desk.token, body });
  const rows = async () => (await ask('GET', 'menu-claims')).data;
  const correct = async (id: number, body: object) =>
    ask('PUT', `${id}?revision=${(await rows()).find((row) => row.id === id)!.revision}`, body);
  const shownTo = async (token: string) => (await server.call('GET', '/api/Menus/menus', { token })).data.menuItems;
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
  const add = async (name: string, path: string | null, more: object = {}) =>
    (await ask('POST', 'create-menu', { name, path, parentId: null, claims: [], ...more })).data.id;

  test('is that of the login, and is what the claims show', async () => {
    const { data } = await login(server, 'student');
    expect(names(data.menuItems).slice(0, 2)).toEqual(['Dashboard', 'Profile']);
    expect(data.claims).toEqual(['pay', 'self', 'student']);
    expect(await shownTo(data.jwtToken!.token)).toEqual(data.menuItems);
  });

  test("has the specification's groups of staff in their order, and a student's pages before them", async () => {
    const shown = names(await shownTo(desk.token));
    const groups = MENU_ORDER.filter((group) => shown.includes(group));
    expect(groups).toEqual(
      expect.arrayContaining(['Course management', 'User management', 'Applications', 'Utilities']),
    );
    expect(shown.filter((name) => groups.includes(name))).toEqual(groups);
    const student = await shownTo((await signedIn(server, 'student')).token);
    expect(student.map(({ path, name }) => path ?? name)).toEqual(
      MENU_ORDER.filter((place) => student.some(({ path, name }) => (path ?? name) === place)),
    );
  });

  test('leaves out what students of a type do not have', async () => {
    const [jupeb, undergraduate] = [
      await enrolled(server, 'menujupeb', { studentTypeId: 8, programmeId: 1 }),
      await enrolled(server, 'menuother'),
    ];
    const paths = async ({ userId }: { userId: string }, studentTypeId: number) =>
      (
        await menuShownBy(server.platform.database, {
          userId,
          claims: ['self', 'student'],
          closed: [{ path: '/clearance', studentTypeId }],
        })
      ).map(({ path }) => path);
    expect(await paths(undergraduate, 8)).toContain('/clearance');
    expect(await paths(jupeb, 1)).toContain('/clearance');
    expect(await paths(jupeb, 8)).not.toContain('/clearance');
  });

  test('offers the groups that a new college begins with', async () => {
    expect((await server.call('GET', '/api/Select/menu-groups')).data).toEqual(seededGroups());
  });

  test('leads to pages that there are, each for a claim that shows it', async () => {
    const isPage = (path: string, claims: readonly string[]) =>
      PAGES.some((page) => page.to === path && claims.includes(page.claim));
    const links = (await rows()).filter(({ path }) => path !== null);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter(({ path, claims }) => !isPage(path!, claims))).toEqual([]);
  });

  test('shows a new item, in its group, to the holders of its claims alone, at the next request', async () => {
    const { token: student } = await signedIn(server, 'student');
    const { token: bursar } = await signedIn(server, 'bursar');
    const group = await add('Money', null);
    const item = await add('Fees', '/fees', { parentId: group, claims: ['fees'] });
    expect(names(await shownTo(student))).not.toContain('Money');
    expect((await shownTo(bursar)).find(({ id }) => id === group)).toEqual({
      id: group,
      name: 'Money',
      path: null,
      items: [{ id: item, name: 'Fees', path: '/fees' }],
    });
    await ask('POST', 'add-claims-to-menu', { menuId: item, claims: ['student', 'pay'] });
    expect(names(await shownTo(student))).toContain('Money');
    for (const claim of ['student', 'pay']) await ask('DELETE', `remove-claim-from-menu?menuId=${item}&claim=${claim}`);
    expect(names(await shownTo(student))).not.toContain('Money');
    expect((await desk.audited('menu-claims-changed')).at(-1)).toMatchObject({
      detail: { before: ['fees', 'pay'], after: ['fees'] },
    });
  });

  test('is changed and ordered', async () => {
    const [first, second] = [
      await add('First', '/dashboard', { claims: ['audit'] }),
      await add('Second', '/profile', { claims: ['audit'] }),
    ];
    await correct(first, { name: 'Renamed', path: '/notifications', parentId: null, give: ['self'], take: ['fees'] });
    expect((await rows()).find(({ id }) => id === first)!.claims).toEqual(['audit', 'self']);
    const top = (await rows()).filter(({ parentId }) => parentId === null).map(({ id }) => id);
    expect((await ask('PUT', 'order', { parentId: null, ids: top.slice(1) })).status).toBe(409);
    expect((await ask('PUT', 'order', { parentId: null, ids: top.toReversed() })).status).toBe(200);
    expect(names(await shownTo(desk.token)).slice(0, 2)).toEqual(['Second', 'Renamed']);
    expect(await desk.audited('menu-ordered')).toHaveLength(1);
    const group = await add('Group', null);
    expect((await server.call('GET', '/api/Select/menu-groups')).data).toContainEqual({ id: group, name: 'Group' });
    await correct(second, { name: 'Second', path: '/profile', parentId: group });
    expect((await rows()).find(({ id }) => id === second)).toMatchObject({ parentId: group, claims: ['audit'] });
    expect((await ask('DELETE', `${group}`)).json.message).toBe('Only an empty group can be removed');
    for (const id of [second, group, first]) expect((await ask('DELETE', `${id}`)).status).toBe(200);
    expect(await desk.audited('menu-item-removed')).toHaveLength(3);
  });

  test.each([
    [{ name: ' ' }, '/name'],
    [{ path: ' ' }, '/path'],
    [{ path: 'https://elsewhere.example' }, '/path'],
    [{ path: '//elsewhere.example' }, '/path'],
    [{ path: 'javascript:alert(1)' }, '/path'],
    [{ path: null, claims: ['self'] }, '/claims'],
    [{ parentId: 9999 }, '/parentId'],
  ])('refuses an item with %j', async (wrong, pointer) => {
    const before = await rows();
    const { status, json } = await ask('POST', 'create-menu', {
      name: 'Item',
      path: '/dashboard',
      parentId: null,
      claims: [],
      ...wrong,
    });
    expect([status, Object.keys(json.errors)]).toEqual([422, [pointer]]);
    expect(await rows()).toEqual(before);
  });

  test('keeps an item an item and a group a group, and no group in another', async () => {
    const group = await add('Outer', null);
    const item = await add('Item', '/profile');
    const refused = [
      await correct(item, { name: 'Item', path: null, parentId: null }),
      await correct(group, { name: 'Outer', path: '/profile', parentId: null }),
      await correct(group, { name: 'Outer', path: null, parentId: group }),
      await correct(group, { name: 'Outer', path: null, parentId: null, give: ['self'] }),
      await correct(item, { name: 'Item', path: '/profile', parentId: item }),
      await ask('POST', 'add-claims-to-menu', { menuId: group, claims: ['self'] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422]);
    expect((await ask('DELETE', '9999')).status).toBe(404);
  });
});
