import { sql } from '../../platform/database/describedSql.ts';
import { SELECT_INVOICE } from '../invoices/columns.ts';

/**
 * Those that the college made for the student, those of their own requests of transcripts, and what was paid with the address that the person confirmed.
 * An unpaid invoice that
 * merely has their address is anybody's: nobody is asked to pay it.
 */
export const invoicesOfUser = sql('invoices-of-user')`
  with found as (
    select i.id, true as is_own from student s join invoice i on i.student_id = s.id where s.user_id = $userId
    union all
    select i.id, true from student s join transcript_request r on r.student_id = s.id join invoice i on i.about <> '' and i.about = r.id::text
      where s.user_id = $userId
    union all
    select i.id, false from user_account u join invoice i on lower(i.email) = lower(u.email) and i.student_id is null join payment p on p.invoice_id = i.id
     where u.id = $userId and u.moved_at is not null
  ), owned as (select id, bool_or(is_own) as is_own from found group by id),
    listed as (${SELECT_INVOICE} where i.id in (select id from owned) and i.invoice_number = coalesce(upper($invoiceNumber?::text), i.invoice_number))
  select l.*, w.is_own, v.semester_id, v.void_at, v.void_reason, v.replaced_by is not null as "is_replaced", p.credited_at as "credited_at?", v.settled_at as "settled_at?",
         v.receipt_code, to_jsonb(v.settled_by) as settled_by,
         (select t.due_on from instalment_plan t join student s on s.id = v.student_id
           join student_session y on y.student_id = s.id and y.session_id = v.session_id
           where t.session_id = v.session_id and t.student_type_id = y.student_type_id and t.part = v.part) as "due?"
    from listed l join owned w on w.id = l.id join invoice v on v.id = l.id left join payment p on p.invoice_id = l.id
   order by l.paid or v.void_at is not null, due nulls last, l.created_at desc, l.id`;

/** None of an invoice for one fee. */
export const linesOfInvoice = sql('own-lines-of-invoice')`
  select f.name, sum(l.amount_kobo)::int8 as amount_kobo from invoice_line l join charge c on c.id = l.charge_id join fee f on f.id = c.fee_id
   where l.invoice_id = $invoiceId group by f.id, f.name, f.rank order by f.rank, f.name`;
