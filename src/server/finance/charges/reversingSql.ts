import { sql } from '../../platform/database/describedSql.ts';

/** What the journals of a payment say of its charges. One row at least where it was posted. */
export const paidByJournal = sql('charges-paid-by-rrr')`
  select (array_agg(j.id order by j.at))[1] as "journal_id!", p.charge_id, (- sum(p.amount_kobo))::int8 as kobo
    from journal j join posting p on p.journal_id = j.id and p.account in ('receivable', 'student credit')
   where j.kind = 'payment' and split_part(j.key, ' ', 1) = $rrr group by p.charge_id`;

/** The invoice of a payment that was taken back, and those that credit paid of what is owed again. */
export const unsettle = sql('unsettle-invoices')`
  with ended as (
    update invoice i set settled_at = null, void_at = $now, void_by = $actor, void_reason = $reason
     where student_id = $studentId and void_at is null and not exists (select from payment p where p.invoice_id = i.id)
       and (id = $invoiceId? or settled_at is not null and exists (
         select from invoice_line l where l.invoice_id = i.id and l.charge_id = any($chargeIds::uuid[])))
    returning id, session_id, purpose
  ), cancelled as (
    update remita_order o set cancelled_at = $now from ended e where o.invoice_id = e.id and o.cancelled_at is null
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'voided', $actor, jsonb_build_object('reason', $reason::text), $now from ended
  )
  select id, session_id, purpose as "purpose!" from ended`;

/** Invoices that another payment has paid, of what is owed again in part. */
export const paidInPart = sql('invoices-paid-in-part')`
  select i.id, i.session_id, i.purpose as "purpose!" from invoice i
   where i.student_id = $studentId and i.void_at is null and exists (select from payment p where p.invoice_id = i.id)
     and exists (select from invoice_line l where l.invoice_id = i.id and l.charge_id = any($chargeIds::uuid[])) order by i.created_at, i.id`;
