import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

export const findAdmission = statement('find-admission', { sessionId: 'int4', studentTypeId: 'int4', regNumber: 'text' }, `
  select full_name, programme, admitted_on from admission where session_id = $sessionId and student_type_id = $studentTypeId and reg_number = $regNumber`, {
  full_name: 'text', programme: 'text', admitted_on: 'date',
});

export const findAdmitted = statement('find-admitted-student', { regNumber: 'text' }, `
  select a.reg_number, a.full_name, a.programme, a.student_type_id, s.name as session, a.admitted_on, a.email
  from admission a join academic_session s on s.id = a.session_id where a.reg_number = $regNumber order by a.session_id desc limit 1`, {
  reg_number: 'text', full_name: 'text', programme: 'text', student_type_id: 'int4', session: 'text', admitted_on: 'date', email: 'text?',
});

/** The number is JAMB's or an application's; `email` is null until the application is begun. */
export const applicationPayments = statement('application-payments-of', { regNumber: 'text' }, `
  select p.rrr, a.email, a.completed_at
  from payment p join invoice i on i.id = p.invoice_id left join application a on a.rrr = p.rrr
  where i.application_type_id is not null and i.id in (
    select id from invoice where reg_number = $regNumber
    union select own.invoice_id from application numbered join payment own on own.rrr = numbered.rrr where numbered.application_number = $regNumber)`, {
  rrr: 'text', email: 'text?', completed_at: 'timestamptz?',
});

/** Changes every list that names the number; returns no row where none does. */
export const setAddress = statement('set-admission-address', { regNumber: 'text', email: 'text', now: 'timestamptz', actor: 'text', ip: 'text' }, `
  with before as (select session_id, student_type_id, reg_number, email from admission where reg_number = $regNumber for update),
       changed as (
         update admission a set email = $email from before b
          where (a.session_id, a.student_type_id, a.reg_number) = (b.session_id, b.student_type_id, b.reg_number) and b.email is distinct from $email
         returning a.session_id, a.student_type_id, a.reg_number, b.email as earlier),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $now, $actor, 'admission-address-changed', 'admission', session_id || '/' || student_type_id || '/' || reg_number,
                          jsonb_build_object('before', jsonb_build_object('email', earlier), 'after', jsonb_build_object('email', $email::text)), $ip from changed)
  select reg_number from before`, { reg_number: 'text' });

export const findApplicationNumber = statement('find-application-number', { applicationNumber: 'text' }, `
  select application_number from application where application_number = $applicationNumber`, { application_number: 'text' });

/** Returns what was new or changed; a row without an address leaves the stored one. */
export const upsertAdmissions = statement('upsert-admissions', { sessionId: 'int4', rows: 'jsonb', now: 'timestamptz', actor: 'text' }, `
  with listed as (
    select * from jsonb_to_recordset($rows::jsonb) as r (student_type_id int4, reg_number text, full_name text, programme text, admitted_on date, email text)
  ), kept as (
    insert into admission as a (session_id, student_type_id, reg_number, full_name, programme, admitted_on, email, imported_at, imported_by)
    select $sessionId, student_type_id, reg_number, full_name, programme, admitted_on, email, $now, $actor from listed
    on conflict (session_id, student_type_id, reg_number) do update
      set full_name = excluded.full_name, programme = excluded.programme, admitted_on = excluded.admitted_on, email = coalesce(excluded.email, a.email),
          imported_at = excluded.imported_at, imported_by = excluded.imported_by
      where (a.full_name, a.programme, a.admitted_on, a.email) is distinct from (excluded.full_name, excluded.programme, excluded.admitted_on, coalesce(excluded.email, a.email))
    returning student_type_id, reg_number, full_name, programme
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'admission-listed', 'admission', $sessionId::text || '/' || student_type_id || '/' || reg_number,
           jsonb_build_object('name', full_name, 'programme', programme), null from kept
  )
  select reg_number from kept`, { reg_number: 'text' });
