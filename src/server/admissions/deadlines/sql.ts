import { sql } from '../../platform/database/describedSql.ts';

const HAS_BEGUN = `i.void_at is null and not exists (
  select 1 from remita_order o join application a on a.rrr = o.rrr where o.invoice_id = i.id and a.completed_at is not null)`;

export const countBegun = sql('count-begun-applications')`
  select i.application_type_id as "application_type_id!", count(*) as begun from invoice i
  where i.session_id = $sessionId and i.application_type_id is not null and ${HAS_BEGUN} group by 1`;

export const findRequest = sql('find-extension-request')`
  select count(*) as extended from deadline_extension where request = $request`;

/** Whoever was not yet notified of an earlier extension is notified of this one instead. */
export const extendProgramme = sql('extend-deadline')`
  with overtaken as (
    update deadline_extension set notified_all_at = $now where programme = $programme and notified_all_at is null
  )
  insert into deadline_extension (request, programme, application_type_id, session_id, closes, reason, extended_at, extended_by)
  values ($request, $programme, $applicationTypeId, $sessionId, $closes, $reason, $now, $actor) on conflict do nothing returning number`;

/** The row is locked until the transaction ends, so that one server notifies. Programmes that are left out wait. */
export const takeExtensionToNotify = sql('take-extension-to-notify')`
  select number, programme, application_type_id, session_id, closes, reason, extended_at, notified_up_to
  from deadline_extension where notified_all_at is null and programme <> all($refused) order by number limit 1 for update skip locked`;

export const findBegun = sql('find-begun-applicants')`
  select i.id, i.firstname, i.lastname, i.email from invoice i
  where i.application_type_id = $applicationTypeId and i.session_id = $sessionId and i.created_at <= $begunUntil
    and ($afterInvoiceId?::uuid is null or i.id > $afterInvoiceId) and ${HAS_BEGUN}
  order by i.id limit $limit`;

export const markNotified = sql('mark-extension-notified')`
  update deadline_extension set notified_up_to = coalesce($lastInvoiceId?, notified_up_to), notified_all_at = $notifiedAllAt? where number = $number`;

/**
 * Marks those who are due, and returns them: of two servers at once each takes others. Of several invoices of one person the paid one counts.
 * Who is marked is a subquery, which is answered from the key for each invoice: as a join it was planned while nobody was marked, and then
 * compared each invoice with each mark.
 */
export const takeDueReminders = sql('take-due-reminders')`
  with due as (
    select distinct on (lower(i.email), i.reg_number) i.id, i.reg_number, lower(i.email) as recipient, i.firstname, i.lastname,
      i.email, i.description, i.amount_kobo, coalesce(p.rrr, o.rrr) as rrr, p.invoice_id is not null as paid
    from invoice i
    left join payment p on p.invoice_id = i.id
    left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
    where i.application_type_id = $applicationTypeId and i.session_id = $sessionId and i.void_at is null
      and coalesce(p.rrr, o.rrr) is not null
      and not exists (
        select 1 from invoice other join remita_order paid on paid.invoice_id = other.id
        join application a on a.rrr = paid.rrr and a.completed_at is not null
        where other.application_type_id = i.application_type_id and other.session_id = i.session_id
          and other.reg_number = i.reg_number)
      and (
        select r.invoice_id from closing_reminder r
        where r.application_type_id = i.application_type_id and r.session_id = i.session_id
          and r.reg_number = i.reg_number and r.recipient = lower(i.email)) is null
    order by lower(i.email), i.reg_number, p.invoice_id is null, i.id limit $limit
  ), taken as (
    insert into closing_reminder (application_type_id, session_id, reg_number, recipient, invoice_id, reminded_at)
    select $applicationTypeId, $sessionId, reg_number, recipient, id, $now from due on conflict do nothing returning invoice_id
  )
  select due.id, firstname, lastname, email, description, amount_kobo, rrr, paid from due join taken on taken.invoice_id = due.id`;
