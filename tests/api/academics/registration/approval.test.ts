import { beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/kit/endpoint.ts';
import type {
  bulkApproveCourseRegistration,
  RegistrationCase,
  registrationApprovals,
} from '#contract/academics/registration-approval.ts';
import { COMPUTING, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import {
  courseForm,
  offered,
  offerNothing,
  openWindow,
  registering,
  registers,
  TERM,
  tookBefore,
} from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('who decides on a registration', (databases) => {
  let server: TestServer;
  let core: number[];
  let adviser: string;
  let head: string;
  let registry: string;
  let names = 0;
  const sql = (text: string, ...values: unknown[]) => server.platform.database.query({ name: '', text, values });
  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    core = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => offered(server, `CSC20${number}`, 3)));
    await sql(`update appointment set ended_at = now() where ended_at is null`);
    for (const [post, user, level] of [
      ['course-adviser', 'adviser', 200],
      ['hod', 'hod', null],
    ])
      await sql(
        `insert into appointment (post, department_id, level, user_id, since) select $1, $2, $3::int4, id, now() from user_account where user_name = $4`,
        post,
        COMPUTING,
        level,
        user,
      );
    adviser = (await signedIn(server, 'adviser')).token;
    head = (await signedIn(server, 'hod')).token;
    registry = (await signedIn(server, 'registry')).token;
  });
  const registered = async (levelId = 200, ids = core) => {
    const student = await registering(server, `decided${String.fromCharCode(97 + (names += 1))}`, { levelId });
    const { data } = await registers(server, student, ids);
    return { ...student, id: data.standing!.id!, revision: data.standing!.revision, lines: data.standing!.lines };
  };
  const seen = async (token: string, id: string) =>
    server.call<RegistrationCase>('GET', `/api/CourseRegistration/course-approval/registered-courses?id=${id}`, {
      token,
    });
  const decide = (token: string, body: object) =>
    server.call<RegistrationCase>('POST', '/api/CourseRegistration/approve-course-registration', { token, body });
  const bulk = (token: string, registrations: object[], trial = false) =>
    server.call<Reply<typeof bulkApproveCourseRegistration>>(
      'POST',
      '/api/CourseRegistration/bulk-approve-course-registration',
      { token, body: { registrations, trial } },
    );
  const messagesOf = async ({ token }: Enrolled) =>
    (
      await server.call<{ notifications: { message: string }[] }>('GET', '/api/Notification/notifications', { token })
    ).data.notifications.map(({ message }) => message);

  test('is the adviser of the level; the head sees it, and decides where a level has none', async () => {
    const { id, revision, lines, ...student } = await registered();
    const all = lines.map((line) => ({ id: line.id, verdict: 'approve' }));
    expect((await seen(head, id)).data).toMatchObject({ mayDecide: false, verdict: { accepted: true } });
    const refused = await decide(head, { id, revision, lines: all });
    expect([refused.status, refused.json.message]).toEqual([
      422,
      expect.stringContaining('is the adviser of this level, and decides'),
    ]);
    expect((await seen(adviser, id)).data.mayDecide).toBe(true);
    expect((await decide(adviser, { id, revision, lines: all })).data.standing).toMatchObject({
      state: 'approved',
      revision: 2,
    });
    expect(await messagesOf(student as Enrolled)).toEqual(['Your courses of First Semester, 2026/2027 are approved']);
    expect((await decide(adviser, { id, revision, lines: all })).status).toBe(409);

    const first = await offered(server, 'CSC111', 16, { levelId: 100 });
    const other = await registered(100, [first]);
    expect((await seen(adviser, other.id)).status).toBe(404);
    expect(
      (await decide(head, { id: other.id, revision: 1, lines: [{ id: other.lines[0]!.id, verdict: 'approve' }] })).data
        .standing.state,
    ).toBe('approved');
  });

  test('approves or returns course by course, each return with a reason, and the student sends it again', async () => {
    const { id, revision, lines, ...student } = await registered();
    const verdicts = lines.map((line, index) =>
      index === 0
        ? { id: line.id, verdict: 'return', reason: 'Take it next year' }
        : { id: line.id, verdict: 'approve' },
    );
    expect((await decide(adviser, { id, revision, lines: verdicts.slice(1) })).json.message).toBe(
      'Please decide on every course that waits',
    );
    const { id: other, lines: others } = await registered();
    const foreign = verdicts.map((verdict, index) => ({ ...verdict, id: others[index]!.id }));
    expect((await decide(adviser, { id, revision, lines: foreign })).status, 'courses of another registration').toBe(
      422,
    );
    expect((await seen(adviser, other)).data.standing.lines.map(({ state }) => state)).not.toContain('approved');
    expect(
      (await decide(adviser, { id, revision, lines: [{ id: lines[0]!.id, verdict: 'return' }, ...verdicts.slice(1)] }))
        .status,
    ).toBe(422);
    const { data } = await decide(adviser, { id, revision, lines: verdicts });
    expect(data.standing).toMatchObject({ state: 'returned' });
    expect(data.standing.lines[0]).toMatchObject({ state: 'returned', reason: 'Take it next year' });
    const again = await registers(server, student, core, { revision: data.standing.revision });
    expect(again.data.standing).toMatchObject({ state: 'submitted' });
    expect(again.data.standing!.lines.map(({ state }) => state)).toEqual(['registered', ...Array(6).fill('approved')]);
    const taken = async (index: number) =>
      (
        await sql(
          `select step, reason from workflow_step where subject = 'registration_line' and subject_id = $1 order by number`,
          lines[index]!.id,
        )
      ).rows;
    expect(await taken(0)).toEqual([
      { step: 'return', reason: 'Take it next year' },
      { step: 'resubmit', reason: null },
    ]);
    expect(await taken(1)).toEqual([{ step: 'approve', reason: null }]);
    const { rows: audited } = await sql(
      `select action from audit_entry where subject_kind = 'registration_line' or subject_kind = 'registration' and subject_id = $1 order by id`,
      id,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'courses-registered',
      'registration-returned',
      'courses-registered',
    ]);
  });

  test('approves many at once where nothing is wrong, each by itself, after a trial', async () => {
    const [one, two] = [await registered(), await registered()];
    const before = await offered(server, 'PHY101', 3, { levelId: 100, kind: 'elective' });
    await sql(
      `insert into prerequisite (department_course_id, course_id, min_grade) select $1, course_id, 'E' from department_course where id = $2`,
      core[0],
      before,
    );
    for (const student of [one, two]) await tookBefore(server, student, before, student === one ? 70 : 10);
    const chosen = [one, two].map(({ id, revision }) => ({ id, revision }));
    const trial = await bulk(adviser, chosen, true);
    expect(trial.data).toMatchObject([
      { approved: true, message: 'Nothing is wrong with it' },
      { approved: false, message: expect.stringContaining('CSC201 needs E in PHY101; you have 10, F (2025/2026).') },
    ]);
    const elsewhere = await registering(server, 'unseen', { departmentId: 25 });
    const physics = await offered(server, 'PHY205', 16, { departmentId: 25 });
    const unseen = (await registers(server, elsewhere, [physics])).data.standing!.id!;
    const verdicts = await server.call(
      'GET',
      `/api/CourseRegistration/course-approval/verdicts?ids=${one.id},${two.id},${unseen}`,
      { token: adviser },
    );
    expect(verdicts.data).toEqual([
      { id: one.id, reasons: 0, conditions: 0, first: null },
      { id: two.id, reasons: 1, conditions: 0, first: 'CSC201 needs E in PHY101; you have 10, F (2025/2026).' },
    ]);
    expect((await seen(adviser, one.id)).data.standing.state).toBe('submitted');
    expect((await bulk(adviser, chosen)).data.map(({ approved }) => approved)).toEqual([true, false]);
    expect((await bulk(adviser, chosen)).data.map(({ approved }) => approved)).toEqual([false, false]);
    expect((await seen(adviser, one.id)).data.standing.state).toBe('approved');
    await sql('delete from prerequisite');
  });

  test('lists what is of the own level or department alone', async () => {
    const elsewhere = await registering(server, 'elsewhere', { departmentId: 25 });
    const physics = await offered(server, 'PHY203', 16, { departmentId: 25 });
    const { data } = await registers(server, elsewhere, [physics]);
    const rows = async (token: string) =>
      (
        await server.call<Reply<typeof registrationApprovals.list>>(
          'GET',
          '/api/CourseRegistration/course-registration-approval?pageSize=100',
          { token },
        )
      ).data.rows;
    expect(
      (await rows(adviser)).every(({ levelId, department }) => levelId === 200 && department === 'Computer Science'),
    ).toBe(true);
    expect((await rows(head)).map(({ levelId }) => levelId)).toContain(100);
    expect((await rows(head)).map(({ id }) => id)).not.toContain(data.standing!.id);
    expect((await seen(head, data.standing!.id!)).status).toBe(404);
  });

  test('adds and drops for a student with a reason, never beyond the maximum, and leaves what has a mark', async () => {
    const { id: _, revision, userName: __, ...student } = await registered();
    const elective = await offered(server, 'CSC299', 3, { kind: 'elective' });
    const large = await offered(server, 'CSC298', 6, { kind: 'elective' });
    const { rows } = await sql(
      'select coalesce(s.matric_number, a.reg_number) as n from student s join admission a on a.id = s.admission_id where s.id = $1',
      student.studentId,
    );
    const regNumber = String(rows[0]!['n']);
    const add = (ids: number[], at: number) =>
      server.call<{
        accepted: boolean;
        reasons: { code: string }[];
        standing: { revision: number; lines: { id: string; code: string }[] };
      }>('POST', '/api/CourseRegistration/add-or-drop-courses/add-courses', {
        token: adviser,
        body: { ...TERM, regNumber, departmentCourseIds: ids, revision: at, reason: 'Asked in person' },
      });
    const offers = async () =>
      (
        await server.call<{ code: string; reasons: { code: string }[] }[]>(
          'GET',
          `/api/CourseRegistration/add-or-drop-courses/registerable-courses?regNumber=${regNumber}`,
          { token: adviser },
        )
      ).data;
    expect((await offers()).map(({ code }) => code)).toEqual(expect.arrayContaining(['CSC298', 'CSC299']));
    expect((await add([large], revision)).data).toMatchObject({ accepted: false, reasons: [{ code: 'over-maximum' }] });
    const added = await add([elective], revision);
    expect(added.data).toMatchObject({ accepted: true, units: 24, standing: { revision: 2 } });
    expect((await add([elective], revision)).status).toBe(409);
    const drop = (id: string, at: number) =>
      server.call(
        'DELETE',
        `/api/CourseRegistration/add-or-drop-courses/drop-courses/${id}?revision=${at}&reason=Asked`,
        { token: adviser },
      );
    const line = added.data.standing.lines.find(({ code }) => code === 'CSC299')!;
    expect((await drop(line.id, 2)).status).toBe(200);
    const scored = added.data.standing.lines[0]!;
    await sql('insert into score (line_id, ca) values ($1, 12)', scored.id);
    const refused = await drop(scored.id, 3);
    expect([refused.status, refused.json.message]).toEqual([409, 'CSC201 has a mark already, so it stays']);
    const found = await server.call('GET', `/api/CourseRegistration/add-or-drop-courses?regNumber=${regNumber}`, {
      token: adviser,
    });
    expect(found.data).toMatchObject({ student: { number: regNumber }, standing: { units: 21, revision: 3 } });
    const history = await server.call('GET', '/api/CourseRegistration/history', { token: student.token });
    expect(history.data.filter(({ courses }) => courses > 0)).toMatchObject([{ units: 21 }]);
  });

  test('gives a student units of their own, a window and a permit, in reach alone', async () => {
    const student = await registering(server, 'exempted');
    const { rows } = await sql(
      'select a.reg_number as n from student s join admission a on a.id = s.admission_id where s.id = $1',
      student.studentId,
    );
    const number = String(rows[0]!['n']);
    const post = (path: string, token: string, body: object) => server.call('POST', `/api${path}`, { token, body });
    const load = { number, ...TERM, minUnits: 16, maxUnits: 25, reason: 'A good standing' };
    expect((await post('/CourseManagement/student-unit-load', adviser, { ...load, maxUnits: 12 })).status).toBe(422);
    expect((await post('/CourseManagement/student-unit-load', adviser, load)).status).toBe(200);
    expect(
      (
        await post('/CourseRegistration/open-or-close-student-course-registration', head, {
          number,
          ...TERM,
          until: '2099-01-01',
          reason: 'Was ill',
        })
      ).status,
    ).toBe(200);
    expect(
      (await post('/CourseRegistration/student-course-borrowing-status', head, { number, sessionId: 1, maxUnits: 3 }))
        .status,
    ).toBe(200);
    const form = await courseForm(server, student);
    expect(form.limits).toEqual({ min: 16, max: 25, borrowed: 3 });
    expect(form.gates[0]!.message).toContain('Open for you until 01/01/2099');
    const off = await server.call('PUT', '/api/CourseRegistration/toggle-student-course-borrowing', {
      token: head,
      body: { studentId: student.studentId, sessionId: 1, active: false, maxUnits: 3 },
    });
    expect(off.status).toBe(200);
    expect((await courseForm(server, student)).limits.borrowed).toBeNull();
    const stranger = await registering(server, 'outside', { departmentId: 25 });
    const other = await sql(
      'select a.reg_number as n from student s join admission a on a.id = s.admission_id where s.id = $1',
      stranger.studentId,
    );
    expect(
      (await post('/CourseManagement/student-unit-load', adviser, { ...load, number: String(other.rows[0]!['n']) }))
        .status,
    ).toBe(422);
  });

  test('sees the class of a course, and the levels with their numbers', async () => {
    const student = await registered();
    const lecturer = (await signedIn(server, 'lecturer')).token;
    const path = `/api/Results/class-list?departmentCourseId=${core[0]}&sessionId=1`;
    expect((await server.call<{ rows: unknown[] }>('GET', path, { token: lecturer })).data.rows).toEqual([]);
    await sql(
      `insert into lecturer_course (department_course_id, user_id, is_main, since) select $1, id, true, now() from user_account where user_name = 'lecturer'`,
      core[0],
    );
    const { data } = await server.call<{ rows: { id: string }[] }>('GET', `${path}&pageSize=100`, { token: lecturer });
    expect(data.rows.map(({ id }) => id)).toContain(student.lines[0]!.id);
    const paper = await fetch(
      `${server.address}/api/Results/download-class-list?departmentCourseId=${core[0]}&sessionId=1`,
      {
        headers: { authorization: `Bearer ${lecturer}` },
      },
    );
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const levels = await server.call<object[]>('GET', '/api/Lecturer/advised-levels', { token: adviser });
    expect(levels.data).toMatchObject([{ department: 'Computer Science', levelId: 200, adviser: expect.any(String) }]);
    const all = await server.call<{ rows: object[] }>(
      'GET',
      '/api/Lecturer/course-adviser?sessionId=1&semesterId=1&state=submitted',
      { token: registry },
    );
    expect(all.data.rows.length).toBeGreaterThan(0);
  });

  test('opens and closes registration for a student type in the registry, and not in a department', async () => {
    const body = {
      sessionId: 1,
      semesterId: 2,
      studentTypeId: 1,
      opensOn: '2027-02-01',
      closesOn: '2027-02-28',
      lateUntil: '2027-03-07',
    };
    const path = '/api/CourseRegistration/open-or-close-course-registration';
    expect((await server.call('POST', path, { token: head, body })).status).toBe(422);
    expect(
      (await server.call('POST', path, { token: registry, body: { ...body, closesOn: '2027-01-01' } })).status,
    ).toBe(422);
    const { data } = await server.call<{ id: number }>('POST', path, { token: registry, body });
    expect(data.id).toBeGreaterThan(0);
    expect(
      (await server.call('PUT', `${path}/${data.id}/toggle-activation`, { token: registry, body: { active: false } }))
        .status,
    ).toBe(200);
    const load = { departmentId: COMPUTING, levelId: 200, semesterId: 1, minUnits: 15, maxUnits: 22 };
    expect(
      (await server.call('POST', '/api/CourseManagement/department-unit-loads', { token: head, body: load })).status,
    ).toBe(200);
    expect(
      (
        await server.call('POST', '/api/CourseManagement/department-unit-loads', {
          token: head,
          body: { ...load, departmentId: 25 },
        })
      ).status,
    ).toBe(422);
    const student = await registering(server, 'loaded');
    expect((await courseForm(server, student)).limits).toMatchObject({ min: 15, max: 22 });
  });
});
