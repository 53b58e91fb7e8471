import { beforeAll, expect, test } from 'vitest';
import type { OneOffering } from '#contract/academics/offerings.ts';
import { COMPUTING } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { courseForm, offered, offerNothing, openWindow, registering, registers } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('what is offered in a session', (databases) => {
  let server: TestServer;
  let head: string;
  let core: number[];
  const sql = (text: string, ...values: unknown[]) => server.platform.database.query({ name: '', text, values });
  const put = (path: string, body: object) =>
    server.call('PUT', `/api/CourseManagement/${path}`, { token: head, body });
  const get = async (departmentCourseId: number) =>
    (
      await server.call<OneOffering>(
        'GET',
        `/api/CourseManagement/course-offering?id=${departmentCourseId}&sessionId=1`,
        { token: head },
      )
    ).data;
  const courseIdOf = async (departmentCourseId: number) =>
    Number(
      (await sql('select course_id from department_course where id = $1', departmentCourseId)).rows[0]!['course_id'],
    );
  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    head = (await signedIn(server, 'hod')).token;
    core = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => offered(server, `CSC20${number}`, 3)));
  });

  test('has as many seats as the head says, counted anew, and never fewer than are taken', async () => {
    const elective = await offered(server, 'CSC301', 3, { kind: 'elective' });
    const [one, two, three] = [
      await registering(server, 'seated'),
      await registering(server, 'seatedtoo'),
      await registering(server, 'standing'),
    ];
    for (const student of [one, two])
      expect((await registers(server, student, [...core, elective])).data.accepted).toBe(true);
    const seats = (cap: number | null, revision: number) =>
      put(`course-offerings/${elective}/seats`, { sessionId: 1, cap, revision });
    expect((await seats(1, 0)).status).toBe(409);
    expect((await seats(2, 0)).status).toBe(200);
    expect((await seats(2, 0)).status).toBe(200);
    const late = await seats(9, 0);
    expect([late.status, late.json.message]).toEqual([
      409,
      expect.stringMatching(/changed this on .+, after you opened it\. It has 2 seats now\. Please look again/),
    ]);
    expect(await get(elective)).toMatchObject({ cap: 2, taken: 2, seatsRevision: 1, mayChange: true });
    expect((await registers(server, three, [...core, elective])).data.reasons).toMatchObject([{ code: 'no-seat' }]);
    expect((await registers(server, one, core, { revision: 1 })).data.accepted).toBe(true);
    expect((await registers(server, three, [...core, elective])).data.accepted).toBe(true);
    const { data } = await server.call<{ rows: object[] }>(
      'GET',
      '/api/CourseManagement/course-offerings?sessionId=1&search=CSC301',
      { token: head },
    );
    expect(data.rows).toMatchObject([{ code: 'CSC301', cap: 2, taken: 2 }]);
  });

  test('is switched off for whoever comes later, and stays with who has it', async () => {
    const elective = await offered(server, 'CSC303', 3, { kind: 'elective' });
    const [one, two] = [await registering(server, 'early'), await registering(server, 'later')];
    await registers(server, one, [...core, elective]);
    expect((await put(`toggle-course-status/${elective}`, { sessionId: 1, active: false })).status).toBe(200);
    expect((await registers(server, two, [...core, elective])).data.reasons).toMatchObject([{ code: 'not-offered' }]);
    expect((await courseForm(server, one)).standing.units).toBe(21);
  });

  test('is copied into the next session once, of the own departments alone', async () => {
    await sql(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    const physics = await offered(server, 'PHY203', 3, { departmentId: 25, cap: 5 });
    const clone = (trial: boolean) =>
      server.call<{ created: number; unchanged: number; lecturers: number }>(
        'POST',
        '/api/CourseManagement/course-assignments/clone',
        {
          token: head,
          body: { fromSessionId: 1, toSessionId: 901, trial },
        },
      );
    const trial = await clone(true);
    expect(trial.data.created).toBeGreaterThan(0);
    expect((await clone(false)).data).toEqual(trial.data);
    expect((await clone(false)).data).toEqual({ ...trial.data, created: 0, unchanged: trial.data.created });
    const { rows } = await sql(
      'select distinct t.department_id from course_offering o join department_course t on t.id = o.department_course_id where o.session_id = 901',
    );
    expect(rows).toEqual([{ department_id: COMPUTING }]);
    expect((await put(`course-offerings/${physics}/seats`, { sessionId: 1, cap: 9, revision: 1 })).status).toBe(422);
    expect(await get(physics)).toMatchObject({ cap: 5, mayChange: false });
  });

  test('may need another course, and be core or an elective', async () => {
    const [needed, course] = [await offered(server, 'CSC101', 3, { levelId: 100 }), core[0]!];
    const { revision } = await get(course);
    const body = { revision, prerequisites: [{ courseId: await courseIdOf(needed), minGrade: 'C' }] };
    expect((await put(`prerequisites/${course}`, body)).data).toMatchObject({
      revision: revision + 1,
      prerequisites: [{ code: 'CSC101', minGrade: 'C' }],
    });
    expect(await get(course)).toMatchObject({ needs: 'CSC101 (C)', revision: revision + 1 });
    const student = await registering(server, 'needing');
    expect((await registers(server, student, core, { trial: true })).data.reasons).toMatchObject([
      { code: 'prerequisite' },
    ]);
    expect((await put(`prerequisites/${course}`, { revision: revision + 1, prerequisites: [] })).data).toMatchObject({
      prerequisites: [],
    });
    const kind = (at: number) => put(`course-offerings/${course}/kind`, { kind: 'elective', revision: at });
    const stale = await kind(revision);
    expect([stale.status, stale.json.message]).toEqual([409, expect.stringContaining('Its kind is core now.')]);
    expect((await kind(revision + 2)).status).toBe(200);
    expect((await kind(revision)).status).toBe(200);
    expect((await courseForm(server, student)).lines.find(({ code }) => code === 'CSC201')).toMatchObject({
      kind: 'elective',
      preselected: false,
    });
  });

  test('is changed by one of two who read the same prerequisites, and the other is told what stands', async () => {
    const [one, other, course] = await Promise.all([
      offered(server, 'CSC131', 3, { levelId: 100 }),
      offered(server, 'CSC133', 3, { levelId: 100 }),
      offered(server, 'CSC331', 3, { kind: 'elective' }),
    ]);
    const { revision } = await get(course);
    const set = async (needed: number, minGrade = 'E') =>
      put(`prerequisites/${course}`, {
        revision,
        prerequisites: [{ courseId: await courseIdOf(needed), minGrade }],
      });
    const unknown = await set(one, 'Q');
    expect([unknown.status, unknown.json.message]).toEqual([
      422,
      expect.stringContaining('please enter a grade that the college gives: A, '),
    ]);
    const replies = await Promise.all([set(one), set(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { needs } = await get(course);
    expect(replies.find(({ status }) => status === 409)!.json.message).toMatch(
      new RegExp(
        `changed this on .+, after you opened it\\. It needs ${needs.replace(/[()]/g, '\\$&')} now\\. Please look again`,
      ),
    );
  });
});
