import { sql } from '../../platform/database/describedSql.ts';

/** An applicant on no list is registered by the phone number, which is nobody's matriculation number. */
const SELECT_RECEIPT = `
  select p.invoice_id, p.rrr, p.amount_kobo + i.part_paid_kobo as amount_kobo, p.credited_at, p.verification_code,
         coalesce(i.purpose, f.purpose, 'application') as kind, i.fee_id,
         i.invoice_number, case when i.reg_number = i.phone then '' else i.reg_number end as reg_number, i.phone, i.lastname, i.firstname,
           i.middlename, i.description, s.name as session, d.name as "department?", i.part,
         (select jsonb_agg(jsonb_build_object('name', lf.name, 'kobo', l.amount_kobo) order by lf.rank, lf.id) from invoice_line l
           join charge c on c.id = l.charge_id join fee lf on lf.id = c.fee_id
           where l.invoice_id = i.id) as "lines?"
  from payment p join invoice i on i.id = p.invoice_id join academic_session s on s.id = i.session_id left join fee f on f.id = i.fee_id
  left join student_session place on place.student_id = i.student_id and place.session_id = i.session_id left join department d on d.id = place.department_id`;

export const receiptOfRrr = sql('receipt-of-rrr')`
  with given as (
    insert into payment_event (invoice_id, kind, actor, at, rrr)
    select p.invoice_id, 'receipted', 'public', $now, p.rrr from payment p
    where p.rrr = $rrr and not exists (select from payment_event e where e.invoice_id = p.invoice_id and e.kind = 'receipted')
    on conflict do nothing
  )
  ${SELECT_RECEIPT} where p.rrr = $rrr`;

/** Also of a payment that was reversed, and of what was covered and is owed again: its code then says so. */
export const receiptOfCode = sql('receipt-of-code')`
  select p.amount_kobo, p.credited_at, p.settled_by as "settled_by!", p.reversed_at as "reversed_at?", i.lastname, i.firstname, i.middlename, i.description, s.name as session
    from (
      select invoice_id, amount_kobo, credited_at, null::timestamptz as reversed_at, '[]'::jsonb as settled_by from payment where verification_code = $verificationCode
      union all select invoice_id, amount_kobo, credited_at, reversed_at, '[]' from reversed_payment where verification_code = $verificationCode
      union all select id, amount_kobo, coalesce(settled_at, created_at), void_at, to_jsonb(settled_by) from invoice where receipt_code = $verificationCode) p
    join invoice i on i.id = p.invoice_id join academic_session s on s.id = i.session_id`;

/** By an RRR, or by either number of a student. */
export const receiptsOfStudent = sql('receipts-of-student')`
  ${SELECT_RECEIPT}
  where i.purpose = any($purposes::text[]) and i.student_id is not null and (p.rrr = $rrr or i.student_id in (
    select s.id from student s join admission a on a.id = s.admission_id where upper($number) in (upper(s.matric_number), upper(a.reg_number))))
  order by p.credited_at desc, p.invoice_id`;

/** `email` is in lower case. */
export const receiptsOfEmail = sql('receipts-of-email')`
  ${SELECT_RECEIPT}
  where lower(i.email) = $email
  order by p.credited_at desc, p.invoice_id`;

/** One of the two is null; `email` is in lower case, as is the result. */
export const addressOfPayer = sql('address-of-payer')`
  select lower(email) as email from invoice where (invoice_number = upper($invoiceNumber?::text) or lower(email) = $email?::text) and email <> '' limit 1`;

/** What the student paid, and what was paid with the address that the person confirmed, as the page of their payments has them. */
export const paidBySession = sql('own-payments-by-session')`
  select s.name as session, count(*) as receipts, sum(p.amount_kobo + i.part_paid_kobo)::int8 as paid_kobo
    from invoice i join payment p on p.invoice_id = i.id join academic_session s on s.id = i.session_id
   where i.id in (
     select o.id from student r join invoice o on o.student_id = r.id where r.user_id = $userId
     union select o.id from user_account u join invoice o on lower(o.email) = lower(u.email) and o.student_id is null
       where u.id = $userId and u.moved_at is not null)
   group by s.name order by s.name`;

/** In lower case. No row while the account has confirmed none. */
export const confirmedEmail = sql('confirmed-email-of-account')`
  select lower(email) as email from user_account where id = $userId and moved_at is not null and email is not null`;
