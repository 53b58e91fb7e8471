import { beforeAll, expect, test } from 'vitest';
import type { PaperPage } from '#contract/kit/paper.ts';
import type { Amendment } from '#contract/academics/result-sheets.ts';
import type { Composite, TermResult } from '#contract/academics/own-results.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { offerOf, registered, registeredClass } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf } from '../../../support/sheets.ts';

onDatabases('the approval of result sheets', (databases) => {
  let server: TestServer;
  let offer: number;
  let sheet: Awaited<ReturnType<typeof courseSheetOf>>;
  let lines: readonly string[];
  beforeAll(async () => {
    server = await freshServer(databases);
    offer = await offerOf(server, 'CSC 101');
    sheet = await courseSheetOf(server, offer);
    lines = (await registeredClass(server, offer, 3)).map(({ lineId }) => lineId);
    await sheet.save({
      [lines[0]!]: { ca: 20, exam: 50 },
      [lines[1]!]: { ca: 10, exam: 20 },
      [lines[2]!]: { code: 'SICK' },
    });
  });
  const rows = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  test('goes step by step: none is skipped, and none is taken by who lacks its office', async () => {
    expect((await sheet.submit()).status).toBe(200);
    expect((await sheet.read('hod')).may).toMatchObject({ edit: false, step: 'head', refusal: null });
    expect((await sheet.decide('dean')).status).toBe(422);
    expect((await sheet.decide('senate')).status).toBe(409);
    expect((await sheet.decide('publish')).status).toBe(409);
    for (const as of ['dean', 'senate', 'registry', 'admin', 'lecturer', 'adviser'])
      expect([as, (await sheet.decide('head', { as })).status]).toEqual([as, 422]);
    expect((await sheet.decide('head', { as: 'student' })).status).toBe(403);
  });

  test('is of the digest that was seen, and leads a returned sheet through every step again', async () => {
    const stale = await sheet.decide('head', { digest: 'f'.repeat(64) });
    expect([stale.status, stale.json.message]).toEqual([
      409,
      'CSC 101 has changed since you looked at it. Please look again',
    ]);
    expect((await sheet.decide('head')).status).toBe(200);
    expect((await sheet.decide('head')).status).toBe(200);
    expect((await sheet.decide('dean', { verdict: 'return' })).json.errors).toEqual({
      '/reason': 'please say what is to be corrected',
    });
    expect((await sheet.decide('dean', { verdict: 'return', reason: 'Script 2 was not marked' })).status).toBe(200);
    const returned = await sheet.read();
    expect([returned.state, returned.round, returned.may.edit]).toEqual(['open', 2, true]);
    expect(returned.steps.map(({ step, reason }) => [step, reason])).toEqual([
      ['Submitted', null],
      ['Approved as head', null],
      ['Returned', 'Script 2 was not marked'],
    ]);
    await sheet.save({ [lines[1]!]: { exam: 30 } });
    expect((await sheet.submit()).status).toBe(200);
    expect((await sheet.decide('dean')).status).toBe(422);
    expect((await sheet.decide('head')).status).toBe(200);
  });

  test('is each another person’s, of whom nobody entered a score', async () => {
    const [hod] = await rows(`select id from user_account where user_name = 'hod'`);
    await rows(
      `insert into appointment (post, faculty_id, user_id, since) select 'dean', 5, $1, now() where not exists (select from appointment where post = 'dean' and faculty_id = 5 and user_id = $1)
      on conflict do nothing`,
      hod!['id'],
    );
    await rows(`update appointment set user_id = $1 where post = 'dean' and faculty_id = 5`, hod!['id']);
    const again = await sheet.decide('dean', { as: 'hod' });
    expect([again.status, again.json.message]).toEqual([
      422,
      'CSC 101: You took a step of this sheet already. Each step is another person’s',
    ]);
    await rows(
      `update appointment set user_id = (select id from user_account where user_name = 'dean') where post = 'dean' and faculty_id = 5`,
    );
    expect((await sheet.decide('dean')).status).toBe(200);
    expect((await sheet.decide('senate')).status).toBe(200);
  });

  test('is refused where somebody altered a score behind the sheet', async () => {
    await rows(
      `with amending as (select set_config('matricula.amending', 'on', true)) update score set exam = 60 from amending where line_id = $1`,
      lines[1],
    );
    expect((await sheet.decide('publish')).status).toBe(409);
    await rows(
      `with amending as (select set_config('matricula.amending', 'on', true)) update score set exam = 30 from amending where line_id = $1`,
      lines[1],
    );
  });

  test('ends with the registry, which publishes; two who do it at once publish it once', async () => {
    const race = await Promise.all([sheet.decide('publish'), sheet.decide('publish')]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 200]);
    expect(await rows(`select count(*)::int4 as published from workflow_step where step = 'publish'`)).toEqual([
      { published: 1 },
    ]);
    expect(
      await rows(
        `select step, round, digest is not null as seen from workflow_step where subject = 'result_sheet' order by number`,
      ),
    ).toEqual(
      ['submit', 'head', 'return', 'submit', 'head', 'dean', 'senate', 'publish'].map((step, index) => ({
        step,
        round: index < 3 ? 1 : 2,
        seen: true,
      })),
    );
    const [audited] = await rows(
      `select detail - 'digest' as detail from audit_entry where action = 'result-sheet-published'`,
    );
    expect(audited).toEqual({ detail: { from: 'senate-approved', to: 'published' } });
    expect(await rows(`select units, points, status from standing order by points desc, units desc`)).toEqual(
      [
        { units: 3, points: '1500', status: 'Pass' },
        { units: 3, points: '300', status: 'Pass' },
        { units: 0, points: '0', status: 'Pending' },
      ].map((row) => ({ ...row, points: expect.anything() })),
    );
    expect((await sheet.decide('head')).status).toBe(409);
  });

  test('of an amendment after senate takes every step again: before it nothing changes, after it the standing has', async () => {
    const amend = (as: string, id: string) =>
      server.call('POST', '/api/Results/amend', {
        token: sheet.tokens[as]!,
        body: {
          id,
          lineId: lines[1],
          base: { ca: 10, exam: 30, code: null },
          ca: 10,
          exam: 35,
          code: null,
          reason: 'A page was not added up',
        },
      });
    const id = '0d9c7a52-6a7e-4f5c-9a37-3f2d1f6f0a01';
    expect((await amend('hod', id)).status).toBe(422);
    expect((await amend('lecturer', id)).status).toBe(200);
    expect((await amend('lecturer', id)).status).toBe(200);
    expect((await amend('lecturer', '0d9c7a52-6a7e-4f5c-9a37-3f2d1f6f0a02')).status).toBe(409);
    const open = async (as: string) =>
      (await server.call<Amendment[]>('GET', '/api/Results/amendments', { token: sheet.tokens[as]! })).data;
    expect(await open('adviser')).toEqual([]);
    const [{ digest }] = (await open('hod')) as [Amendment];
    const decideOn = (step: string, as: string) =>
      server.call('POST', '/api/Results/decide-amendment', {
        token: sheet.tokens[as]!,
        body: { id, step, verdict: 'approve', digest },
      });
    expect((await decideOn('dean', 'dean')).status).toBe(422);
    for (const [step, as] of [
      ['head', 'hod'],
      ['dean', 'dean'],
      ['senate', 'senate'],
    ] as const)
      expect((await decideOn(step, as)).status).toBe(200);
    expect((await sheet.read()).lines[1]).toMatchObject({ exam: 30, total: 40 });
    expect((await decideOn('publish', 'registry')).status).toBe(200);
    expect((await sheet.read()).lines[1]).toMatchObject({ exam: 35, total: 45, grade: 'D' });
    expect(
      await rows(
        `select t.points::int4 as points from standing t join registration_line l on l.student_id = t.student_id where l.id = $1`,
        lines[1],
      ),
    ).toEqual([{ points: 600 }]);
    await expect(rows('update score set exam = 1 where line_id = $1', lines[1])).rejects.toThrow('has been submitted');
  });

  test('of a course that the head teaches goes to the dean, and past no other office', async () => {
    const own = await offerOf(server, 'CSC 102');
    await rows(
      `insert into lecturer_course (department_course_id, user_id, is_main, since) select $1, id, user_name = 'hod', now() from user_account where user_name in ('hod', 'lecturer')`,
      own,
    );
    const taught = await courseSheetOf(server, own);
    const [line] = await registeredClass(server, own, 1);
    await taught.save({ [line!.lineId]: { ca: 10, exam: 40 } });
    await taught.submit();
    expect((await taught.read('hod')).may).toMatchObject({ step: null, refusal: expect.stringContaining('You teach') });
    expect((await taught.decide('head')).status).toBe(422);
    expect((await taught.decide('dean')).status).toBe(200);
    expect((await taught.read()).state).toBe('dean-approved');
    expect((await taught.decide('senate')).status).toBe(200);
    expect((await taught.decide('publish')).status).toBe(200);
  });

  test('shows a student the marks from publication on, and how the average was computed', async () => {
    const student = await enrolled(server, 'reader');
    const [one, other] = [await offerOf(server, 'CSC 201'), await offerOf(server, 'CSC 202')];
    const open = await courseSheetOf(server, one);
    const lineId = await registered(server, student.studentId, one);
    await registered(server, student.studentId, other);
    const results = async () =>
      (await server.call<TermResult>('GET', '/api/Results/student-results?semesterId=1', { token: student.token }))
        .data;
    await open.save({ [lineId]: { ca: 12.5, exam: 57 } });
    expect((await results()).waiting).toEqual([
      { code: 'CSC 201', title: 'Computer Programming I', unit: 3, status: 'With the lecturer', since: null },
    ]);
    expect(await open.publish()).toEqual([200, 200, 200, 200, 200]);
    expect(await results()).toMatchObject({
      published: [{ code: 'CSC 201', ca: 12.5, exam: 57, total: 70, grade: 'A', gradePoint: 5, creditPoint: 15 }],
      waiting: [],
      previous: { creditUnit: 0, gradePointAverage: null },
      current: { creditUnit: 3, creditPoint: 15, gradePointAverage: '5.00' },
      cumulative: { creditUnit: 3, creditPoint: 15, gradePointAverage: '5.00' },
      remark: 'Pass',
      class: 'First Class',
      rules: { name: 'NUC 5.0', version: 1, attempts: 'All attempts at a course count' },
      attempts: [{ code: 'CSC 201', total: 70, counts: true }],
    });
    await rows(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    await rows(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, 901, student_type_id, programme_id, 21, 200 from student_session where student_id = $1`,
      student.studentId,
    );
    expect((await results()).student, 'the level of that session').toMatchObject({
      department: 'Computer Science',
      level: 100,
    });
    const { data } = await server.call('GET', '/api/Results/student-semester-cgpa', { token: student.token });
    expect(data).toMatchObject({
      cgpa: '5.00',
      class: 'First Class',
      scale: 5,
      terms: [
        { semester: 'First Semester', published: 1, waiting: 0, gradePointAverage: '5.00' },
        { semester: 'Second Semester', published: 0, waiting: 1, gradePointAverage: null },
      ],
    });
    const file = await fetch(`${server.address}/api/Results/download-grade-sheet?sessionId=1&semesterId=1`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('grade-sheet'),
    ]);
    const composite = (as: string) =>
      server.call<Composite>(
        'GET',
        '/api/Results/students-composite-results?departmentId=22&levelId=100&sessionId=1&semesterId=1',
        {
          token: open.tokens[as]!,
        },
      );
    expect((await composite('lecturer')).status).toBe(404);
    const { courses, students } = (await composite('hod')).data;
    expect(courses.map(({ courseCode }) => courseCode)).toEqual(['CSC 101', 'CSC 201']);
    expect(students.find(({ studentId }) => studentId === student.studentId)).toMatchObject({
      subjects: { 'CSC 201': '70 A' },
      cumulative: { gradePointAverage: '5.00' },
      remark: 'Pass',
    });
    const info = await server.call('GET', `/api/Results/student-class-info?studentId=${student.studentId}`, {
      token: open.tokens['dean']!,
    });
    expect(info.data).toMatchObject({ coursesUploaded: 1, totalCoursesRegistered: 2, semestersCount: 2, cgpa: '5.00' });
    expect([(await results()).cumulative.provisional, info.data]).toMatchObject([null, { provisional: null }]);
    await registered(server, student.studentId, await offerOf(server, 'CSC 301'));
    const provisional = 'provisional, 1 of 2 courses';
    expect(await results()).toMatchObject({
      current: { provisional },
      cumulative: { provisional },
      previous: { provisional: null },
    });
    const averages = await server.call('GET', '/api/Results/student-semester-cgpa', { token: student.token });
    expect(averages.data).toMatchObject({
      cgpa: '5.00',
      provisional,
      terms: [{ provisional, cumulativeProvisional: provisional }, { published: 0 }],
    });
    const leading = await server.call('GET', `/api/Results/student-class-info?studentId=${student.studentId}`, {
      token: open.tokens['dean']!,
    });
    expect(leading.data).toMatchObject({ cgpa: '5.00', provisional });
  });

  test('prints a sheet with its counts and digest, and no mark behind its code', async () => {
    const page = async (as: string) =>
      server.call<PaperPage>('GET', `/api/Results/result-sheet?departmentCourseId=${offer}`, {
        token: sheet.tokens[as]!,
      });
    const { data } = await page('lecturer');
    expect(data.title).toBe('Course result sheet');
    expect(data.tables[0]).toMatchObject({ rowsPerPage: 30, signatures: ['Examiner', 'Head of Department', 'Dean'] });
    expect(data.tables[0]!.rows.length).toBeGreaterThanOrEqual(3);
    expect((await page('student')).status).toBe(403);
    expect((await page('adviser')).status).toBe(404);
    const [record] = await rows(`select facts::text as facts from document_record where kind = 'result-sheet'`);
    expect(Object.keys(record!)).toEqual(['facts']);
    expect(String(record!['facts'])).not.toContain('Grades');
  });
});
