import { sql } from '../../../platform/database/describedSql.ts';

/** What of a case's money waits in suspense. No row where none ever did. Lock the student's money, or the invoice, before. */
export const heldOfCase = sql('suspense-of-case')`
  select (- sum(amount_kobo))::int8 as held_kobo from posting where case_id = $caseId and account = 'suspense' having count(*) > 0`;

/** The same of an RRR, with its case. No row where nothing waits. */
export const heldOfRrr = sql('suspense-of-rrr')`
  select p.case_id as "case_id!", (- sum(p.amount_kobo))::int8 as held_kobo from posting p
   where p.account = 'suspense' and p.case_id in (select c.id from payment_case c where c.rrr = $rrr)
   group by p.case_id having sum(p.amount_kobo) <> 0`;

/** Of the journal `j`: what comes by its RRR again has a word after it in the key. */
const OF_RRR = `split_part(j.key, ' ', 1) = $rrr
  and j.kind in ('payment', 'payment reversed', 'suspense', 'suspense corrected', 'taken back', 'lodgement')`;

/** All that came by an RRR, or by a lodgement, less what was taken back, and when something came last. */
export const cameByRrr = sql('money-that-came-by-rrr')`
  select coalesce(sum(p.amount_kobo), 0)::int8 as kobo, max(j.at) filter (where p.amount_kobo > 0) as "at?"
    from journal j join posting p on p.journal_id = j.id and p.account = 'clearing' where ${OF_RRR}`;

/** What of it was taken as a payment or as credit, less what of that was reversed. */
export const paidByRrr = sql('money-paid-by-rrr')`
  select coalesce(sum(p.amount_kobo), 0)::int8 as kobo from journal j join posting p on p.journal_id = j.id and p.account in ('clearing', 'suspense')
   where split_part(j.key, ' ', 1) = $rrr and j.kind in ('payment', 'payment reversed')`;

export const countJournals = sql('count-journals-of-rrr')`
  select count(*) as journals from journal j where j.kind = $kind and ${OF_RRR}`;

/** What of an RRR's money waits or is set aside for its payer: nothing of it has paid anything. */
export const unusedOfRrr = sql('unused-money-of-rrr')`
  select p.case_id as "case_id!", p.account, (- sum(p.amount_kobo))::int8 as kobo from posting p
   where p.account in ('suspense', 'refunds due') and p.case_id in (select c.id from payment_case c where c.rrr = $rrr)
   group by p.case_id, p.account having sum(p.amount_kobo) < 0 order by p.account desc, p.case_id`;

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
   where j.kind = 'payment' and split_part(j.key, ' ', 1) = $rrr and p.account not in ('clearing', 'suspense') group by p.account, p.invoice_id`;

/** The student whose money an RRR became, where that is not whose invoice it was made for. */
export const studentOfPayment = sql('student-of-payment')`
  select p.student_id as "student_id!" from journal j join posting p on p.journal_id = j.id
   where j.kind = 'payment' and split_part(j.key, ' ', 1) = $rrr and p.student_id is not null limit 1`;
