import { AUDIT_COLUMNS } from '../platform/audit.ts';
import { statement } from '../platform/database/statement.ts';

/** $1 session, $2 student type, $3 registration number. */
export const findAdmission = statement('find-admission', `
  select full_name, programme, admitted_on from admission where session_id = $1 and student_type_id = $2 and reg_number = $3`, {
  full_name: 'text', programme: 'text', admitted_on: 'date',
});

/** $1 registration number: on the newest list that names it. */
export const findAdmitted = statement('find-admitted-student', `
  select a.reg_number, a.full_name, a.programme, a.student_type_id, s.name as session
  from admission a join academic_session s on s.id = a.session_id where a.reg_number = $1 order by a.session_id desc limit 1`, {
  reg_number: 'text', full_name: 'text', programme: 'text', student_type_id: 'int4', session: 'text',
});

/** $1 application number. */
export const findApplicationNumber = statement('find-application-number', `
  select application_number from application where application_number = $1`, { application_number: 'text' });

/** $1 session, $2 rows (jsonb: student_type_id, reg_number, full_name, programme, admitted_on), $3 now, $4 actor. What was new or changed. */
export const keepAdmissions = statement('keep-admissions', `
  with listed as (
    select * from jsonb_to_recordset($2::jsonb) as r (student_type_id int4, reg_number text, full_name text, programme text, admitted_on date)
  ), kept as (
    insert into admission as a (session_id, student_type_id, reg_number, full_name, programme, admitted_on, imported_at, imported_by)
    select $1, student_type_id, reg_number, full_name, programme, admitted_on, $3, $4 from listed
    on conflict (session_id, student_type_id, reg_number) do update
      set full_name = excluded.full_name, programme = excluded.programme, admitted_on = excluded.admitted_on,
          imported_at = excluded.imported_at, imported_by = excluded.imported_by
      where (a.full_name, a.programme, a.admitted_on) is distinct from (excluded.full_name, excluded.programme, excluded.admitted_on)
    returning student_type_id, reg_number, full_name, programme
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $3, $4, 'admission-listed', 'admission', $1::text || '/' || student_type_id || '/' || reg_number,
           jsonb_build_object('name', full_name, 'programme', programme), null from kept
  )
  select reg_number from kept`, { reg_number: 'text' });
