import type { Queryable } from '#server/platform/database/database.ts';

interface Cleared {
  readonly admissionId: string;
  readonly fullName: string;
}

/** Undergraduates of a department who wait for a matric number, in names that do not come in order. @param mark two letters, apart for each call */
export async function clearedStudents(
  db: Queryable,
  { count, departmentId, mark }: { readonly count: number; readonly departmentId: number; readonly mark: string },
): Promise<Cleared[]> {
  const { rows } = await db.query({
    name: '',
    values: [count, departmentId, mark],
    text: `
      with listed as (
        insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
        select 1, 1, '2026' || lpad($2::text, 3, '0') || lpad(n::text, 5, '0') || $3, chr(65 + (n * 7) % 26) || 'bi ' || lpad(((n * 37) % 1009)::text, 4, '0') || ' Ada', p.id, $2::int4, '2026-11-01',
               'a' || n || '.' || lower($3) || '@candidates.example', now(), 'system:test', 'cleared'
          from generate_series(1, $1::int4) n, (select min(id) as id from school_programme where student_type_id = 1) p
        returning id, full_name, programme_id
      ), enrolled as (
        insert into student (admission_id, student_type_id, entry_session_id, created_at) select id, 1, 1, now() from listed returning id, admission_id
      ), placed as (
        insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id) select e.id, 1, 1, l.programme_id, $2::int4, 100 from enrolled e join listed l on l.id = e.admission_id
      )
      select id as "admissionId", full_name as "fullName" from listed order by lower(full_name), id`,
  });
  return rows as unknown as Cleared[];
}

/** The template and the codes of two departments. */
export async function numbered(db: Queryable, template = '{dept}/{yyyy}/{seq4}'): Promise<void> {
  const run = (text: string, values: unknown[] = []) => db.query({ name: '', text, values });
  await run('update student_type set matric_template = $1 where id = 1', [template]);
  await run(`update department set matric_code = case id when 22 then 'CSC' else 'MTH' end where id in (22, 23)`);
}

/** What is wrong with the numbers of a college: gaps, numbers without a student, students without the step. Nothing, always. */
export async function wrongNumbers(db: Queryable): Promise<unknown[]> {
  const { rows } = await db.query({
    name: '',
    values: [],
    text: `
      select 'counter' as what, c.scope as about from matric_counter c
       where c.last <> (select count(*) from matric_number m where m.scope = c.scope) or c.last <> (select coalesce(max(serial), 0) from matric_number m where m.scope = c.scope)
      union all select 'register', m.number from matric_number m join student s on s.id = m.student_id where s.matric_number is distinct from m.number
      union all select 'student', s.matric_number from student s where s.matric_number is not null and not exists (select from matric_number m where m.student_id = s.id)
      union all select 'state', a.reg_number from admission a join student s on s.admission_id = a.id where (a.state = 'matriculated') <> (s.matric_number is not null)
      union all select 'step', a.reg_number from admission a where a.state = 'matriculated'
         and (select count(*) from workflow_step w where w.subject = 'admission' and w.subject_id = a.id::text and w.step = 'matriculate') <> 1`,
  });
  return rows;
}
