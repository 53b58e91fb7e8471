import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CourseSheet, EditOutcome, ScoreMarks } from '#contract/academics/result-sheets.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf, registeredClass, type Registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const EMPTY: ScoreMarks = { ca: null, exam: null, code: null };

onDatabases('score sheets', (databases) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const offers: Record<string, number> = {};
  let students: Registered[];
  beforeAll(async () => {
    server = await freshServer(databases);
    for (const name of ['lecturer', 'hod', 'dean', 'senate', 'registry', 'adviser', 'student', 'admin'])
      tokens[name] = (await signedIn(server, name)).token;
    for (const code of ['CSC 101', 'CSC 201', 'CSC 202', 'CSC 301']) offers[code] = await offerOf(server, code);
    students = await registeredClass(server, offers['CSC 101']!, 4);
    await registeredClass(server, offers['CSC 201']!, 1);
  });

  const sheet = async (as: string, code = 'CSC 101') =>
    server.call<CourseSheet>('GET', `/api/Results/course-grades?departmentCourseId=${offers[code]}`, {
      token: tokens[as]!,
    });
  const save = (
    edits: readonly object[],
    { as = 'lecturer', code = 'CSC 101', key = randomUUID() }: { as?: string; code?: string; key?: string } = {},
  ) =>
    server.call<{ state: string; outcomes: EditOutcome[] }>(
      'PUT',
      `/api/Results/course-grades?departmentCourseId=${offers[code]}`,
      { token: tokens[as]!, body: { key, via: 'keyboard', edits } },
    );
  const edit = (at: number, marks: Partial<ScoreMarks>, base: Partial<ScoreMarks> = {}) => ({
    lineId: students[at]!.lineId,
    base: { ...EMPTY, ...base },
    ...EMPTY,
    ...base,
    ...marks,
  });
  const outcomes = async (...given: Parameters<typeof save>) => (await save(...given)).data.outcomes;

  test('are open to lecturers of the course and its offices, and to nobody else', async () => {
    const { data } = await sheet('lecturer');
    expect(data).toMatchObject({ code: 'CSC 101', state: 'open', caWeight: 30, examWeight: 70, sheetId: null });
    expect(data.lines.map(({ number, ca, total }) => [number, ca, total])).toEqual(
      students.map(({ number }) => [number, null, null]),
    );
    expect(data.may).toMatchObject({ edit: true, submit: false, step: null });
    const statuses = await Promise.all(
      ['hod', 'dean', 'senate', 'registry', 'adviser', 'student'].map(async (as) => (await sheet(as)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404, 403]);
    expect((await save([edit(0, { ca: 1 })], { as: 'hod' })).status).toBe(422);
    expect((await sheet('lecturer', 'CSC 301')).status).toBe(404);
  });

  test('save each score with its total and grade; nothing is 0 that was not entered', async () => {
    expect(
      await outcomes([edit(0, { ca: 12.5, exam: 57 }), edit(1, { ca: 0 }), edit(2, { code: 'ABS' })]),
    ).toMatchObject([
      { outcome: 'saved', total: 70, grade: 'A' },
      { outcome: 'saved', ca: 0, exam: null, total: null, grade: null },
      { outcome: 'saved', total: 0, grade: 'F' },
    ]);
    const { data } = await sheet('lecturer');
    expect(data.statistics).toMatchObject({ students: 4, complete: 2, passed: 1, mean: 35 });
    expect(data.lines.map(({ remark }) => remark)).toEqual(['Passed', '', 'Absent', '']);
  });

  test('grade each student by the rule set of their own, and say which that is', async () => {
    const [degree, diploma] = await registeredClass(server, offers['CSC 202']!, 2);
    const text = 'update student set student_type_id = 14 where id = $1';
    await server.platform.database.query({ name: '', text, values: [diploma!.studentId] });
    const { lines, ruleSets } = (await sheet('hod', 'CSC 202')).data;
    const gradeOf71 = ({ number }: Registered) => {
      const { ruleSetId } = lines.find((line) => line.number === number)!;
      return ruleSets.find(({ id }) => id === ruleSetId)!.bands.find(({ from, to }) => from <= 71 && 71 <= to)!.grade;
    };
    expect([degree!, diploma!].map(gradeOf71)).toEqual(['A', 'AB']);
  });

  test('refuse what is out of range, not registered, or has more decimals than two', async () => {
    const others = [edit(3, { ca: 31 }), { ...edit(3, { exam: 10 }), lineId: randomUUID() }];
    expect((await outcomes(others)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', 'The most for CA is 30'],
      ['refused', 'This student is not registered for the course'],
    ]);
    expect((await outcomes([edit(3, { exam: 12.345 })]))[0]!.message).toBe('A mark has at most two decimals');
    expect((await outcomes([edit(3, { exam: 70.5 })]))[0]!.message).toBe('The most for the examination is 70');
    expect((await save([edit(3, { exam: -1 })])).status).toBe(422);
  });

  test('merge two who edit one line, and show both where they edit one cell', async () => {
    expect((await outcomes([edit(3, { ca: 20 })]))[0]).toMatchObject({ outcome: 'saved', ca: 20 });
    expect((await outcomes([edit(3, { exam: 40 })]))[0]).toMatchObject({
      outcome: 'saved',
      ca: 20,
      exam: 40,
      total: 60,
    });
    const [conflict] = await outcomes([edit(3, { ca: 22 })]);
    expect(conflict).toMatchObject({ outcome: 'conflict', ca: 20, by: expect.any(String) });
    expect((await outcomes([edit(3, { ca: 22 }, { ca: 20, exam: 40 })]))[0]).toMatchObject({
      outcome: 'saved',
      ca: 22,
    });
  });

  test('take a batch once: sent again after its answer was lost, it is saved still, and writes nothing', async () => {
    const key = randomUUID();
    await save([edit(3, { ca: 23 }, { ca: 22, exam: 40 })], { key });
    await save([edit(3, { ca: 24 }, { ca: 23, exam: 40 })]);
    expect((await outcomes([edit(3, { ca: 23 }, { ca: 22, exam: 40 })], { key }))[0]).toMatchObject({
      outcome: 'saved',
      ca: 24,
    });
    const { data } = await server.call<{ after: ScoreMarks; by: string; via: string }[]>(
      'GET',
      `/api/Results/score-history/${students[3]!.lineId}`,
      { token: tokens['lecturer']! },
    );
    expect(data.map(({ after: { ca }, via }) => [ca, via])).toEqual([20, 20, 22, 23, 24].map((ca) => [ca, 'keyboard']));
  });

  test('lose nothing of twelve who write at once', async () => {
    const race = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save([
          {
            lineId: students[1]!.lineId,
            base: { ...EMPTY, ca: 0 },
            ca: index % 2 === 0 ? 0 : 10,
            exam: index % 2 === 0 ? 30 : null,
            code: null,
          },
        ]),
      ),
    );
    expect(race.map(({ data }) => data.outcomes[0]!.outcome)).toEqual(Array.from({ length: 12 }, () => 'saved'));
    const { data } = await sheet('lecturer');
    expect(data.lines[1]).toMatchObject({ ca: 10, exam: 30, total: 40, grade: 'E' });
  });

  const submit = async (digest: string, as = 'lecturer', code = 'CSC 101') =>
    server.call<{ sheetId: string; state: string }>('POST', '/api/Results/submit-sheet', {
      token: tokens[as]!,
      body: { departmentCourseId: offers[code], sessionId: 1, digest },
    });

  test('are submitted whole, as they were seen, and then nobody changes a score by any way', async () => {
    expect(
      (await submit((await sheet('lecturer', 'CSC 201')).data.digest, 'lecturer', 'CSC 201')).json.message,
    ).toMatch(/^Each student needs both marks or a code: UG\/26\//);
    const seen = (await sheet('lecturer')).data.digest;
    await save([edit(0, { ca: 13 }, { ca: 12.5, exam: 57 })]);
    expect((await submit(seen)).status).toBe(409);
    const { digest } = (await sheet('lecturer')).data;
    expect((await submit(digest)).data.state).toBe('submitted');
    expect((await submit(digest)).data.state).toBe('submitted');
    const [late] = await outcomes([edit(0, { ca: 14 }, { ca: 13, exam: 57 })]);
    expect(late).toMatchObject({ outcome: 'refused', ca: 13 });
    expect(late!.message).toBe('This sheet has been submitted: with the head of department. The score was not taken');
    const { database } = server.platform;
    const run = (text: string) => database.query({ name: '', text, values: [students[0]!.lineId] });
    await expect(run('update score set ca = 1 where line_id = $1')).rejects.toThrow('has been submitted');
    await expect(run('delete from score where line_id = $1')).rejects.toThrow('has been submitted');
    await expect(run(`update registration_line set state = 'dropped' where id = $1`)).rejects.toThrow('with a score');
    expect((await sheet('registry')).status).toBe(200);
  });

  test('that wait are listed before those that are published, however long ago these were', async () => {
    await server.platform.database.query({
      name: '',
      text: `insert into result_sheet (department_course_id, session_id, state, changed_at)
             values ($1, 1, 'published', now() - interval '800 days'), ($2, 1, 'dean-approved', now())`,
      values: [offers['CSC 202'], offers['CSC 301']],
    });
    const { data } = await server.call<{ rows: { code: string }[] }>('GET', '/api/Results/sheets', {
      token: tokens['registry']!,
    });
    const codes = data.rows.map(({ code }) => code);
    expect(codes.indexOf('CSC 301')).toBeGreaterThanOrEqual(0);
    expect(codes.indexOf('CSC 301')).toBeLessThan(codes.indexOf('CSC 202'));
  });
});
