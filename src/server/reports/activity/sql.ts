import { EACH_DAY } from '../../kit/cards/days.ts';
import { sql } from '../../platform/database/describedSql.ts';

const LAGOS = `at time zone 'Africa/Lagos'`;

/** Days are the college's, in Lagos; either may be null. */
const within = (moment: string, from: string, to: string) =>
  `(${from}::date is null or ${moment} >= ${from}::date::timestamp ${LAGOS}) and (${to}::date is null or ${moment} < (${to}::date + 1)::timestamp ${LAGOS})`;

/** Null stands for all; `programmes` and `names` are those of `types`. The total comes even when nothing happened. */
export const sumApplications = sql('sum-applications')`
  with declared as (
    select * from unnest($types::int4[], $programmes::text[], $names::text[]) as d (type_id, programme, name)
  ), happened as (
    select session_id, application_type_id as type_id, 'invoiced' as what, created_at as at, 0::int8 as kobo
    from invoice where application_type_id is not null
    union all
    select i.session_id, i.application_type_id, 'paid', p.credited_at, 0
    from payment p join invoice i on i.id = p.invoice_id where i.application_type_id is not null
    union all
    select i.session_id, i.application_type_id, 'received', m.at, m.amount_kobo
    from money_received m join invoice i on i.id = m.invoice_id where i.application_type_id is not null
    union all
    select a.session_id, d.type_id, 'started', a.started_at, 0 from application a join declared d using (programme)
    union all
    select a.session_id, d.type_id, 'submitted', a.completed_at, 0 from application a join declared d using (programme) where a.completed_at is not null
  ), filtered as (
    select s.name as session, coalesce(d.name, 'Application type ' || h.type_id) as programme, h.what, h.kobo
    from happened h join academic_session s on s.id = h.session_id left join declared d using (type_id)
    where ($sessionId?::int4 is null or h.session_id = $sessionId) and ($applicationTypeId?::int4 is null or h.type_id = $applicationTypeId)
      and ${within('h.at', '$from?', '$to?')}
  )
  select grouping(session) = 1 as is_total, programme as "programme?", session as "session?",
         count(*) filter (where what = 'invoiced') as invoices, count(*) filter (where what = 'paid') as paid,
         count(*) filter (where what = 'started') as started, count(*) filter (where what = 'submitted') as submitted,
         coalesce(sum(kobo), 0)::int8 as received_kobo
  from filtered group by grouping sets ((session, programme), ())
  order by session desc, programme`;

/** Purposes of students' invoices are counted from here: types of fees never come so far. */
const STUDENTS = 1_000_000;
/** 0 stands for all application forms. */
const PURPOSE_ID = `case when i.application_type_id is not null then 0
  else coalesce(t.id, ${STUDENTS} + (select u.id from payment_purpose u where u.name = i.purpose)) end`;
/** A student's invoice names its purpose, and no fee. */
const PURPOSE = `case when i.application_type_id is not null then 'Application forms'
  else coalesce(c.name || ': ' || t.name, (select title from payment_purpose where name = i.purpose)) end`;
/** What fits nothing is no purpose's until a person has placed it. */
const PLACE = `case p.held_as when 'suspense' then 'In suspense' when 'refunds due' then 'To be refunded' when 'write-offs' then 'Written off'
  else coalesce(${PURPOSE}, 'Of no invoice') end`;
const CHANNEL = `case o.channel when 'CARDPAYMENT' then 'card' when 'BANKBRANCH' then 'bank'
  else case when p.rrr like 'AJ%' or p.rrr like 'SL%' then 'bank' else 'unknown' end end`;

/** `by` is 'purpose', 'day' or 'channel'; for the others null stands for all. Days come in their order. A payment is an RRR by which money came. */
export const sumPayments = sql('sum-payments')`
  with filtered as (
    select case $by::text when 'day' then to_char(p.day, 'YYYY-MM-DD') when 'channel' then ${CHANNEL} when 'purpose' then ${PLACE} end as name,
      p.rrr, sum(p.amount_kobo) as kobo
    from money_received p
    left join invoice i on i.id = p.invoice_id
    left join remita_order o on o.rrr = p.rrr
    left join fee f on f.id = i.fee_id left join fee_type t on t.id = f.type_id left join fee_category c on c.id = t.category_id
    where ($sessionId?::int4 is null or i.session_id = $sessionId) and ($purposeId?::int4 is null or ${PURPOSE_ID} = $purposeId)
      and ($channel?::text is null or ${CHANNEL} = $channel)
      and ($from?::date is null or p.day >= $from) and ($to?::date is null or p.day <= $to)
    group by 1, 2 having sum(p.amount_kobo) <> 0
  )
  select grouping(name) = 1 as is_total, name as "name?", count(distinct rrr) filter (where kobo > 0) as payments,
    coalesce(sum(kobo), 0)::int8 as received_kobo
  from filtered group by grouping sets ((name), ())
  order by case when $by = 'day' then name end, received_kobo desc, name`;

export const listPurposes = sql('payment-purposes')`
  select 0 as id, 'Application forms' as name
  union all (select ${STUDENTS} + u.id, u.title from payment_purpose u
    where exists (select from invoice i where i.student_id is not null and i.purpose = u.name) order by u.id)
  union all (select t.id, c.name || ': ' || t.name from fee_type t join fee_category c on c.id = t.category_id order by 2)`;

export const receivedByDay = sql('received-by-day')`
  select (select coalesce(sum(p.amount_kobo), 0)::int8 from money_received p where p.day = (d.at ${LAGOS})::date) as received_kobo
    from ${EACH_DAY} order by d.at`;

/** As the report counts them: of programmes that are declared, rightly or not. */
export const submittedByDay = sql('submitted-by-day')`
  select (select count(*) from application a where a.completed_at >= d.at and a.completed_at < d.next and a.programme = any($programmes)) as submitted
    from ${EACH_DAY} order by d.at`;

export const admissionsByState = sql('admissions-by-state')`
  select state, count(*) as candidates from admission where session_id = $sessionId group by state`;

/** Null for those whose list names no department of the college. */
export const admissionsByDepartment = sql('admissions-by-department')`
  select d.name as "department?", a.state, count(*) as candidates
    from admission a left join department d on d.id = a.department_id where a.session_id = $sessionId group by d.name, a.state order by d.name`;

export const studentsByEntry = sql('students-by-entry-session')`
  select e.name as session, count(*) as students from student s join academic_session e on e.id = s.entry_session_id where s.matric_number is not null
    group by e.name order by e.name`;
