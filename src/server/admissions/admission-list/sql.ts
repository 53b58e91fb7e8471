import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

/** $1 session, $2 student type, $3 registration number. */
export const findAdmission = statement('find-admission', `
  select full_name, programme, admitted_on from admission where session_id = $1 and student_type_id = $2 and reg_number = $3`, {
  full_name: 'text', programme: 'text', admitted_on: 'date',
});

/** $1 registration number: on the newest list that names it. */
export const findAdmitted = statement('find-admitted-student', `
  select a.reg_number, a.full_name, a.programme, a.student_type_id, s.name as session, a.admitted_on, a.email
  from admission a join academic_session s on s.id = a.session_id where a.reg_number = $1 order by a.session_id desc limit 1`, {
  reg_number: 'text', full_name: 'text', programme: 'text', student_type_id: 'int4', session: 'text', admitted_on: 'date', email: 'text?',
});

/** $1 registration number, of JAMB or of an application: what was paid for an application of theirs, with its application once it was begun. */
export const applicationPayments = statement('application-payments-of', `
  select p.rrr, a.email, a.completed_at
  from payment p join invoice i on i.id = p.invoice_id left join application a on a.rrr = p.rrr
  where i.application_type_id is not null and i.id in (
    select id from invoice where reg_number = $1
    union select own.invoice_id from application numbered join payment own on own.rrr = numbered.rrr where numbered.application_number = $1)`, {
  rrr: 'text', email: 'text?', completed_at: 'timestamptz?',
});

/** $1 registration number, $2 email, $3 now, $4 actor, $5 ip. On every list that names it; none where no list does. */
export const setAddress = statement('set-admission-address', `
  with before as (select session_id, student_type_id, reg_number, email from admission where reg_number = $1 for update),
       changed as (
         update admission a set email = $2 from before b
          where (a.session_id, a.student_type_id, a.reg_number) = (b.session_id, b.student_type_id, b.reg_number) and b.email is distinct from $2
         returning a.session_id, a.student_type_id, a.reg_number, b.email as earlier),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, $4, 'admission-address-changed', 'admission', session_id || '/' || student_type_id || '/' || reg_number,
                          jsonb_build_object('before', jsonb_build_object('email', earlier), 'after', jsonb_build_object('email', $2::text)), $5 from changed)
  select reg_number from before`, { reg_number: 'text' });

/** $1 application number. */
export const findApplicationNumber = statement('find-application-number', `
  select application_number from application where application_number = $1`, { application_number: 'text' });

/**
 * $1 session, $2 rows (jsonb: student_type_id, reg_number, full_name, programme, admitted_on, email), $3 now, $4 actor. What was new or changed;
 * a list without an address leaves the one that is there.
 */
export const upsertAdmissions = statement('upsert-admissions', `
  with listed as (
    select * from jsonb_to_recordset($2::jsonb) as r (student_type_id int4, reg_number text, full_name text, programme text, admitted_on date, email text)
  ), kept as (
    insert into admission as a (session_id, student_type_id, reg_number, full_name, programme, admitted_on, email, imported_at, imported_by)
    select $1, student_type_id, reg_number, full_name, programme, admitted_on, email, $3, $4 from listed
    on conflict (session_id, student_type_id, reg_number) do update
      set full_name = excluded.full_name, programme = excluded.programme, admitted_on = excluded.admitted_on, email = coalesce(excluded.email, a.email),
          imported_at = excluded.imported_at, imported_by = excluded.imported_by
      where (a.full_name, a.programme, a.admitted_on, a.email) is distinct from (excluded.full_name, excluded.programme, excluded.admitted_on, coalesce(excluded.email, a.email))
    returning student_type_id, reg_number, full_name, programme
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $3, $4, 'admission-listed', 'admission', $1::text || '/' || student_type_id || '/' || reg_number,
           jsonb_build_object('name', full_name, 'programme', programme), null from kept
  )
  select reg_number from kept`, { reg_number: 'text' });
