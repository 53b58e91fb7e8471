import { beforeAll, expect, test } from 'vitest';
import { verdictOn } from '#rules/academics/registration.ts';
import { login } from '../../../support/people.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import {
  courseForm,
  offered,
  offerNothing,
  openWindow,
  registering,
  registers,
  tookBefore,
} from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('a registration', (databases) => {
  let server: TestServer;
  let core: number[];
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    core = await Promise.all(['CSC201', 'CSC203', 'CSC205', 'CSC207'].map((code) => offered(server, code, 4)));
    core.push(await offered(server, 'STA201', 3));
  });
  const student = () => registering(server, `registrant${String.fromCharCode(97 + (names += 1))}`);
  const sql = (text: string, ...values: unknown[]) => server.platform.database.query({ name: '', text, values });
  const messages = (reply: Awaited<ReturnType<typeof registers>>) =>
    reply.data.reasons.map(({ message, remedy }) => `${message} ${remedy}`);

  test('has core and carry-overs ticked, and says of 25 units what to drop or whom to ask', async () => {
    const mth101 = await offered(server, 'MTH101', 3, { levelId: 100 });
    const csc208 = await offered(server, 'CSC208', 3, { kind: 'elective' });
    const ada = await student();
    await tookBefore(server, ada, mth101, 35);
    const form = await courseForm(server, ada);
    expect(form.lines.filter(({ preselected }) => preselected).map(({ code }) => code)).toEqual([
      'MTH101',
      'CSC201',
      'CSC203',
      'CSC205',
      'CSC207',
      'STA201',
    ]);
    expect(form.lines[0]).toMatchObject({
      code: 'MTH101',
      kind: 'carry-over',
      locked: true,
      failed: { total: 35, grade: 'F' },
    });
    const all = [...core, mth101, csc208];
    const trial = await registers(server, ada, all, { trial: true });
    expect(messages(trial)).toEqual(['One unit over 24. Drop CSC208 (3), or ask your adviser for 25.']);
    expect((await registers(server, ada, all)).data).toMatchObject({
      accepted: false,
      units: 25,
      standing: { revision: 0 },
    });
    expect(verdictOn(form, all).reasons).toEqual(trial.data.reasons);
    await sql(
      `insert into student_unit_load (student_id, session_id, semester_id, min_units, max_units, reason) values ($1, 1, 1, 16, 25, 'a good standing')`,
      ada.studentId,
    );
    expect((await registers(server, ada, all)).data).toMatchObject({
      accepted: true,
      units: 25,
      standing: { state: 'submitted', revision: 1, units: 25 },
    });
  });

  test('needs what comes before a course, and says the published mark alone', async () => {
    const before = await offered(server, 'PHY101', 3, { levelId: 100, kind: 'elective' });
    const after = await offered(server, 'PHY201', 3, { kind: 'elective' });
    await sql(
      `insert into prerequisite (department_course_id, course_id, min_grade) select $1, course_id, 'E' from department_course where id = $2`,
      after,
      before,
    );
    const [ada, obi, eze] = [await student(), await student(), await student()];
    await tookBefore(server, ada, before, 35);
    expect(messages(await registers(server, ada, [...core, after]))).toEqual([
      'PHY201 needs E in PHY101; you have 35, F (2025/2026). Take PHY101 first, or ask your head of department.',
    ]);
    expect(messages(await registers(server, obi, [...core, after]))).toEqual([
      'PHY201 needs E in PHY101, which you have not taken. Take PHY101 first, or ask your head of department.',
    ]);
    const sheetIs = (state: string) =>
      sql('update result_sheet set state = $2 where department_course_id = $1', before, state);
    await sheetIs('open');
    await tookBefore(server, eze, before, null);
    await sql(
      `insert into score (line_id, exam) select id, 12 from registration_line where student_id = $1`,
      eze.studentId,
    );
    await sheetIs('senate-approved');
    const reply = await registers(server, eze, [...core, after]);
    expect(reply.data).toMatchObject({ accepted: true, conditions: [{ course: 'PHY201' }] });
    expect(JSON.stringify(await courseForm(server, eze))).not.toContain('"total":12');
    expect(messages(await registers(server, eze, [...core.slice(1), after, before], { revision: 1 }))).toContain(
      'You took PHY101 in 2025/2026, and its result is not published yet. Leave PHY101 until its result is out.',
    );
  });

  test('borrows by permit alone, and the units count', async () => {
    const lent = await offered(server, 'BIO201', 3, { departmentId: 25 });
    const ada = await student();
    const { data } = await server.call<{ code: string; reasons: { code: string }[] }[]>(
      'GET',
      '/api/CourseRegistration/borrowable-courses?sessionId=1&semesterId=1&departmentId=25&borrowLevelId=200',
      { token: ada.token },
    );
    expect(data).toMatchObject([{ code: 'BIO201', kind: 'borrowed', reasons: [{ code: 'no-permit' }] }]);
    expect((await registers(server, ada, [...core, lent])).data.reasons).toMatchObject([{ code: 'no-permit' }]);
    await sql(
      `insert into borrow_permit (student_id, session_id, max_units, given_by) values ($1, 1, 3, 'system:test')`,
      ada.studentId,
    );
    expect((await registers(server, ada, [...core, lent])).data).toMatchObject({ accepted: true, units: 22 });
  });

  test('stays as it was called when the catalogue changes', async () => {
    const renamed = await offered(server, 'GST201', 2, { kind: 'elective' });
    const ada = await student();
    await registers(server, ada, [...core, renamed]);
    await sql(`update course set code = 'GST211', title = 'Other', unit = 5 where code = 'GST201'`);
    await sql('update department_course set active = false where id = $1', renamed);
    const { standing, lines } = await courseForm(server, ada);
    expect(standing.lines).toContainEqual(
      expect.objectContaining({ code: 'GST201', title: 'The title of GST201', unit: 2 }),
    );
    expect(standing.units).toBe(21);
    expect(lines).toContainEqual(expect.objectContaining({ code: 'GST201', unit: 2, isRegistered: true }));
    expect((await registers(server, ada, [...core, renamed], { revision: 1 })).data.accepted).toBe(true);
  });

  test('of a second device is refused with what stands, and the same courses sent twice are one', async () => {
    const ada = await student();
    expect((await registers(server, ada, core)).data.accepted).toBe(true);
    const again = await registers(server, ada, core);
    expect(again.data).toMatchObject({ accepted: true, standing: { revision: 1 } });
    const other = await registers(server, ada, core.slice(1));
    expect(other.status).toBe(409);
    expect(other.json.message).toContain('It has these courses now, 19 units: CSC201, CSC203, CSC205, CSC207, STA201');
  });

  test('waits for its window, and says when and who opens another', async () => {
    const ada = await student();
    await sql(`update registration_window set opens_on = '2020-01-01', closes_on = '2020-02-01'`);
    const closed = await registers(server, ada, core);
    expect(messages(closed)).toEqual([
      'Closed on 1 February 2020 at 11:59 pm, Nigeria time. Ask your head of department to open it for you.',
    ]);
    await sql(
      `insert into student_window (student_id, session_id, semester_id, until, reason, opened_by) values ($1, 1, 1, '2099-01-01', 'ill', 'system:test')`,
      ada.studentId,
    );
    expect((await registers(server, ada, core)).data.accepted).toBe(true);
    await sql(`update registration_window set closes_on = '2099-01-01'`);
  });

  test('keeps a draft, which takes no seat and goes when it is submitted', async () => {
    const ada = await student();
    const draft = (await courseForm(server, ada)).draft;
    expect(draft).toBeNull();
    const saved = await server.call('PUT', '/api/CourseRegistration/draft', {
      token: ada.token,
      body: { sessionId: 1, semesterId: 1, departmentCourseIds: core.slice(0, 2) },
    });
    expect(saved.status).toBe(200);
    expect((await courseForm(server, ada)).draft).toEqual(core.slice(0, 2));
    await registers(server, ada, core);
    expect((await courseForm(server, ada)).draft).toBeNull();
  });

  test('is of a student alone, and of a session in which they are', async () => {
    const stranger = await enrolled(server, 'stranger', { levelId: 200 });
    const reply = await server.call('GET', '/api/CourseRegistration/registrable-courses?sessionId=12345&semesterId=1', {
      token: stranger.token,
    });
    expect(reply.status).toBe(404);
    const { data } = await login(server, 'lecturer');
    expect((await registers(server, { token: data!.jwtToken!.token }, core)).status).toBe(403);
  });
});
