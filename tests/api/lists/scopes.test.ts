import Type from 'typebox';
import { beforeAll, expect, test } from 'vitest';
import { Coded, resource } from '#contract/kit/resource.ts';
import facultiesList from '#lists/school/faculties.json' with { type: 'json' };
import { domains } from '#server/app.ts';
import { list } from '#server/kit/list/list.ts';
import { condition } from '#server/kit/list/scope.ts';
import { CODED } from '#server/kit/resource/named.ts';
import { serveResource } from '#server/kit/resource/serveResource.ts';
import type { Domain } from '#server/platform/domain.ts';
import { namedBy } from '#server/school/byForm.ts';
import { faculties } from '#server/school/faculties/sql.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const SEEN = '/api/Scoped/faculties/1';
const UNSEEN = '/api/Scoped/faculties/2';

const contract = resource({
  path: '/Scoped/faculties',
  one: 'faculty',
  declared: facultiesList,
  access: { claim: 'school-setup' },
  row: Type.Object({ ...Coded, departments: Type.Integer() }),
});

const firstOnly = list({
  name: 'test.scoped',
  from: 'faculty t',
  columns: { ...CODED, departments: 'int4' },
  select: { id: 't.id', code: 't.matric_code', departments: '0' },
  key: { sql: 't.id', type: 'int4' },
  opens: 'name',
  sorts: { name: { sql: 't.name', type: 'text' }, departments: { sql: 't.id', type: 'int4' } },
  filters: { search: { sql: 't.name = $::text', type: 'text' }, active: { sql: 't.active = $', type: 'bool' } },
  scope: () => condition('t.id = $first', { first: 'int4' }, { first: 1 }),
});

/** Faculties of which everybody sees the first, and nobody another. */
const scoped: Domain = {
  name: 'test-scoped',
  register(app, platform) {
    serveResource(app, platform, contract, { ...faculties, list: firstOnly }, namedBy(platform, 'school-name'));
  },
};

onDatabases('a record beyond the scope of its list', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, scoped], place: await databases.seededPlace() });
    token = (await signedIn(server, 'admin')).token;
  });

  const get = async (path: `/api/${string}`) => server.call('GET', path, { token });
  const stored = async (id: number) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select name, active, revision from faculty where id = $1',
        values: [id],
      })
    ).rows[0];

  test('is not read by its address, nor is its history', async () => {
    expect((await get(SEEN)).status).toBe(200);
    expect((await get(`${SEEN}/history`)).status).toBe(200);
    const { status, json } = await get(UNSEEN);
    expect([status, json.message]).toEqual([404, 'There is no such faculty']);
    expect((await get(`${UNSEEN}/history`)).status).toBe(404);
  });

  test('is neither corrected nor switched off', async () => {
    const before = await stored(2);
    expect(
      (await server.call('PUT', `${UNSEEN}?revision=${before!['revision']}`, { token, body: { name: 'Taken over' } }))
        .status,
    ).toBe(404);
    expect((await server.call('PUT', `${UNSEEN}/toggle-activation`, { token, body: { active: false } })).status).toBe(
      404,
    );
    expect(await stored(2)).toEqual(before);
    expect(
      (
        await server.call('PUT', `${SEEN}?revision=${(await stored(1))!['revision']}`, {
          token,
          body: { name: 'Faculty of the First' },
        })
      ).status,
    ).toBe(200);
    expect(await stored(1)).toMatchObject({ name: 'Faculty of the First' });
  });

  test('is in no file and on no print', async () => {
    expect((await get('/api/Scoped/faculties/file?format=csv&columns=name')).text.trim().split('\r\n')).toEqual([
      'Faculty',
      'Faculty of the First',
    ]);
    expect((await get('/api/Scoped/faculties/file?format=pdf')).status).toBe(200);
  });
});
