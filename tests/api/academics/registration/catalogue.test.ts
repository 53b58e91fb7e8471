import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Standing } from '#contract/academics/registration.ts';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import { COMPUTING, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { offered, offerNothing, openWindow, registering, registers } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const BIOLOGY = 25;
const OF_TERM = '?sessionId=1&semesterId=1';

onDatabases('a catalogue that changes', (databases) => {
  let server: TestServer;
  let core: number[];
  const tokens: Record<string, string> = {};
  const sql = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = async <Data>(as: string, path: string) =>
    (await server.call<Data>('GET', `/api${path}`, { token: tokens[as]! })).data;
  const put = (as: string, path: string, body: object) =>
    server.call('PUT', `/api${path}`, { token: tokens[as]!, body });
  const teaches = (userName: string, departmentCourseId: number) =>
    sql(
      `insert into lecturer_course (department_course_id, user_id, is_main, since) select $2, id, true, now() from user_account where user_name = $1`,
      userName,
      departmentCourseId,
    );
  const approved = ({ studentId }: Enrolled) =>
    sql(
      `with whole as (update registration set state = 'approved', decided_at = now() where student_id = $1 returning id)
       update registration_line set state = 'approved' where registration_id in (select id from whole) and state = 'registered'`,
      studentId,
    );
  const sheetOf = (as: string, departmentCourseId: number, sessionId = 1) =>
    server.call<CourseSheet>(
      'GET',
      `/api/Results/course-grades?departmentCourseId=${departmentCourseId}&sessionId=${sessionId}`,
      { token: tokens[as]! },
    );
  const classOf = async (departmentCourseId: number, sessionId = 1) =>
    (
      await get<{ rows: { id: string; course: string; unit: number; kind: string }[] }>(
        'registry',
        `/Results/class-list?departmentCourseId=${departmentCourseId}&sessionId=${sessionId}&pageSize=100`,
      )
    ).rows;

  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    await sql(`update gate set active = false where act = 'examination card'`);
    await sql(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    core = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => offered(server, `CSC20${number}`, 3)));
    for (const name of ['registry', 'admin', 'lecturer', 'hod']) tokens[name] = (await signedIn(server, name)).token;
  });

  test('leaves forms, cards, class lists and score sheets of who has registered as they were', async () => {
    const course = await offered(server, 'MTH101', 3, { kind: 'elective' });
    await teaches('lecturer', course);
    const [ada, obi] = [await registering(server, 'adacat'), await registering(server, 'obicat')];
    await registers(server, ada, [...core, course]);
    await approved(ada);
    const { courseId } = (await sql('select course_id as "courseId" from department_course where id = $1', course))[0]!;
    const [{ revision }] = (await sql('select revision from course where id = $1', courseId)) as [{ revision: number }];
    const renamed = await put('admin', `/CourseManagement/courses/${courseId}?revision=${revision}`, {
      code: 'MTH 111',
      title: 'Algebra',
      unit: 4,
    });
    expect(renamed.status).toBe(200);
    await registers(server, obi, [...core, course]);
    await approved(obi);
    expect(
      (await put('admin', `/CourseManagement/toggle-course-status/${course}`, { sessionId: 1, active: false })).status,
    ).toBe(200);
    const cloned = await server.call<{ created: number }>('POST', '/api/CourseManagement/course-assignments/clone', {
      token: tokens['admin']!,
      body: { fromSessionId: 1, toSessionId: 901, trial: false },
    });
    expect(cloned.data.created).toBeGreaterThan(0);

    const was = { code: 'MTH101', title: 'The title of MTH101', unit: 3 };
    const now = { code: 'MTH 111', title: 'Algebra', unit: 4 };
    for (const [student, called, units] of [
      [ada, was, 21],
      [obi, now, 22],
    ] as const) {
      tokens['own'] = student.token;
      const standing = await get<Standing>('own', `/CourseRegistration/registered-courses${OF_TERM}`);
      expect(standing).toMatchObject({ state: 'approved', units });
      expect(standing.lines).toContainEqual(expect.objectContaining(called));
      const form = await get<PaperPage>('own', `/CourseRegistration/course-form${OF_TERM}`);
      expect(form.tables[0]!.rows).toContainEqual([
        called.code,
        called.title,
        'Elective',
        `${called.unit}`,
        'Approved',
      ]);
      const card = await get<PaperPage>('own', `/CourseRegistration/examination-card${OF_TERM}`);
      expect(card.tables[0]!.rows).toContainEqual([called.code, called.title, `${called.unit}`, '']);
    }
    expect((await classOf(course)).map((row) => `${row.course} ${row.unit}`).toSorted()).toEqual([
      'MTH 111 4',
      'MTH101 3',
    ]);
    const { data: sheet } = await sheetOf('lecturer', course);
    expect(sheet).toMatchObject(was);
    expect(sheet.lines).toHaveLength(2);
    const own = await get<{ rows: object[] }>('lecturer', '/Results/own-sheets?search=MTH101');
    expect(own.rows).toMatchObject([{ code: 'MTH101', title: was.title, students: 2 }]);
    const tests = await get<{ code: string }[]>('lecturer', '/Results/get-cbt-courses');
    expect(tests.map(({ code }) => code)).toContain('MTH101');

    expect(await classOf(course, 901)).toEqual([]);
    expect((await sheetOf('lecturer', course, 901)).data).toMatchObject({ ...now, lines: [] });
  });

  test('gives the next session its lecturers too: who teaches a course goes on with it', async () => {
    const course = await offered(server, 'CSC271', 3, { kind: 'elective', cap: 30 });
    const ended = await offered(server, 'CSC273', 3, { kind: 'elective', cap: 30 });
    const body = { fromSessionId: 1, toSessionId: 901, trial: true };
    const cloned = async (trial: boolean) =>
      (
        await server.call<{ lecturers: number }>('POST', '/api/CourseManagement/course-assignments/clone', {
          token: tokens['admin']!,
          body: { ...body, trial },
        })
      ).data.lecturers;
    const before = await cloned(true);
    for (const each of [course, ended]) await teaches('lecturer', each);
    await sql('update lecturer_course set ended_at = now() where department_course_id = $1', ended);
    expect(await cloned(true)).toBe(before + 1);
    expect(await cloned(false)).toBe(before + 1);
    const next = async (of: number) => (await sheetOf('lecturer', of, 901)).status;
    expect([await next(course), await next(ended)]).toEqual([200, 404]);
  });

  test('lets the lecturer of the lending department score a borrowed course, and nobody of the borrowing one', async () => {
    const lent = await offered(server, 'BIO201', 3, { departmentId: BIOLOGY });
    const [{ courseId }] = (await sql('select course_id as "courseId" from department_course where id = $1', lent)) as [
      { courseId: number },
    ];
    const [{ own }] = (await sql(
      `insert into department_course (course_id, department_id, level_id, semester_id, kind) values ($1, $2, 300, 1, 'elective') returning id as own`,
      courseId,
      COMPUTING,
    )) as [{ own: number }];
    const lender = await registering(server, 'lender', { departmentId: BIOLOGY });
    await sql(
      `update user_account set role_id = (select role_id from user_account where user_name = 'lecturer') where user_name = 'lender'`,
    );
    tokens['lender'] = (await signedIn(server, 'lender')).token;
    await teaches('lender', lent);
    await teaches('lecturer', own);
    const ada = await registering(server, 'borrowing');
    await sql(
      `insert into borrow_permit (student_id, session_id, max_units, given_by) values ($1, 1, 3, 'system:test')`,
      ada.studentId,
    );
    const { data } = await registers(server, ada, [...core, lent]);
    expect(data).toMatchObject({ accepted: true, units: 21 });
    await approved(ada);
    const line = data.standing!.lines.find(({ code }) => code === 'BIO201')!;
    expect(line.kind).toBe('borrowed');

    expect((await sheetOf('lender', lent)).data.lines.map(({ lineId }) => lineId)).toEqual([line.id]);
    expect((await sheetOf('lecturer', own)).data.lines).toEqual([]);
    expect((await sheetOf('lecturer', lent)).status).toBe(404);
    expect((await sheetOf('hod', lent)).status).toBe(404);
    const score = (as: string, departmentCourseId: number) =>
      server.call<{ outcomes: { outcome: string }[] }>(
        'PUT',
        `/api/Results/course-grades?departmentCourseId=${departmentCourseId}`,
        {
          token: tokens[as]!,
          body: {
            key: randomUUID(),
            via: 'keyboard',
            edits: [{ lineId: line.id, base: { ca: null, exam: null, code: null }, ca: 20, exam: 40, code: null }],
          },
        },
      );
    expect((await score('lecturer', lent)).status).toBe(422);
    expect((await score('lecturer', own)).data.outcomes).toMatchObject([{ outcome: 'refused' }]);
    expect((await score('lender', lent)).data.outcomes).toMatchObject([{ outcome: 'saved' }]);
    expect(await classOf(lent)).toMatchObject([{ id: line.id, course: 'BIO201', kind: 'borrowed' }]);
    expect(lender.studentId).not.toBe(ada.studentId);
  });
});
