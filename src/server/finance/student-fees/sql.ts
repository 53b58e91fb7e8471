import { sql } from '../../platform/database/describedSql.ts';
import { IS_CHARGED } from '../charges/service.ts';
import { IS_REVIEWED } from '../invoices/columns.ts';

/** The sessions of a student, newest first. */
export const placesOf = sql('fee-sessions-of-student')`
  select p.session_id, e.name as session, p.student_type_id, p.programme_id, p.department_id, p.level_id, s.entry_session_id, p.is_indigene,
    to_jsonb(p.tags) as tags, s.gender_id,
         ${IS_CHARGED} as is_charged
    from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = p.session_id
   where p.student_id = $studentId order by e.name desc`;

export const paidPartsOf = sql('paid-parts-of-student')`
  select distinct i.part as "part!" from invoice i
   where i.student_id = $studentId and i.session_id = $sessionId and i.purpose = 'school' and i.part is not null and i.void_at is null
     and (i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id))`;

/** What receipts have of each charge, and the latest invoice of these charges that was settled without an RRR. */
export const receiptsOfCharges = sql('receipts-of-charges')`
  with paid as (
    select l.charge_id, l.amount_kobo, i.id, i.settled_at from invoice_line l join invoice i on i.id = l.invoice_id
     where l.charge_id = any($chargeIds::uuid[]) and i.void_at is null
       and (i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id))
  )
  select charge_id as "charge_id!", sum(amount_kobo)::int8 as "kobo!",
         (select n.id from paid n where n.settled_at is not null order by n.settled_at desc, n.id limit 1) as "covered_id?"
    from paid group by charge_id`;

/** `code` is an RRR or an invoice number, null for all. */
export const invoicesOf = sql('invoices-of-student')`
  select i.id, i.invoice_number, i.created_at, i.lastname, i.firstname, i.middlename, i.reg_number, i.email, i.amount_kobo, i.part_paid_kobo,
    i.purpose as "purpose!", t.id as purpose_id, i.description, i.part,
         i.session_id, e.name as session, place.level_id, d.name as department, y.name as student_type, i.void_at, i.void_reason, i.settled_at,
           n.invoice_number as "replaced_by?",
         coalesce(p.rrr, o.rrr) as "rrr?", o.status_code, o.used_up as "used_up?", coalesce(p.credited_at, i.settled_at) as "paid_at?",
           p.invoice_id is not null as by_rrr, to_jsonb(i.settled_by) as settled_by,
         ${IS_REVIEWED} as reviewed,
         (select jsonb_agg(jsonb_build_object('name', f.name, 'kobo', l.amount_kobo, 'feeId', f.id, 'chargeId', c.id) order by f.rank, f.id)
           from invoice_line l join charge c on c.id = l.charge_id join fee f on f.id = c.fee_id
           where l.invoice_id = i.id) as lines
    from invoice i join academic_session e on e.id = i.session_id join payment_purpose t on t.name = i.purpose
    join student_session place on place.student_id = i.student_id and place.session_id = i.session_id join department d on d.id = place.department_id
    join student_type y on y.id = place.student_type_id left join payment p on p.invoice_id = i.id left join invoice n on n.id = i.replaced_by
    left join lateral (select r.rrr, r.status_code, exists (select from payment_case k
      where k.rrr = r.rrr and k.kind in ('short', 'over', 'superseded', 'mismatch') and k.state <> 'open') as used_up
                         from remita_order r where r.invoice_id = i.id and r.rrr is not null order by r.created_at desc limit 1) o on true
   where i.student_id = $studentId and ($code?::text is null or i.invoice_number = upper($code) or exists (select from remita_order r
     where r.invoice_id = i.id and r.rrr = $code))
   order by i.created_at desc, i.invoice_number desc`;

/** Each journal that moves what a student owes; credit that is used moves nothing in sum. */
export const statementOf = sql('account-of-student')`
  select j.kind, j.at, sum(p.amount_kobo)::int8 as kobo, max(f.name) as "fee?", max(e.name) as "session?",
         max(i.description) as "invoice?", max(r.rrr) as "rrr?"
    from posting p join journal j on j.id = p.journal_id left join charge c on c.id = p.charge_id left join fee f on f.id = c.fee_id
    left join invoice i on i.id = p.invoice_id left join academic_session e on e.id = coalesce(c.session_id, i.session_id)
    left join remita_order r on j.kind in ('payment', 'payment reversed') and r.rrr = j.key
   where p.student_id = $studentId and p.account in ('receivable', 'student credit') and j.kind not in ('credit used', 'overpaid')
   group by j.id having sum(p.amount_kobo) <> 0 order by j.at, j.id`;

/** Those that another server works on are left to it; whoever it dies with is due again. */
export const takePriceChecks = sql('take-price-checks')`
  update invoice set check_price_at = $again
   where id in (select id from invoice where check_price_at <= $now order by check_price_at, id limit $limit::int4 for update skip locked)
  returning id, student_id, invoice_number`;

/** No row comes where it is due anew, since its student was charged something else meanwhile. */
export const endPriceCheck = sql('end-price-check')`
  update invoice set check_price_at = null where id = $invoiceId and check_price_at = $again`;
