import { kindsThat } from '#rules/finance/journalKinds.ts';

/** The parts in which a session's fees are paid, each with its share of a charge, as its end and its beginning in percent. In full it is one part. */
const PARTS = `(
    select session_id, student_type_id, part, due_on, sum(percent) over so_far - percent as begins, sum(percent) over so_far as ends,
           lead(part) over so_far is null as is_last, lag(part) over so_far is null as is_first
      from instalment_plan n
     where active and (part <> 'Full' or not exists (
       select from instalment_plan o where o.session_id = n.session_id and o.student_type_id = n.student_type_id and o.part <> 'Full' and o.active))
    window so_far as (partition by session_id, student_type_id order by part))`;

/**
 * What each part of each charge still owes, and since when, by the ledger. School fees are due on the last day of their part, what was paid has
 * paid the first parts first; what has no such day was due as it was charged. All of them are what the ledger says is receivable.
 */
export const DEBT = `(select each.* from (
  select c.id as charge_id, coalesce(q.part, '') as part, c.student_id, c.session_id, c.fee_id, l.department_id, l.level_id,
         coalesce(q.due_on, (c.assessed_at at time zone 'Africa/Lagos')::date) as due_on,
         case when q.part is null then d.owed else greatest(u.until_kobo - greatest(d.net - d.owed, u.from_kobo), 0) end as owed_kobo
    from (
      select p.charge_id, sum(p.amount_kobo)::int8 as owed,
             coalesce(sum(p.amount_kobo) filter (where j.kind in (${kindsThat('charged', 'awarded', 'waived')})), 0)::int8 as net
        from posting p join journal j on j.id = p.journal_id where p.account = 'receivable' group by p.charge_id having sum(p.amount_kobo) <> 0) d
    join charge c on c.id = d.charge_id join fee f on f.id = c.fee_id
    left join student_session l on l.student_id = c.student_id and l.session_id = c.session_id
    left join ${PARTS} q on c.purpose = 'school' and c.occasion = '' and d.owed > 0 and q.session_id = c.session_id and q.student_type_id = l.student_type_id
    left join lateral (select case when q.is_last or not f.is_splittable then d.net else d.net * q.ends / 100 end as until_kobo,
                              case when q.is_first then 0 when f.is_splittable then d.net * q.begins / 100 else d.net end as from_kobo) u on true) each
   where each.owed_kobo <> 0)`;
