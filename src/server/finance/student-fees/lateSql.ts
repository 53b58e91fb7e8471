import { sql } from '../../platform/database/describedSql.ts';
import { IS_CHARGED } from '../charges/service.ts';

/** Parts whose last day is over, with their steps. Where a session has instalments, they have the days, and paying in full has none. */
export const partsPastDue = sql('instalments-past-due')`
  select p.session_id, p.student_type_id, p.part, p.due_on as "due_on!", jsonb_agg(jsonb_build_object('afterDays', l.after_days, 'percent', l.percent)) as steps
    from instalment_plan p join late_step l on l.plan_id = p.id
   where p.active and p.due_on < $today::date
     and (p.part <> 'Full' or not exists (
       select from instalment_plan o where o.session_id = p.session_id and o.student_type_id = p.student_type_id and o.part <> 'Full' and o.active))
   group by p.id order by p.due_on, p.id`;

/** Whose part was not looked at for this step yet; whoever had paid it by an earlier step is not late. */
export const studentsToCheck = sql('students-of-late-part')`
  select p.student_id, s.user_id from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id
   where ${IS_CHARGED} and p.session_id = $sessionId and p.student_type_id = $studentTypeId and ($after?::uuid is null or p.student_id > $after)
     and not exists (
       select from late_part l where l.student_id = p.student_id and l.session_id = p.session_id and l.part = $part
         and (l.after_days >= $afterDays or l.unpaid_kobo = 0))
   order by p.student_id limit $limit::int4`;

/** RRRs that may have been paid already: the provider is asked before anybody is called late. */
export const openRrrs = sql('open-rrrs-of-session')`
  select o.rrr as "rrr!" from remita_order o join invoice i on i.id = o.invoice_id
   where i.student_id = $studentId and i.session_id = $sessionId and i.purpose in ('school', 'balance') and o.rrr is not null and o.cancelled_at is null
     and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
   order by o.rrr`;

/** It is of the college's levies, and comes with the first that is late. */
export const lateFee = sql('late-payment-fee')`
  with standing as (
    select min(id) as id from fee where purpose = 'late-payment' having min(id) is not null
  ), category as (
    insert into fee_category (name) select 'School Fees' where not exists (select from standing) on conflict (name) do update set name = excluded.name
      returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Levies' from category on conflict (category_id, name) do update set name = excluded.name returning id
  ), added as (
    insert into fee (type_id, name, purpose, is_splittable, rank) select id, 'Late payment', 'late-payment', false, 900 from type returning id
  )
  select id from standing union all select id from added`;

export const lockLateFee = sql('lock-late-payment-fee')`
  select pg_advisory_xact_lock(hashtextextended('late payment fee', 0))::text as locked`;

export const noteLate = sql('note-late-part')`
  insert into late_part (student_id, session_id, part, due_on, after_days, percent, unpaid_kobo, checked_at)
  values ($studentId, $sessionId, $part, $dueOn, $afterDays, $percent, $unpaidKobo, $now)
  on conflict (student_id, session_id, part) do update
     set after_days = excluded.after_days,
         percent = case when excluded.unpaid_kobo = 0 then late_part.percent else excluded.percent end,
         unpaid_kobo = case when excluded.unpaid_kobo = 0 then late_part.unpaid_kobo else excluded.unpaid_kobo end,
         checked_at = excluded.checked_at`;

/** The last day of their part is another one now. */
export const latePartsMoved = sql('late-parts-with-another-day')`
  select l.student_id, l.session_id, l.part
    from late_part l join student_session s on s.student_id = l.student_id and s.session_id = l.session_id
    join instalment_plan p on p.session_id = s.session_id and p.student_type_id = s.student_type_id and p.part = l.part
   where p.due_on is distinct from l.due_on order by l.student_id, l.part limit $limit::int4`;

export const forgetLate = sql('forget-late-part')`
  delete from late_part where student_id = $studentId and session_id = $sessionId and part = $part returning part`;
