import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { inThePlaceOf } from '../../../support/callers.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const [COMPUTER_SCIENCE, ECONOMICS] = [22, 8];
type Part = 'main' | 'assistant' | null;

onDatabases('lecturers of courses', (databases) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const offers: Record<string, number> = {};
  beforeAll(async () => {
    server = await freshServer(databases);
    for (const name of ['admin', 'hod', 'dean', 'lecturer', 'bursar'])
      tokens[name] = (await signedIn(server, name)).token;
    const { data } = await server.call('GET', '/api/CourseManagement/course-assignments?pageSize=100', {
      token: tokens['admin']!,
    });
    for (const { id, code } of data.rows) offers[code] = id;
  });

  const assign = (as: string, code: string, userName: string, part: Part, inPlaceOf: string | null = null) =>
    server.call('POST', '/api/Lecturer/assign-or-update-lecturer-course', {
      token: tokens[as]!,
      body: { departmentCourseId: offers[code]!, userName, part, inPlaceOf },
    });
  const who = async (code: string) => {
    const { data } = await server.call('GET', `/api/CourseManagement/course-assignments/${offers[code]!}`, {
      token: tokens['admin']!,
    });
    return [data.lecturerUserName, data.assistants];
  };
  const taught = async (as: string) =>
    (await server.call('GET', '/api/Lecturer/lecturer-courses', { token: tokens[as]! })).data.rows.map(
      ({ code, isMain }) => [code, isMain],
    );
  const rows = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  test('see their own courses, and nobody else sees them there', async () => {
    expect(await taught('lecturer')).toEqual([
      ['CSC 101', true],
      ['CSC 201', true],
      ['CSC 202', true],
    ]);
    expect(await taught('hod')).toEqual([]);
    const fileOf = async (as: string, query = '') =>
      (
        await server.call('GET', `/api/Lecturer/lecturer-courses/file?format=csv&columns=code,isMain${query}`, {
          token: tokens[as]!,
        })
      ).text
        .trim()
        .split('\r\n')
        .slice(1);
    expect(await fileOf('lecturer')).toEqual([
      'CSC 101,Main lecturer',
      'CSC 201,Main lecturer',
      'CSC 202,Main lecturer',
    ]);
    expect([await fileOf('hod'), await fileOf('hod', '&search=csc'), await fileOf('admin')]).toEqual([[], [], []]);
    expect((await server.call('GET', '/api/Lecturer/lecturer-courses', { token: tokens['bursar']! })).status).toBe(403);
    expect(
      (
        await server.call('GET', '/api/Lecturer/lecturer-courses-assigned?userName=lecturer', {
          token: tokens['lecturer']!,
        })
      ).status,
    ).toBe(403);
  });

  test('are assigned, assist, and lose a course; each change has its audit entry and is told them, a repeat changes nothing', async () => {
    expect((await assign('hod', 'CSC 301', 'lecturer', 'main')).status).toBe(200);
    expect((await assign('hod', 'CSC 301', 'lecturer', 'main')).status).toBe(200);
    expect((await assign('hod', 'CSC 301', 'hod', 'assistant')).status).toBe(200);
    expect(await who('CSC 301')).toEqual(['lecturer', 'Adeyemi Folasade']);
    expect(await taught('hod')).toEqual([['CSC 301', false]]);
    expect((await assign('hod', 'CSC 301', 'lecturer', null)).status).toBe(200);
    expect(await who('CSC 301')).toEqual([null, 'Adeyemi Folasade']);
    const entries = await rows(
      "select detail from audit_entry where action = 'lecturer-assigned' and subject_id = $1 order by id",
      String(offers['CSC 301']),
    );
    expect(entries.map(({ detail }) => (detail as { after: object }).after)).toEqual([
      { main: 'lecturer', assistants: null },
      { main: 'lecturer', assistants: 'hod' },
      { main: null, assistants: 'hod' },
    ]);
    const { data } = await server.call('GET', '/api/Notification/notifications', { token: tokens['lecturer']! });
    expect(
      data.notifications.map(({ message, notificationCategory }) => `${notificationCategory}: ${message}`).sort(),
    ).toEqual([
      'lecturerCourses: You are the main lecturer of CSC 301 Operating Systems',
      'lecturerCourses: You no longer teach CSC 301 Operating Systems',
    ]);
  });

  test('are not replaced unseen: who takes the place of a main lecturer says whose', async () => {
    expect((await assign('hod', 'CSC 201', 'hod', 'main')).json).toMatchObject({
      message: 'Bello Ibrahim is the main lecturer of this course. Please look again',
    });
    expect((await assign('hod', 'CSC 201', 'hod', 'main', 'dean')).status).toBe(409);
    expect((await assign('hod', 'CSC 401', 'hod', 'main', 'lecturer')).json).toMatchObject({
      message: 'This course has no main lecturer now. Please look again',
    });
    expect(await who('CSC 201')).toEqual(['lecturer', null]);
    expect((await assign('hod', 'CSC 201', 'hod', 'assistant')).status).toBe(200);
    expect((await assign('hod', 'CSC 201', 'hod', 'main', 'lecturer')).status).toBe(200);
    expect(await who('CSC 201')).toEqual(['hod', null]);
    expect((await assign('hod', 'CSC 201', 'lecturer', 'main', 'hod')).status).toBe(200);
  });

  test('are one main lecturer, however many are assigned at once', async () => {
    const answers = await Promise.all(
      ['lecturer', 'hod', 'dean', 'admin'].map((name) => assign('admin', 'CSC 499', name, 'main')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(
      await rows(
        'select 1 from lecturer_course where department_course_id = $1 and ended_at is null',
        offers['CSC 499'],
      ),
    ).toHaveLength(1);
    const together = await Promise.all([1, 2, 3, 4].map(() => assign('admin', 'CSC 102', 'lecturer', 'assistant')));
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows('select 1 from lecturer_course where department_course_id = $1', offers['CSC 102'])).toHaveLength(
      1,
    );
  });

  test('are assigned by the head of the department, the dean of its faculty or an administrator, in person', async () => {
    expect((await assign('hod', 'MTH 101', 'lecturer', 'main')).json.message).toBe(
      'You can change the courses of departments that you lead, and of no other',
    );
    expect((await assign('dean', 'MTH 101', 'lecturer', 'main')).status).toBe(200);
    expect((await assign('hod', 'MTH 101', 'lecturer', null)).status).toBe(422);
    expect((await assign('dean', 'ECO 101', 'lecturer', 'main')).status).toBe(422);
    expect((await assign('admin', 'ECO 101', 'lecturer', 'main')).status).toBe(200);
    for (const as of ['lecturer', 'bursar'])
      expect((await assign(as, 'CSC 102', 'lecturer', 'main')).status, as).toBe(403);
    tokens['stand-in'] = await inThePlaceOf(server, 'admin', 'hod');
    expect((await assign('stand-in', 'CSC 102', 'lecturer', 'main')).status).toBe(403);
    const { data } = await server.call('GET', '/api/Lecturer/lecturer-courses-assigned?userName=LECTURER', {
      token: tokens['hod']!,
    });
    expect(data).toMatchObject({ userName: 'lecturer', fullName: 'Bello Ibrahim' });
    for (const { departmentId, changeable } of data.courses)
      expect([departmentId, changeable]).toEqual([departmentId, departmentId === COMPUTER_SCIENCE]);
    expect(new Set(data.courses.map(({ departmentId }) => departmentId))).toContain(ECONOMICS);
  });

  test('are who may see results; a course that is offered no more is given to nobody, and can be taken away', async () => {
    const found = async (search: string) =>
      (
        await server.call('GET', `/api/CourseManagement/lecturers?search=${search}`, { token: tokens['hod']! })
      ).data.map(({ userName }) => userName);
    expect(await found('bel')).toEqual(['lecturer']);
    expect(await found('danjuma')).toEqual([]);
    for (const nobody of ['bursar', 'student', 'nobody at all', ''])
      expect((await assign('hod', 'CSC 102', nobody, 'main')).json.errors, nobody).toEqual({
        '/userName': 'there is no such lecturer',
      });
    for (const nobody of ['bursar', 'student', 'nobody'])
      expect(
        (
          await server.call('GET', `/api/Lecturer/lecturer-courses-assigned?userName=${nobody}`, {
            token: tokens['hod']!,
          })
        ).status,
      ).toBe(404);
    await server.call('PUT', `/api/CourseManagement/course-assignments/${offers['CSC 202']}/toggle-activation`, {
      token: tokens['hod']!,
      body: { active: false },
    });
    expect((await assign('hod', 'CSC 202', 'hod', 'assistant')).json.message).toBe('This course is no longer offered');
    expect((await assign('hod', 'CSC 202', 'lecturer', null)).status).toBe(200);
    expect(
      (
        await server.call('POST', '/api/Lecturer/assign-or-update-lecturer-course', {
          token: tokens['hod']!,
          body: { departmentCourseId: 99_999, userName: 'lecturer', part: 'main', inPlaceOf: null },
        })
      ).status,
    ).toBe(404);
  });
});
