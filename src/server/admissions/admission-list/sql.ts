import { audited } from '../../platform/audit.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** What `PROGRAMME` names is read from this. */
export const ADMISSION = `admission a left join school_programme p on p.id = a.programme_id left join department_option o on o.id = a.option_id`;

/** Who has given a place up, or had it taken, holds no seat. */
export const HOLDS_NO_SEAT = `('declined', 'lapsed', 'refused', 'withdrawn')`;

/** Until the transaction ends nobody else gives seats of the session. */
export const lockSeats = sql('lock-seats')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('seats'), $sessionId::int4)) as lock`;

/** As 'B.Sc. Computer Science (Software Engineering)'; in an older list's own words where they name no programme of the college. Reads `admission a`, its programme `p` and option `o`. */
export const PROGRAMME = `coalesce(p.name || coalesce(' (' || o.name || ')', ''), a.listed_programme)`;

export const findAdmission = sql('find-admission')`
  select a.id, a.full_name, ${PROGRAMME} as programme, a.admitted_on, a.state, a.offer_until, a.offer_days from ${ADMISSION}
    where a.session_id = $sessionId and a.student_type_id = $studentTypeId and a.reg_number = $regNumber`;

export const findAdmitted = sql('find-admitted-student')`
  select a.id, a.state, a.reg_number, a.full_name, ${PROGRAMME} as programme, a.student_type_id, s.name as session, a.admitted_on, a.email
  from ${ADMISSION} join academic_session s on s.id = a.session_id where a.reg_number = $regNumber order by a.session_id desc limit 1`;

/** The number is JAMB's or an application's; `email` is null until the application is begun. */
export const applicationPayments = sql('application-payments-of')`
  select p.rrr, a.email as "email?", a.completed_at
  from payment p join invoice i on i.id = p.invoice_id left join application a on a.rrr = p.rrr
  where i.application_type_id is not null and i.id in (
    select id from invoice where reg_number = $regNumber
    union select own.invoice_id from application numbered join payment own on own.rrr = numbered.rrr where numbered.application_number = $regNumber)`;

/** Changes every list that names the number; returns no row where none does. */
export const setAddress = sql('set-admission-address')`
  with before as (select id, reg_number, full_name, email from admission where reg_number = $regNumber for update),
       changed as (update admission a set email = $email from before b where a.id = b.id and b.email is distinct from $email
         returning a.id, b.email as earlier),
       ${audited('admission-address-changed', 'admission', 'changed', { detail: { before: { email: 'earlier' }, after: { email: '$email::text' } } })}
  select id, reg_number, full_name, email as left, $email::text as "email?" from before order by id`;

/** The list calls students as their accounts do. */
export const renameAdmitted = sql('rename-admitted')`
  update admission set full_name = concat_ws(' ', $surname::text, $firstname::text, nullif($middlename::text, ''))
   where id = (select admission_id from student where id = $studentId)`;

export const findApplicationNumber = sql('find-application-number')`
  select application_number from application where application_number = $applicationNumber`;

/** Returns what was new or changed. Who is new is offered admission; a row without an address leaves the stored one. */
export const upsertAdmissions = sql('upsert-admissions')`
  with listed as (
    select * from jsonb_to_recordset($rows::jsonb) as r (student_type_id int4, reg_number text, full_name text, programme_id int4, department_id int4,
      option_id int4,
      state_id int4, level_id int4, admitted_on date, offer_until date, email text)
  ), stored as (
    insert into admission as a (session_id, student_type_id, reg_number, full_name, programme_id, department_id, option_id, state_id, level_id, admitted_on,
      offer_until, email,
      imported_at, imported_by, state)
    select $sessionId, student_type_id, reg_number, full_name, programme_id, department_id, option_id, state_id, level_id, admitted_on, offer_until, email,
      $now, $actor, 'offered' from listed
    on conflict (session_id, student_type_id, reg_number) do update
      set full_name = excluded.full_name, programme_id = excluded.programme_id, department_id = excluded.department_id, option_id = excluded.option_id,
          state_id = coalesce(excluded.state_id, a.state_id), level_id = excluded.level_id, admitted_on = excluded.admitted_on, listed_programme = null,
          email = coalesce(excluded.email, a.email), imported_at = excluded.imported_at, imported_by = excluded.imported_by
      where (a.full_name, a.programme_id, a.department_id, a.option_id, a.level_id, a.admitted_on, a.state_id, a.email)
        is distinct from (excluded.full_name, excluded.programme_id, excluded.department_id, excluded.option_id, excluded.level_id, excluded.admitted_on,
                          coalesce(excluded.state_id, a.state_id), coalesce(excluded.email, a.email))
    returning id, reg_number, full_name, programme_id, revision
  ), offered as (
    ${stepped('admission', 'stored where revision = 1', { from: "'listed'", to: "'offered'", step: "'offer'" })}
  ), ${audited('admission-listed', 'admission', 'stored', { detail: { regNumber: 'reg_number', name: 'full_name', programmeId: 'programme_id' }, ip: 'null' })}
  select id, reg_number from stored`;

/** An account that is opened, or was, for the number of an admission. */
export const accountOf = sql('account-of-admission')`
  select c.user_id from admission a join student_claim c on c.reg_number = a.reg_number and c.undone_at is null where a.id = $admissionId`;

/** The confirmed address of the account goes before the list's. */
export const reachedBy = sql('reached-by-admission')`
  select a.full_name, coalesce(case when u.moved_at is not null then u.email end, a.email) as "address?"
    from admission a left join student s on s.admission_id = a.id left join user_account u on u.id = s.user_id where a.id = $admissionId`;

/** Its place, where it holds none now. */
export const seatlessAdmission = sql('seatless-admission')`
  select session_id, department_id, programme_id, level_id from admission where id = $admissionId and state in ${HOLDS_NO_SEAT}`;

/** Until the transaction ends, nobody else moves it. */
export const lockAdmission = sql('lock-admission')`
  select id, state, reg_number, session_id, student_type_id, programme_id, department_id, option_id, level_id, offer_until from admission
    where id = $admissionId for update`;
