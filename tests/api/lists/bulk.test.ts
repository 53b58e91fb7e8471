import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { CLAIMS } from '#contract/people/claims.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { BulkReply, Chosen } from '#contract/kit/bulk.ts';
import { bulk } from '#server/kit/bulk/bulk.ts';
import { list } from '#server/kit/list/list.ts';
import { condition } from '#server/kit/list/scope.ts';
import type { User } from '#server/platform/auth/caller.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const COURSES = '/api/CourseManagement/courses';
const USERS = '/api/UserManagement/all-users';
const COMPUTER_SCIENCE = 22;

const scopedAct = bulk({
  name: 'test.bulk',
  table: 'course',
  alias: 't',
  title: 't.title',
  kind: 'course',
  action: `'corrected'`,
  part: (row) => `to_jsonb(${row})`,
  list: list({
    name: 'test.bulk',
    from: 'course t',
    columns: { id: 'int4' },
    select: { id: 't.id' },
    key: { sql: 't.id', type: 'int4' },
    opens: 'id',
    sorts: { id: { sql: 't.id', type: 'int4' } },
    scope: () =>
      condition('t.department_id = $departmentId', { departmentId: 'int4' }, { departmentId: COMPUTER_SCIENCE }),
  }),
  parameters: { unit: 'int4' },
  set: 'unit = $unit',
  isDone: 't.unit = $unit::int4',
  refusals: [],
});

onBothDatabases('acts on many', (databases) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    server = await freshServer(databases);
    for (const name of ['admin', 'hod', 'bursar', 'admissions']) {
      const { token, userId } = await signedIn(server, name);
      tokens[name] = token;
      ids[name] = userId;
    }
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const send = (address: string, body: { key?: string; chosen: Chosen; reason?: string }, as = 'admin') =>
    server.call<BulkReply>('POST', address, { token: tokens[as]!, body: { key: randomUUID(), ...body } });
  const courses = async (question: string) =>
    (await server.call('GET', `${COURSES}?pageSize=100&${question}`, { token: tokens['admin']! })).data as unknown as {
      rows: { id: number; code: string; revision: number; active: boolean; departmentId: number }[];
      metadata: { totalCount: number };
    };
  const seen = async (question: string) => (await courses(question)).rows.map(({ id, revision }) => ({ id, revision }));
  const audited = (kind: string, id: string | number) =>
    query('select action, actor, detail from audit_entry where subject_kind = $1 and subject_id = $2 order by id', [
      kind,
      String(id),
    ]);
  const [OFF, ON] = [`${COURSES}/bulk/deactivate`, `${COURSES}/bulk/activate`];
  const ours = `departmentId=${COMPUTER_SCIENCE}`;

  test('change every row that was selected, with its audit entry and its revision; what is so already is left alone', async () => {
    const chosen = { ids: (await seen(ours)).slice(0, 3) };
    expect((await send(OFF, { chosen })).data).toEqual({ done: 3, unchanged: 0, refusals: 0, refused: [] });
    const [first] = (await courses(`${ours}&active=false`)).rows;
    expect(first).toMatchObject({ id: chosen.ids[0]!.id, active: false, revision: chosen.ids[0]!.revision + 1 });
    expect(await audited('course', first!.id)).toMatchObject([
      {
        action: 'deactivated',
        actor: `user:${ids['admin']}`,
        detail: { before: { active: true }, after: { active: false } },
      },
    ]);
    expect((await send(OFF, { chosen: { ids: await seen(ours) } })).data).toMatchObject({ unchanged: 3, refusals: 0 });
    expect((await send(ON, { chosen: { ids: await seen(ours) } })).data).toMatchObject({ unchanged: 0, refusals: 0 });
  });

  test("refuse by name what was changed meanwhile, what is gone, and what is another's; the rest is done", async () => {
    const [one, other, ...rest] = await seen(ours);
    const [others] = await seen('departmentId=8');
    const { code, title } = (await query('select code, title from course where id = $1', [one!.id]))[0] as {
      code: string;
      title: string;
    };
    await server.call('PUT', `${COURSES}/${one!.id}?revision=${one!.revision}`, {
      token: tokens['admin']!,
      body: { code, title, unit: 6 },
    });
    const { data } = await send(OFF, { chosen: { ids: [one!, other!, others!, { id: 99_999, revision: 1 }] } }, 'hod');
    expect([data.done, data.refusals]).toEqual([1, 3]);
    expect(data.refused.find(({ id }) => id === String(one!.id))).toEqual({
      id: String(one!.id),
      name: `${code}: ${title}`,
      message: 'It was changed after you opened the list',
    });
    expect(data.refused.find(({ id }) => id === String(others!.id))?.message).toBe(
      'You can change the courses of departments that you lead, and of no other',
    );
    expect(data.refused.find(({ id }) => id === '99999')).toEqual({
      id: '99999',
      name: null,
      message: 'It is no longer there',
    });
    expect(rest.length).toBeGreaterThan(0);
    expect(await audited('course', others!.id)).toEqual([]);
  });

  test("change all that the page's own filters find, but those that were left out, and never more than were counted", async () => {
    const {
      metadata: { totalCount },
      rows,
    } = await courses('departmentId=8');
    const [left, ...others] = rows;
    const address = `${OFF}?departmentId=8`;
    expect(
      (await send(address, { chosen: { matches: { count: totalCount - 1, except: [] } } })).json.message,
    ).toContain(`there are ${totalCount} now`);
    expect(await courses('departmentId=8&active=false')).toMatchObject({ rows: [] });
    expect((await send(address, { chosen: { matches: { count: totalCount, except: [left!.id] } } })).data).toEqual({
      done: others.length,
      unchanged: 0,
      refusals: 0,
      refused: [],
    });
    expect((await courses('departmentId=8&active=true')).rows.map(({ id }) => id)).toEqual([left!.id]);
    const everything = (await courses('')).metadata.totalCount;
    const { status, json } = await send(`${OFF}?nosuch=8`, { chosen: { matches: { count: everything, except: [] } } });
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['/nosuch']]);
    expect(
      (await send(`${ON}?departmentId=8&active=false`, { chosen: { matches: { count: others.length, except: [] } } }))
        .data,
    ).toMatchObject({ done: others.length });
  });

  test('are done once under a key, however often and however many at once they are sent', async () => {
    const [row] = await seen('departmentId=23');
    const body = { key: randomUUID(), chosen: { ids: [row!] } };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(OFF, body)));
    expect(answers.map(({ data }) => data.done)).toEqual([1, 1, 1, 1]);
    expect((await send(OFF, body)).data).toEqual(answers[0]!.data);
    expect(await audited('course', row!.id)).toHaveLength(1);
    expect((await send(ON, body)).status).toBe(409);
    expect((await send(OFF, { ...body, chosen: { ids: await seen('departmentId=23') } })).status).toBe(409);
    expect(
      (await send(OFF, { ...body, chosen: { ids: [{ id: row!.id, revision: row!.revision + 1 }] } }, 'hod')).data,
    ).toMatchObject({ unchanged: 1 });
  });

  test('are undone by their inverse, but for what was changed since; by who did them alone', async () => {
    const rows = (await seen('departmentId=1&active=true')).slice(0, 3);
    const key = randomUUID();
    await send(OFF, { key, chosen: { ids: rows } });
    const { code, title, unit } = (
      await query('select code, title, unit from course where id = $1', [rows[0]!.id])
    )[0] as { code: string; title: string; unit: number };
    await server.call('PUT', `${COURSES}/${rows[0]!.id}?revision=${rows[0]!.revision + 1}`, {
      token: tokens['admin']!,
      body: { code, title, unit: unit + 1 },
    });
    expect((await send(ON, { chosen: { undoes: key } }, 'hod')).json.message).toBe('This cannot be undone any more');
    expect((await send(OFF, { chosen: { undoes: key } })).status).toBe(409);
    expect((await send(ON, { chosen: { undoes: key } })).data).toMatchObject({
      done: 2,
      refusals: 1,
      refused: [{ id: String(rows[0]!.id), message: 'It was changed after you opened the list' }],
    });
    expect((await send(ON, { chosen: { undoes: key } })).data).toMatchObject({ done: 0, unchanged: 2, refusals: 1 });
  });

  test("close accounts for a reason: never one's own, never one who may do more, and their sessions end", async () => {
    const all = (await server.call('GET', `${USERS}?pageSize=100`, { token: tokens['admin']! })).data.rows;
    const idOf = (userName: string) => all.find((user) => user.userName === userName)!;
    const [self, bursar] = [idOf('admin'), idOf('bursar')].map(({ id, revision }) => ({ id, revision }));
    const close = (chosen: Chosen, as: string, reason?: string) =>
      send(`${USERS}/bulk/deactivate`, { chosen, ...(reason && { reason }) }, as);
    expect((await close({ ids: [bursar!] }, 'admin')).json.errors).toEqual({ '/reason': 'please say why' });
    const { data } = await close({ ids: [self!, bursar!] }, 'admin', 'Left the college');
    expect(data).toEqual({
      done: 1,
      unchanged: 0,
      refusals: 1,
      refused: [{ id: self!.id, name: 'Ogunleye Tunde', message: 'You cannot deactivate your own account' }],
    });
    expect((await server.call('GET', '/api/Authentication/account', { token: tokens['bursar']! })).status).toBe(401);
    expect((await audited('user', bursar!.id)).at(-1)).toMatchObject({
      action: 'user-deactivated',
      detail: { before: { active: true }, after: { active: false }, reason: 'Left the college' },
    });
    await query(
      "insert into user_claim (user_id, claim, granted) values ($1, 'user-management', true) on conflict do nothing",
      [ids['admissions']],
    );
    const clerk = await close({ matches: { count: all.length, except: [] } }, 'admissions', 'A mistake');
    expect(clerk.data.refused.map(({ id }) => id)).toContain(self!.id);
    expect((await query('select active from user_account where id = $1', [self!.id]))[0]).toEqual({ active: true });
    expect(clerk.data.done + clerk.data.unchanged + clerk.data.refusals).toBe(all.length);
  });

  test('at once with others and with edits of single records lose nothing: each change of a row is a row of the log', async () => {
    const rows = await seen('departmentId=22');
    const edit = async (id: number) => {
      const { data } = await server.call('GET', `/api/CourseManagement/courses/${id}`, { token: tokens['admin']! });
      return server.call('PUT', `/api/CourseManagement/courses/${id}?revision=${data.revision}`, {
        token: tokens['admin']!,
        body: { code: data.code, title: data.title, unit: data.unit === 1 ? 2 : 1 },
      });
    };
    const all = { matches: { count: rows.length, except: [] } };
    const reversed = { ids: rows.toReversed().map(({ id }) => ({ id })) };
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([
        ...rows.slice(0, 3).map(({ id }) => edit(id)),
        send(`${OFF}?${ours}`, { chosen: all }),
        send(ON, { chosen: reversed }),
        ...rows.slice(3, 6).map(({ id }) => edit(id)),
        send(OFF, { chosen: reversed }),
        send(`${ON}?${ours}`, { chosen: all }),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const counts = await query(`
      select c.id, c.revision - 1 as changes, (select count(*)::int4 from audit_entry where subject_kind = 'course' and subject_id = c.id::text) as entries from course c where c.department_id = 22`);
    for (const { id, changes, entries } of counts) expect([id, entries]).toEqual([id, changes]);
  });

  test('of a list with a scope reach what the caller sees, and say nothing of the rest', async () => {
    const person: User = {
      userId: ids['admin']!,
      sessionId: randomUUID(),
      userName: 'admin',
      userType: 'admin',
      claims: new Set(),
      impersonatorId: null,
    };
    const rows = await query(
      'select id, department_id from course where department_id in (22, 23) order by department_id, id',
    );
    const own = rows.filter(({ department_id }) => department_id === 22);
    const given = { now: new Date(), actor: 'user:test', ip: '127.0.0.1', reason: null, unit: 9 };
    const chosen = await scopedAct(
      server.platform.database,
      { ids: rows.map(({ id }) => ({ id: id as number })) },
      given,
      person,
    );
    expect([chosen.done.length, chosen.refused.length]).toEqual([own.length, rows.length - own.length]);
    expect(new Set(chosen.refused.map(({ name, message }) => `${name}: ${message}`))).toEqual(
      new Set(['null: It is no longer there']),
    );
    const everything = await scopedAct(
      server.platform.database,
      { query: {}, count: own.length, except: [] },
      { ...given, unit: 8 },
      person,
    );
    expect([everything.done.length, everything.refused.length]).toEqual([own.length, 0]);
  });

  test('stop at twenty thousand, and change nothing', async () => {
    await query(
      `insert into course (department_id, code, title, unit) select 2, 'BLK ' || n, 'One of many', 1 from generate_series(1, 20001) n`,
    );
    const found = (await courses('search=blk')).metadata.totalCount;
    const { status, json } = await send(`${OFF}?search=blk`, { chosen: { matches: { count: found, except: [] } } });
    expect([status, json.message]).toEqual([
      422,
      'At most 20,000 can be done at once. Please choose fewer by the filters',
    ]);
    expect(
      await query('select count(*)::int4 as off from course where not active and department_id = 2 and code like $1', [
        'BLK %',
      ]),
    ).toEqual([{ off: 0 }]);
  });
});

test('every act of a list names a claim and an inverse that there are', () => {
  const acts = globSync('schemas/lists/*/*.json').flatMap((path) => {
    const { bulk = {} } = JSON.parse(readFileSync(path, 'utf8')) as ListDeclaration;
    return Object.entries(bulk).map(([name, { claim, inverse }]) => ({
      act: `${path} ${name}`,
      isClaim: claim in CLAIMS,
      isInverse: inverse === undefined || (inverse in bulk && inverse !== name),
    }));
  });
  expect(acts.length).toBeGreaterThan(3);
  expect(acts.filter(({ isClaim, isInverse }) => !isClaim || !isInverse)).toEqual([]);
});
