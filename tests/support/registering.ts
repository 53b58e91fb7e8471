import type { RegistrableCourses } from '#contract/academics/registration.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { register } from '#contract/academics/registration.ts';
import { COMPUTING, enrolled, type Enrolled, type Enrolling } from './enrolled.ts';
import type { TestServer } from './server.ts';

export const TERM = { sessionId: 1, semesterId: 1 } as const;

interface CourseOf {
  readonly kind?: 'core' | 'required' | 'elective';
  readonly levelId?: number;
  readonly departmentId?: number;
  readonly semesterId?: number;
  /** Seats in the open session. */
  readonly cap?: number;
}

const rows = async (server: TestServer, text: string, values: unknown[]) =>
  (await server.platform.database.query({ name: '', text, values })).rows;

/** A department offers a course of its own. @returns its departmentCourseId */
export async function offered(
  server: TestServer,
  code: string,
  unit: number,
  { kind = 'core', levelId = 200, departmentId = COMPUTING, semesterId = 1, cap }: CourseOf = {},
): Promise<number> {
  const [made] = await rows(
    server,
    `with c as (insert into course (department_id, code, title, unit) values ($1, $2, 'The title of ' || $2, $3) returning id)
     insert into department_course (course_id, department_id, level_id, semester_id, kind) select id, $1, $4, $5, $6 from c returning id`,
    [departmentId, code, unit, levelId, semesterId, kind],
  );
  const id = made!['id'] as number;
  if (cap !== undefined)
    await rows(server, 'insert into course_offering (department_course_id, session_id, cap) values ($1, 1, $2)', [
      id,
      cap,
    ]);
  return id;
}

/** Nothing that the demo college offers stands in the way of what a test counts. */
export const offerNothing = (server: TestServer) => rows(server, 'update department_course set active = false', []);

/** The window of undergraduates; no fee stands before registration. */
export const openWindow = async (server: TestServer, closesOn = '2099-01-01', studentTypeId = 1) => {
  await rows(server, `update gate set active = false where act = 'registration'`, []);
  return rows(
    server,
    `insert into registration_window (session_id, semester_id, student_type_id, opens_on, closes_on) values (1, 1, $1, '2020-01-01', $2)`,
    [studentTypeId, closesOn],
  );
};

/** A student of 200 level who can register. */
export const registering = (server: TestServer, userName: string, of: Enrolling = {}) =>
  enrolled(server, userName, { levelId: 200, ...of });

export const courseForm = async (server: TestServer, { token }: Enrolled) =>
  (
    await server.call<RegistrableCourses>(
      'GET',
      '/api/CourseRegistration/registrable-courses?sessionId=1&semesterId=1',
      {
        token,
      },
    )
  ).data;

export const registers = (
  server: TestServer,
  { token }: Pick<Enrolled, 'token'>,
  departmentCourseIds: readonly number[],
  { revision = 0, trial = false } = {},
) =>
  server.call<Reply<typeof register>>('POST', '/api/CourseRegistration/register', {
    token,
    body: { ...TERM, departmentCourseIds, revision, trial },
  });

/** A course that was taken in an earlier session. @param total null while nothing is published */
export async function tookBefore(
  server: TestServer,
  { studentId }: Pick<Enrolled, 'studentId'>,
  departmentCourseId: number,
  total: number | null,
  levelId = 100,
): Promise<void> {
  await rows(server, `insert into academic_session (id, name) values (900, '2025/2026') on conflict do nothing`, []);
  await rows(
    server,
    `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
     select student_id, 900, student_type_id, programme_id, department_id, $2 from student_session where student_id = $1 and session_id = 1 on conflict do nothing`,
    [studentId, levelId],
  );
  const [line] = await rows(
    server,
    `with r as (insert into registration (student_id, session_id, semester_id, state) values ($1, 900, 1, 'approved')
       on conflict (student_id, session_id, semester_id) do update set state = 'approved' returning id)
     insert into registration_line (registration_id, student_id, session_id, course_id, department_course_id, code, title, unit, kind, state)
     select r.id, $1, 900, c.id, t.id, c.code, c.title, c.unit, t.kind, 'approved' from r, department_course t join course c on c.id = t.course_id where t.id = $2 returning id`,
    [studentId, departmentCourseId],
  );
  if (total === null) return;
  const sheet = (state: 'open' | 'published') =>
    rows(
      server,
      `insert into result_sheet (department_course_id, session_id, state, changed_at) values ($1, 900, $2, now())
       on conflict (department_course_id, session_id) do update set state = excluded.state`,
      [departmentCourseId, state],
    );
  await sheet('open');
  await rows(server, 'insert into score (line_id, ca, exam) values ($1, 0, $2)', [line!['id'], total]);
  await sheet('published');
}
