import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { PromotionRecord } from '#contract/students/promotions.ts';
import type { CurrentTerm } from '#contract/students/terms.ts';
import { enrolled, sentFile } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { pdf } from '../../support/files.ts';

import { freshServer, type TestServer } from '../../support/server.ts';

const STUDENTS = 1200;
/** What says that it happened, and is not taken back. */
const RECORDS = ['audit_entry', 'background_job', 'promotion', 'promotion_row'];

onDatabases('the year of a student type', (databases) => {
  let server: TestServer;
  let officer: string;
  let next: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'registry')).token;
    const { token } = await signedIn(server, 'admin');
    await server.call('POST', '/api/Session/sessions', { token, body: { beginsIn: 2027 } });
    next = Number((await run(`select id from academic_session where name = '2027/2028'`)).rows[0]!['id']);
  });
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  const places = async () =>
    (await run('select * from student_session order by student_id, session_id')).rows.map((row) => JSON.stringify(row));
  /** Each table's rows as one sum, whatever their order. */
  const tables = async (): Promise<Record<string, unknown>> => {
    const { rows } = await run(
      `select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
    );
    const sums = rows.map(
      ({ name }) =>
        `select '${String(name)}' as name, count(*)::text || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${String(name)}" t`,
    );
    return Object.fromEntries((await run(sums.join(' union all '))).rows.map(({ name, sum }) => [name, sum]));
  };
  const terms = async () =>
    (await server.call<CurrentTerm[]>('GET', '/api/Session/current-terms', { token: officer })).data;
  const set = (answers: object) =>
    server.call('POST', '/api/Session/current-terms', { token: officer, body: { answers } });
  const back = (body: object) => server.call('POST', '/api/Session/current-terms/rollback', { token: officer, body });
  const attempt = (studentTypeId: number, sessionId: number) =>
    server.call<{ id: string }>('POST', '/api/Session/promote?trial=true', {
      token: officer,
      body: { answers: { studentTypeId, sessionId } },
    });
  const commit = (id: string) => server.call('POST', '/api/Session/promote', { token: officer, body: { id } });
  const takeBack = (id: string) =>
    server.call('POST', `/api/Session/promotion/${id}/take-back`, {
      token: officer,
      body: { reason: 'The wrong session' },
    });
  const record = async (id: string) =>
    (await server.call<PromotionRecord>('GET', `/api/Session/promotion/${id}`, { token: officer })).data;

  test('has a current term, which is set and rolled back with a reason', async () => {
    const first = (await terms()).find(({ studentTypeId }) => studentTypeId === 5)!;
    expect(first).toMatchObject({ termId: null, semesterId: 1 });
    const term = { studentTypeId: 5, sessionId: first.sessionId!, semesterId: 2, reason: 'Second semester begins' };
    expect((await set(term)).status).toBe(200);
    expect((await set(term)).status).toBe(409);
    expect((await set({ ...term, reason: '' })).json.errors).toEqual({ '/reason': 'please enter your reason' });
    expect((await set({ ...term, sessionId: next, semesterId: 1 })).status).toBe(200);
    const now = (await terms()).find(({ studentTypeId }) => studentTypeId === 5)!;
    expect(now).toMatchObject({ sessionId: next, semesterId: 1 });
    const given = { studentTypeId: 5, termId: now.termId!, reason: 'A day too early' };
    const both = await Promise.all([back(given), back(given)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = (await terms()).find(({ studentTypeId }) => studentTypeId === 5)!;
    expect(again).toMatchObject({ sessionId: first.sessionId, semesterId: 2, reason: 'Second semester begins' });
    expect((await back({ ...given, termId: again.termId! })).status).toBe(200);
    expect((await terms()).find(({ studentTypeId }) => studentTypeId === 5)).toMatchObject({ termId: null });
    const { rows } = await run('select reason, take_back_reason from current_term order by id');
    expect(rows).toEqual([
      { reason: 'Second semester begins', take_back_reason: 'A day too early' },
      { reason: 'Second semester begins', take_back_reason: 'A day too early' },
    ]);
  });

  test('ends in a promotion that is tried, committed and taken back: the tables are as before', async () => {
    await run(
      `
      with listed as (
        insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, imported_at, imported_by, state)
        select 1, 1, '2026P' || n, 'Okafor ' || n, 38, 22, '2026-11-01', now(), 'system:test', case when n <= 10 then 'deferred' when n <= 15 then 'suspended' else 'matriculated' end
          from generate_series(1, $1::int4) n returning id
      ), made as (
        insert into student (admission_id, student_type_id, entry_session_id, created_at) select id, 1, 1, now() from listed returning id
      )
      insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
      select id, 1, 1, 38, 22, 100 + 100 * (row_number() over (order by id) % 4)::int4 from made`,
      [STUDENTS],
    );
    const [before, allBefore] = [await places(), await tables()];
    const {
      data: { id },
    } = await attempt(1, next);
    expect(await places()).toEqual(before);
    const tried = await record(id);
    const countOf = (of: PromotionRecord, outcome: string) =>
      of.groups.filter((group) => group.outcome === outcome).reduce((sum, { students }) => sum + students, 0);
    expect(tried.students).toBe(STUDENTS);
    expect(countOf(tried, 'stays')).toBe(15);
    expect(new Set(tried.groups.flatMap(({ reason }) => reason ?? []))).toEqual(
      new Set(['The studies are deferred', 'The student is suspended', 'The final year is not completed']),
    );
    expect(tried.groups.length).toBeGreaterThan(4);
    for (const { outcome, fromLevel, toLevel } of tried.groups) {
      if (outcome === 'final') expect([fromLevel, toLevel]).toEqual(['300 Level', '400 Level']);
      if (outcome === 'repeats') expect([fromLevel, toLevel]).toEqual(['400 Level', '400 Level']);
    }
    const listed = await server.call<{ rows: object[] }>(
      'GET',
      `/api/Session/promotion-students?promotionId=${id}&outcome=stays&pageSize=50`,
      { token: officer },
    );
    expect(listed.data.rows).toHaveLength(15);

    const both = await Promise.all([commit(id), commit(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.platform.backgroundJobs.runDue();
    expect((await record(id)).state).toBe('committed');
    const { rows } = await run(
      'select count(*)::int4 as moved, (count(*) filter (where is_latest))::int4 as latest from student_session where session_id = $1',
      [next],
    );
    expect(rows).toEqual([{ moved: STUDENTS - 15, latest: STUDENTS - 15 }]);

    expect((await takeBack(id)).status).toBe(200);
    await server.platform.backgroundJobs.runDue();
    expect((await record(id)).state).toBe('taken back');
    expect(await places()).toEqual(before);
    const allAfter = await tables();
    expect(
      Object.keys(allAfter)
        .filter((name) => allAfter[name] !== allBefore[name])
        .sort(),
    ).toEqual(RECORDS);
    expect((await takeBack(id)).status).toBe(409);
  });

  test('spares who has begun the new session, and refuses who was moved since the trial', async () => {
    const type = 5;
    const { studentId } = await enrolled(server, 'sparedone', { studentTypeId: type, departmentId: 22 });
    const stale = (await attempt(type, next)).data.id;
    const id = (await attempt(type, next)).data.id;
    await commit(id);
    await server.platform.backgroundJobs.runDue();
    await commit(stale);
    await server.platform.backgroundJobs.runDue();
    expect((await record(stale)).groups.some(({ refused }) => refused > 0)).toBe(true);
    await run(`insert into siwes (student_id, session_id, answers) values ($1, $2, '{}')`, [studentId, next]);
    await takeBack(id);
    await server.platform.backgroundJobs.runDue();
    expect((await record(id)).groups.some(({ spared }) => spared === 1)).toBe(true);
    const { rows } = await run('select session_id from student_session where student_id = $1 and is_latest', [
      studentId,
    ]);
    expect(rows).toEqual([{ session_id: next }]);
  });

  test('goes on for who comes back, at the level that they left', async () => {
    const student = await enrolled(server, 'comingback', { levelId: 200 });
    const move = async (name: string, from: string) =>
      server.call('POST', `/api/AdmissionList/admission/${student.admissionId}/${name}`, {
        token: officer,
        body: {
          request: randomUUID(),
          from,
          answers: { reason: 'A letter of the hospital', evidence: await sentFile(server, officer, pdf(2_000)) },
        },
      });
    expect((await move('defer', 'matriculated')).status).toBe(200);
    await set({ studentTypeId: 1, sessionId: next, semesterId: 1, reason: 'The session begins' });
    expect((await move('resume', 'deferred')).status).toBe(200);
    const { rows } = await run('select session_id, level_id from student_session where student_id = $1 and is_latest', [
      student.studentId,
    ]);
    expect(rows).toEqual([{ session_id: next, level_id: 200 }]);
  });

  test('is the registry’s: a session that is not later is refused, and others have no access', async () => {
    const { status, json } = await attempt(1, 1);
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['/sessionId']]);
    const { token } = await signedIn(server, 'lecturer');
    expect((await server.call('GET', '/api/Session/promotions', { token })).status).toBe(403);
  });
});
