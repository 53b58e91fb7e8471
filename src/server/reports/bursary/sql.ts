import { kindsThat } from '#rules/finance/journalKinds.ts';
import { sql } from '../../platform/database/describedSql.ts';

const DAYS = '($today::date - c.assessed_on)';

/** The name of a group, and what puts it in its place. */
const GROUP = `
  case $by::text when 'faculty' then coalesce(y.name, 'Of no department') when 'level' then coalesce(place.level_id::text, '-') when 'session' then e.name
       when 'age' then case when ${DAYS} <= 30 then '0' when ${DAYS} <= 90 then '1' when ${DAYS} <= 180 then '2' else '3' end
       else coalesce(f.name, 'In suspense') end`;

/**
 * What the ledger says of all charges; null stands for all. What a student paid beyond a charge is credit, and is collected for none; what
 * came for a student's invoice and waits in suspense is collected for none either, and has a column of its own.
 * The total comes even when nobody was charged.
 */
export const sumCharges = sql('sum-charges')`
  with charged as (
    select c.id, c.student_id, c.session_id, c.fee_id, (c.assessed_at at time zone 'Africa/Lagos')::date as assessed_on
      from charge c where ($sessionId?::int4 is null or c.session_id = $sessionId) and ($purpose?::text is null or c.purpose = $purpose)
  ), summed as (
    select c.id, c.student_id, c.session_id, c.fee_id, c.assessed_on,
           coalesce(sum(p.amount_kobo) filter (where j.kind in (${kindsThat('charged')})), 0) as expected,
           coalesce(- sum(p.amount_kobo) filter (where j.kind in (${kindsThat('awarded')})), 0) as awarded,
           coalesce(- sum(p.amount_kobo) filter (where j.kind in (${kindsThat('waived')})), 0) as waived,
           coalesce(- sum(p.amount_kobo) filter (where j.kind in (${kindsThat('paid', 'beyond')})), 0) as collected,
           coalesce(sum(p.amount_kobo), 0) as owed
      from charged c join posting p on p.charge_id = c.id and p.account = 'receivable' join journal j on j.id = p.journal_id
     group by c.id, c.student_id, c.session_id, c.fee_id, c.assessed_on
  ), waiting as (
    select i.student_id, i.session_id, null::int4 as fee_id, (k.opened_at at time zone 'Africa/Lagos')::date as assessed_on, - sum(p.amount_kobo) as suspense
      from payment_case k join posting p on p.case_id = k.id and p.account = 'suspense' join invoice i on i.id = k.invoice_id and i.student_id is not null
     where ($sessionId is null or i.session_id = $sessionId) and ($purpose is null or i.purpose = $purpose)
     group by k.id, i.id having sum(p.amount_kobo) <> 0
  ), named as (
    select c.*, ${GROUP} as name
      from (select student_id, session_id, fee_id, assessed_on, student_id as charged_id, expected, awarded, waived, collected, owed, 0 as suspense from summed
            union all select student_id, session_id, fee_id, assessed_on, null, 0, 0, 0, 0, 0, suspense from waiting) c
      left join fee f on f.id = c.fee_id join academic_session e on e.id = c.session_id
      left join student_session place on place.student_id = c.student_id and place.session_id = c.session_id
      left join department d on d.id = place.department_id left join faculty y on y.id = d.faculty_id
     where $facultyId?::int4 is null or d.faculty_id = $facultyId
  )
  select grouping(name) = 1 as is_total, name as "name?", count(distinct charged_id) as students, coalesce(sum(expected), 0)::int8 as expected_kobo,
    coalesce(sum(awarded), 0)::int8 as awarded_kobo, coalesce(sum(waived), 0)::int8 as waived_kobo,
         coalesce(sum(collected), 0)::int8 as collected_kobo, coalesce(sum(owed), 0)::int8 as owed_kobo,
         coalesce(sum(suspense), 0)::int8 as suspense_kobo
    from named group by grouping sets ((name), ()) order by case when $by in ('level', 'age') then name end, expected_kobo desc, name`;
