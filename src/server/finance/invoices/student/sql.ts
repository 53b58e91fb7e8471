import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Live invoices of a student that carry one of these charges: of one charge, one invoice is to be paid at a time. */
export const unpaidOfCharges = sql('unpaid-invoices-of-charges')`
  select i.id, i.session_id, i.semester_id, i.purpose as "purpose!", i.part, i.about, i.amount_kobo,
         (select jsonb_object_agg(l.charge_id, l.amount_kobo) from invoice_line l where l.invoice_id = i.id) as lines
    from invoice i
   where i.student_id = $studentId and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
     and exists (select from invoice_line l where l.invoice_id = i.id and l.charge_id = any($chargeIds::uuid[]))
   order by i.created_at`;

/** `lines` holds [{chargeId, amountKobo}]. What was paid before for the same is another occasion. */
export const insertStudentInvoice = sql('insert-student-invoice')`
  with made as (
    insert into invoice (invoice_number, student_id, session_id, semester_id, purpose, part, about, reg_number, occasion, phone, lastname, firstname,
      middlename, email,
                         description, amount_kobo, created_at)
    select $numberPrefix || lpad(nextval('invoice_number')::text, 8, '0'), s.id, $sessionId, $semesterId?, $purpose, $part?, $about,
      coalesce(s.matric_number, a.reg_number),
           (select count(*)::int4 from invoice i where i.student_id = s.id and i.session_id = $sessionId and i.semester_id is not distinct from $semesterId
               and i.purpose = $purpose and i.part is not distinct from $part and i.about = $about and i.void_at is null),
           coalesce(u.mobile_number, ''), coalesce(u.surname, a.full_name), coalesce(u.firstname, ''), coalesce(u.middlename, ''),
             coalesce(u.email, a.email, ''),
           coalesce($description?, t.title), $amountKobo, $now
      from student s join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id
        join payment_purpose t on t.name = $purpose where s.id = $studentId
    returning id, invoice_number, amount_kobo
  ), lined as (
    insert into invoice_line (invoice_id, charge_id, amount_kobo)
    select made.id, l."chargeId", l."amountKobo" from made, jsonb_to_recordset($lines::jsonb) as l ("chargeId" uuid, "amountKobo" bigint)
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $orderId, id, amount_kobo, $now from made
  ), ${audited('invoice-made', 'invoice', 'made', {
    detail: { number: 'invoice_number', kobo: 'amount_kobo', orderId: '$orderId::text' },
  })}, noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'invoiced', $actor, jsonb_build_object('kobo', amount_kobo), $now from made
  )
  select id from made`;

/** Void or not, of the charge's own purpose; and whether any is paid. */
export const lastInvoiceOfCharge = sql('last-invoice-of-charge')`
  select i.semester_id, i.description,
         bool_or(i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id)) over () as "is_paid?"
    from charge c join invoice_line l on l.charge_id = c.id join invoice i on i.id = l.invoice_id and i.purpose = c.purpose
   where c.id = $chargeId order by i.created_at desc, i.id limit 1`;

export const linkReplaced = sql('link-replaced-invoices')`
  update invoice set replaced_by = $invoiceId where id = any($replaced::uuid[]) and void_at is not null and replaced_by is null`;

/** Crediting waits for it, and the other way round. */
export const lockFeeInvoice = sql('lock-invoice-of-a-fee')`
  select id from invoice where id = $invoiceId for update`;

/** Whom an unpaid invoice is told; no row for whoever has no account yet. */
export const payerOfInvoice = sql('payer-of-student-invoice')`
  select s.user_id as "user_id!", i.invoice_number, i.description, i.amount_kobo from invoice i join student s on s.id = i.student_id
    where i.id = $invoiceId and s.user_id is not null`;

export const stateOfInvoice = sql('state-of-student-invoice')`
  select i.student_id, i.amount_kobo, i.void_at is not null as void,
    i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id) as paid
    from invoice i where i.id = $invoiceId and i.application_type_id is null`;

/** No row comes for what is paid or void. Lock the student's money, or a visitor's invoice, in a statement before, as crediting does. */
export const markVoid = sql('void-student-invoice')`
  with voided as (
    update invoice i set void_at = $now, void_by = $actor, void_reason = $reason
     where id = $invoiceId and void_at is null and settled_at is null and not exists (select from payment p where p.invoice_id = i.id) returning id, amount_kobo
  ), cancelled as (
    update remita_order o set cancelled_at = $now from voided v where o.invoice_id = v.id and o.cancelled_at is null returning o.invoice_id, o.order_id, o.rrr
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at, rrr)
    select invoice_id, 'order cancelled', 'college', jsonb_build_object('orderId', order_id), $now, rrr from cancelled
    union all select id, 'voided', $actor, jsonb_build_object('reason', $reason::text), $now, null from voided
  ), ${audited('invoice-voided', 'invoice', 'voided', {
    detail: { reason: '$reason::text', kobo: 'amount_kobo' },
  })}
  select id from voided`;
