import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/kit/list.ts';
import type { LookupOption } from '#contract/school/lookups.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const FACULTIES = '/api/Faculty/faculties';
const DEPARTMENTS = '/api/Department/departments';

onDatabases('school setup', (databases) => {
  let server: TestServer;
  let token: string;
  let actor: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    const admin = await signedIn(server, 'admin');
    token = admin.token;
    actor = `user:${admin.userId}`;
  });

  const get = async <Path extends string>(path: Path) => (await server.call('GET', path, { token })).data;
  const create = <Path extends string>(path: Path, body: object) => server.call('POST', path, { token, body });
  const correct = async (path: `${typeof FACULTIES}/${number}`, body: object) =>
    server.call('PUT', `${path}?revision=${(await get(path))?.revision ?? 1}`, { token, body });
  const toggle = (path: string, active: boolean) =>
    server.call('PUT', `${path}/toggle-activation`, { token, body: { active } });
  const audited = async (table: string, id: number) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select action, actor, detail from audit_entry where subject_kind = $1 and subject_id = $2 order by id',
        values: [table, String(id)],
      })
    ).rows;
  const offered = async (path: string) => (await server.call<LookupOption[]>('GET', path)).data.map(({ name }) => name);

  test('is for who holds its claim', async () => {
    const { token: bursar } = await signedIn(server, 'bursar');
    expect((await server.call('GET', FACULTIES)).status).toBe(401);
    for (const [method, path] of [
      ['GET', FACULTIES],
      ['GET', `${FACULTIES}/1`],
      ['POST', FACULTIES],
      ['PUT', `${FACULTIES}/1`],
      ['PUT', `${FACULTIES}/1/toggle-activation`],
      ['POST', '/api/Department/active-sessions/set'],
    ] as const) {
      expect(
        (await server.call(method, path, { token: bursar, ...(method !== 'GET' && { body: {} }) })).status,
        `${method} ${path}`,
      ).toBe(403);
    }
  });

  test('creates, corrects and finds a faculty, which forms offer at once; each change is in the audit log', async () => {
    const { status, data, json } = await create(FACULTIES, { name: '  Faculty of   Agriculture ' });
    expect([status, json.message]).toEqual([200, 'The faculty was created']);
    expect(await get(`${FACULTIES}/${data.id}`)).toEqual({
      id: data.id,
      name: 'Faculty of Agriculture',
      active: true,
      code: null,
      departments: 0,
      revision: 1,
    });
    expect(await offered('/api/Select/faculties')).toContain('Faculty of Agriculture');
    expect((await correct(`${FACULTIES}/${data.id}`, { name: 'Faculty of Agriculture and Forestry' })).status).toBe(
      200,
    );
    expect((await correct(`${FACULTIES}/${data.id}`, { name: 'Faculty of Agriculture and Forestry' })).status).toBe(
      200,
    );
    expect(await offered('/api/Select/faculties')).toContain('Faculty of Agriculture and Forestry');
    const entries = await audited('faculty', data.id);
    expect(entries.map(({ action }) => action)).toEqual(['created', 'corrected']);
    expect(entries[1]).toMatchObject({
      actor,
      detail: { before: { name: 'Faculty of Agriculture' }, after: { name: 'Faculty of Agriculture and Forestry' } },
    });
    expect((await correct(`${FACULTIES}/99999`, { name: 'Nowhere' })).status).toBe(404);
    expect((await server.call('GET', `${FACULTIES}/99999`, { token })).status).toBe(404);
  });

  test('gives a name once, whatever the case, and however many ask at once', async () => {
    const name = { name: 'Faculty of Environmental Studies' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(FACULTIES, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect((await create(FACULTIES, { name: 'FACULTY OF environmental studies' })).json.errors).toEqual({
      '/name': 'there is a faculty of this name already',
    });
    expect((await correct(`${FACULTIES}/1`, name)).json.errors).toEqual({
      '/name': 'there is a faculty of this name already',
    });
  });

  test('gives the same name under another parent', async () => {
    expect((await create(DEPARTMENTS, { facultyId: 1, name: 'Economics' })).status).toBe(200);
    expect((await create(DEPARTMENTS, { facultyId: 3, name: 'economics' })).json.errors).toEqual({
      '/name': 'there is a department of the faculty of this name already',
    });
  });

  test('refuses in the words of the form what the browser would not have sent', async () => {
    expect((await create(FACULTIES, {})).json).toMatchObject({
      title: 'Not saved!',
      errors: { '/name': 'please enter the name' },
    });
    for (const name of ['x'.repeat(121), 'a\u0000b', '<b>', 7, ['a'], null, {}])
      expect((await create(FACULTIES, { name })).status, String(name)).toBe(422);
    expect((await create(DEPARTMENTS, { facultyId: 9999, name: 'Botany' })).json.errors).toHaveProperty('/facultyId');
    expect((await create(DEPARTMENTS, { facultyId: 1, name: 'Botany', active: false })).status).toBe(422);
    for (const id of ['0', '-1', 'x', '99999999999'])
      expect((await server.call('GET', `${FACULTIES}/${id}`, { token })).status, id).toBe(422);
  });

  test.each([
    ['/api/SchoolProgramme/programmes', '/api/SchoolProgramme/programmes/1/toggle-activation'],
    ['/api/StudentType/all-student-types', '/api/StudentType/all-student-types/1/toggle-activation'],
    ['/api/AreaOfSpecialization/areas', '/api/AreaOfSpecialization/areas/1/toggle-activation'],
  ] as const)('switches one of %s off and on, which the list finds by', async (list, toggled) => {
    const off = async () =>
      (await server.call<Page<{ id: number }>>('GET', `${list}?active=false`, { token })).data.rows.map(({ id }) => id);
    const set = (active: boolean) => server.call('PUT', toggled, { token, body: { active } });
    expect(await off()).toEqual([]);
    expect((await set(false)).status).toBe(200);
    expect(await off()).toEqual([1]);
    expect((await set(true)).status).toBe(200);
    expect(await off()).toEqual([]);
    const { token: bursar } = await signedIn(server, 'bursar');
    expect((await server.call('PUT', toggled, { token: bursar, body: { active: false } })).status).toBe(403);
  });

  test('switches off what forms then offer no more, and on again; twice is once', async () => {
    const path = `${DEPARTMENTS}/22` as const;
    const { name, faculty, facultyId } = await get(path);
    expect((await toggle(path, false)).json.message).toContain('no longer offered');
    expect((await toggle(path, false)).status).toBe(200);
    for (const list of [
      `/api/Select/departments?facultyId=${facultyId}`,
      '/api/Department/all-departments',
      '/api/Select/staff-departments',
      '/api/Select/programme-departments?schoolProgrammeId=2',
    ]) {
      expect(await offered(list), list).not.toContain(name);
    }
    expect(
      (await create('/api/Department/department-options', { facultyId, departmentId: 22, name: 'Robotics' })).json
        .errors,
    ).toHaveProperty('/departmentId');
    expect((await get(`${DEPARTMENTS}?active=false`)).rows).toMatchObject([{ name, faculty }]);
    expect((await toggle(path, true)).status).toBe(200);
    expect(await offered(`/api/Select/departments?facultyId=${facultyId}`)).toContain(name);
    expect((await audited('department', 22)).map(({ action }) => action)).toEqual(['deactivated', 'activated']);
    expect((await toggle(`${DEPARTMENTS}/9999`, true)).status).toBe(404);
  });

  test('assigns a department to a programme and an area to a department, once', async () => {
    const offer = { studentTypeId: 5, schoolProgrammeId: 2, facultyId: 1, departmentId: 1 };
    expect((await create('/api/SchoolProgramme/programme-departments', offer)).status).toBe(200);
    expect((await create('/api/SchoolProgramme/programme-departments', offer)).json.errors).toEqual({
      '/departmentId': 'this department offers the programme already',
    });
    expect(await offered('/api/Select/programme-departments?schoolProgrammeId=2')).toContain(
      'English and Literary Studies',
    );
    const { data: area } = await create('/api/AreaOfSpecialization/areas', { name: 'Digital Humanities' });
    const assigned = await create('/api/AreaOfSpecialization/assignments', {
      areaId: area.id,
      facultyId: 1,
      departmentId: 2,
    });
    expect(await offered('/api/AreaOfSpecialization/areas-of-specialization?departmentId=2')).toContain(
      'Digital Humanities',
    );
    await toggle(`/api/AreaOfSpecialization/assignments/${assigned.data.id}`, false);
    expect(await offered('/api/AreaOfSpecialization/areas-of-specialization?departmentId=2')).not.toContain(
      'Digital Humanities',
    );
  });

  test('lists what it keeps, by page, sorted, found and filtered', async () => {
    const page = await get(`${DEPARTMENTS}?sort=-name&search=engineering&facultyId=6`);
    expect(page.rows.length).toBe(page.metadata.totalCount);
    const names = page.rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => b.toLowerCase().localeCompare(a.toLowerCase())));
    expect(new Set(page.rows.map(({ facultyId }) => facultyId))).toEqual(new Set([6]));
    for (const [path, sorts] of Object.entries(SORTS))
      for (const sort of sorts)
        expect(
          (await server.call<Page<object>>('GET', `${path}?sort=-${sort}`, { token })).data.rows.length,
          `${path} ${sort}`,
        ).toBeGreaterThan(0);
  });

  test('opens a session, one at a time, and takes the opening back', async () => {
    const sessions = '/api/Session/sessions';
    const open = (sessionId: number) =>
      server.call('POST', '/api/Department/active-sessions/set', { token, body: { sessionId } });
    const back = () => server.call('POST', '/api/Department/active-sessions/rollback', { token, body: {} });
    const openNow = async () => (await get(sessions)).rows.filter(({ isOpen }) => isOpen).map(({ name }) => name);
    expect((await back()).status).toBe(409);
    const { data: next } = await create(sessions, { beginsIn: 2027 });
    const { data: later } = await create(sessions, { beginsIn: 2028 });
    expect((await create(sessions, { beginsIn: 2027 })).json.errors).toEqual({
      '/beginsIn': 'the college has this session already',
    });
    expect((await Promise.all([open(next.id), open(next.id)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.call('GET', '/api/Session/all-sessions')).data[0]!.session).toBe('2027/2028');
    expect((await open(later.id)).json.message).toBe('The session 2028/2029 is open');
    expect(await openNow()).toEqual(['2028/2029']);
    expect((await toggle(`${sessions}/${later.id}`, false)).json).toMatchObject({
      message: 'The open session cannot be switched off. Please open another session first',
    });
    expect((await back()).json.message).toBe('The session 2027/2028 is open again');
    expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await openNow()).toEqual(['2026/2027']);
    expect((await audited('academic_session', 1)).at(-1)).toMatchObject({ action: 'opening-taken-back', actor });
  });

  test('opens two different sessions at the same moment one after the other', async () => {
    const sessions = '/api/Session/sessions';
    const { data: next } = await create(sessions, { beginsIn: 2031 });
    const { data: later } = await create(sessions, { beginsIn: 2032 });
    const open = (sessionId: number) =>
      server.call('POST', '/api/Department/active-sessions/set', { token, body: { sessionId } });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([open(next.id), open(later.id)]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect((await get(sessions)).rows.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    }
  });
});

const SORTS: Readonly<Record<string, readonly string[]>> = {
  '/api/Faculty/faculties': ['name', 'departments'],
  '/api/Department/departments': ['name', 'faculty'],
  '/api/Department/department-options': ['name', 'department'],
  '/api/StudentType/all-student-types': ['name', 'programmes'],
  '/api/SchoolProgramme/programmes': ['name', 'studentType'],
  '/api/SchoolProgramme/programme-departments': ['programme', 'department'],
  '/api/AreaOfSpecialization/areas': ['name', 'departments'],
  '/api/AreaOfSpecialization/assignments': ['area', 'department'],
  '/api/Session/semesters': ['name'],
  '/api/Session/sessions': ['name'],
};
