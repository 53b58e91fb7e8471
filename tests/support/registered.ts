import type { TestServer } from './server.ts';
import { COMPUTING } from './enrolled.ts';

export interface Registered {
  readonly studentId: string;
  readonly lineId: string;
  readonly number: string;
  readonly name: string;
}

interface Registering {
  readonly sessionId?: number;
  /** Of the line; the registration is approved. */
  readonly kind?: string;
  readonly state?: string;
}

const rowsOf = async (server: TestServer, text: string, ...values: unknown[]) =>
  (await server.platform.database.query({ name: '', text, values })).rows;

/** An approved line of a course for somebody who is enrolled, in a registration of the course's semester. @returns its id */
export async function registered(
  server: TestServer,
  studentId: string,
  departmentCourseId: number,
  { sessionId = 1, kind = 'core', state = 'approved' }: Registering = {},
): Promise<string> {
  const [made] = await rowsOf(
    server,
    `
    with held as (
      insert into registration (student_id, session_id, semester_id, state, submitted_at)
      select $1, $3, semester_id, 'approved', now() from department_course where id = $2
      on conflict (student_id, session_id, semester_id) do update set state = 'approved' returning id
    )
    insert into registration_line (registration_id, student_id, session_id, course_id, department_course_id, code, title, unit, kind, state)
    select h.id, $1, $3, c.id, t.id, c.code, c.title, c.unit, $4, $5
      from held h, department_course t join course c on c.id = t.course_id where t.id = $2 returning id`,
    studentId,
    departmentCourseId,
    sessionId,
    kind,
    state,
  );
  return String(made!['id']);
}

const NAMES = [
  'Adebayo Tunde',
  'Bello Aisha',
  'Chukwu Emeka',
  'Danjuma Grace',
  'Eze Ngozi',
  'Falade Bola',
  'Garba Musa',
];
let classes = 0;

/** So many students of computing with matric numbers and no accounts, each with an approved line of the course. */
export async function registeredClass(
  server: TestServer,
  departmentCourseId: number,
  count: number,
  { sessionId = 1 }: Pick<Registering, 'sessionId'> = {},
): Promise<Registered[]> {
  classes += 1;
  const people = Array.from({ length: count }, (_, index) => ({
    name: `${NAMES[index % NAMES.length]} ${String.fromCharCode(65 + (index % 26))}${classes}`,
    number: `UG/26/${String(classes).padStart(2, '0')}/${String(index + 1).padStart(4, '0')}`,
  }));
  const made = await rowsOf(
    server,
    `
    with given as (select * from jsonb_to_recordset($1::jsonb) as r (name text, number text)),
    programme as (select min(school_programme_id) as id from programme_department where department_id = $2::int4),
    listed as (
      insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, imported_at, imported_by, state)
      select 1, 1, g.number, g.name, p.id, $2::int4, '2026-11-01', now(), 'system:test', 'matriculated' from given g, programme p returning id, reg_number, full_name
    ), enrolled as (
      insert into student (admission_id, student_type_id, entry_session_id, matric_number, gender_id, created_at)
      select id, 1, 1, reg_number, 2, now() from listed returning id, matric_number
    ), placed as (
      insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
      select e.id, $3::int4, 1, p.id, $2::int4, 100 from enrolled e, programme p
    ), held as (
      insert into registration (student_id, session_id, semester_id, state, submitted_at)
      select e.id, $3::int4, t.semester_id, 'approved', now() from enrolled e, department_course t where t.id = $4::int4 returning id, student_id
    ), lines as (
      insert into registration_line (registration_id, student_id, session_id, course_id, department_course_id, code, title, unit, kind, state)
      select h.id, h.student_id, $3::int4, c.id, t.id, c.code, c.title, c.unit, 'core', 'approved'
        from held h, department_course t join course c on c.id = t.course_id where t.id = $4::int4 returning id, student_id
    )
    select l.id as line, e.id as student, e.matric_number as number from lines l join enrolled e on e.id = l.student_id order by e.matric_number`,
    JSON.stringify(people),
    COMPUTING,
    sessionId,
    departmentCourseId,
  );
  return made.map(({ line, student, number }) => ({
    lineId: String(line),
    studentId: String(student),
    number: String(number),
    name: people.find((person) => person.number === number)!.name,
  }));
}

/** The id of a seeded course's offer by its code. */
export async function offerOf(server: TestServer, code: string): Promise<number> {
  const [found] = await rowsOf(
    server,
    'select t.id from department_course t join course c on c.id = t.course_id where c.code = $1 order by t.id limit 1',
    code,
  );
  return Number(found!['id']);
}
