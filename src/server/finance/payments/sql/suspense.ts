import { sql } from '../../../platform/database/describedSql.ts';

/** What of a case's money waits in suspense. No row where none ever did. Lock the student's money, or the invoice, before. */
export const heldOfCase = sql('suspense-of-case')`
  select (- sum(amount_kobo))::int8 as held_kobo from posting where case_id = $caseId and account = 'suspense' having count(*) > 0`;

/** The same of an RRR, with its case. */
export const heldOfRrr = sql('suspense-of-rrr')`
  select p.case_id as "case_id!", (- sum(p.amount_kobo))::int8 as held_kobo from posting p
   where p.account = 'suspense' and p.case_id in (
     select s.case_id from journal j join posting s on s.journal_id = j.id and s.account = 'suspense' where j.kind = 'suspense' and j.key = $rrr)
   group by p.case_id`;

/** In kobo, by how many days ago the provider's money came into the case. */
export const suspenseByKind = sql('suspense-by-kind')`
  with waiting as (
    select c.kind, $today::date - (c.opened_at at time zone 'Africa/Lagos')::date as days, - sum(p.amount_kobo) as kobo
      from posting p join payment_case c on c.id = p.case_id where p.account = 'suspense' and p.case_id is not null
     group by c.id having sum(p.amount_kobo) <> 0
  )
  select kind, coalesce(sum(kobo) filter (where days <= 30), 0)::int8 as month_kobo, coalesce(sum(kobo) filter (where days between 31 and 90), 0)::int8
    as quarter_kobo, coalesce(sum(kobo) filter (where days > 90), 0)::int8 as older_kobo
    from waiting group by kind order by sum(kobo) desc, kind`;

/** What a payment went to. */
export const postedByRrr = sql('posted-by-rrr')`
  select p.account, p.invoice_id, sum(p.amount_kobo)::int8 as kobo from journal j join posting p on p.journal_id = j.id
   where j.kind = 'payment' and j.key = $rrr and p.account not in ('clearing', 'suspense') group by p.account, p.invoice_id`;

/** The student whose money an RRR became, where that is not whose invoice it was made for. */
export const studentOfPayment = sql('student-of-payment')`
  select p.student_id as "student_id!" from journal j join posting p on p.journal_id = j.id
   where j.kind = 'payment' and j.key = $rrr and p.student_id is not null limit 1`;
