import { nameOn } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_RRR } from '../sql/orders.ts';

/** `held_kobo` waits in suspense. */
export const caseToSettle = sql('payment-case-to-settle')`
  select c.id, c.kind, c.rrr, c.invoice_id, c.expected_kobo, c.reported_kobo, c.opened_at,
         (select coalesce(- sum(p.amount_kobo), 0)::int8 from posting p where p.case_id = c.id and p.account = 'suspense') as held_kobo,
         exists (select from payment p where p.rrr = c.rrr) as pays_another,
         exists (select from remita_order o where o.rrr = c.rrr) as has_order
    from payment_case c where c.id = $caseId`;

/** `asked_kobo` is what is still to be paid of it. */
export const invoiceToSettle = sql('invoice-to-settle')`
  select i.id, i.invoice_number, i.student_id, i.application_type_id, ${nameOn('i')} as full_name, i.description, i.firstname, i.lastname, i.email,
         case when i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
              then greatest(i.amount_kobo - i.part_paid_kobo, 0) else 0 end as asked_kobo
    from invoice i where i.id = $invoiceId`;

/** By its number or one of its RRRs. */
export const invoiceNamed = sql('invoice-named-in-settlement')`
  select i.id from invoice i where i.invoice_number = upper($name) or i.id in (select o.invoice_id from remita_order o where o.rrr = $rrr)`;

/** By either of their numbers. */
export const studentsNamed = sql('students-named-in-settlement')`
  select s.id, a.full_name, coalesce(u.email, a.email, '') as "email!"
    from student s join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id
   where upper($name) in (upper(s.matric_number), upper(a.reg_number))`;

/** The rest is asked for by another RRR. */
export const acceptPart = sql('accept-part-payment')`
  update invoice set part_paid_kobo = part_paid_kobo + $amountKobo where id = $invoiceId`;

/** The RRR pays another invoice from here on. One that is open there stays, and is withdrawn by the job. */
export const moveOrder = sql('move-order-to-invoice')`
  with moved as (
    update remita_order set invoice_id = $invoiceId, cancelled_at = coalesce(cancelled_at, $now) where rrr = $rrr returning invoice_id
  ), due as (
    update remita_order o set check_at = $now from moved m where o.invoice_id = m.invoice_id and o.cancelled_at is null and o.rrr is not null
  )
  select invoice_id from moved`;

/**
 * Money that came by no order of ours, or by one that pays its own invoice, is an order of the other invoice now: under its own RRR or number, or
 * one of the college's where another payment has that.
 */
export const orderOfMoved = sql('order-of-moved-money')`
  with ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, cancelled_at, checked_at, channel)
    values (coalesce((select u.order_id from unknown_rrr u where u.rrr = $rrr and not exists (select from remita_order o where o.order_id = u.order_id)), $orderId),
            $invoiceId, $amountKobo, $now, case when $isAnother then 'LD' || lpad(nextval('lodgement_number')::text, 6, '0') else $rrr end, $now, $now, $now,
            case when $rrr like 'LD%' then 'BANKBRANCH' end)
    returning invoice_id, rrr
  ), due as (
    update remita_order o set check_at = $now from ordered m where o.invoice_id = m.invoice_id and o.cancelled_at is null and o.rrr is not null
  )
  select rrr as "rrr!" from ordered`;

/** Whoever paid it knows its RRR, which is a key to the application: its own payer has to prove the mailbox. */
export const guardMoved = sql('guard-invoice-of-moved-money')`
  update invoice set moved_at = $now, moves = moves + 1 where id = $invoiceId and application_type_id is not null`;

/** The invoice whose RRR was moved asks for another, where it is still to be paid. */
export const orderAnew = sql('order-anew-after-move')`
  insert into remita_order (order_id, invoice_id, amount_kobo, created_at)
  select $orderId, i.id, i.amount_kobo - i.part_paid_kobo, $now from invoice i
   where i.id = $invoiceId and i.void_at is null and i.settled_at is null and i.amount_kobo > i.part_paid_kobo
     and not exists (select from payment p where p.invoice_id = i.id)
     and not exists (select from remita_order o where o.invoice_id = i.id and o.cancelled_at is null)`;

/** What visitors and applicants still have to pay gets an RRR that asks for it, within the minute. */
export const askAnew = sql('ask-anew-after-settlement')`
  update invoice i set check_price_at = $now
   where id = any($invoiceIds::uuid[]) and student_id is null and void_at is null and amount_kobo > part_paid_kobo
     and not exists (select from payment p where p.invoice_id = i.id)`;

/** What was taken may be taken back. */
export const checkAgain = sql('check-settled-order')`
  update remita_order o set check_at = $checkAt? where rrr = $rrr and ${IS_RRR}`;
