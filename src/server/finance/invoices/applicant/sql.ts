import { auditInsert, audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** To be called at log-out, since another person may use the device next. It covers all invoices with the phone number of the application's own. */
export const forgetDevice = sql('forget-device-of-application')`
  delete from invoice_device d using invoice i, invoice own, remita_order o, application a
  where a.id = $applicationId and o.rrr = a.rrr and own.id = o.invoice_id and i.phone = own.phone and d.invoice_id = i.id and d.device_hash = $device`;

/**
 * To be called before anything else of a move: what a log-in wrote while this waited for it is seen by the statements that
 * follow, and not by the one that waits.
 */
export const lockInvoiceToMove = sql('lock-invoice-to-move')`
  select phone, email, moves from invoice where id = $invoiceId for no key update`;

/** An invoice registered under a phone number gets the new one. */
export const moveInvoice = sql('move-invoice')`
  with before as (
    select id, phone, email, lastname, firstname, middlename from invoice where id = $invoiceId
  ), moved as (
    update invoice i set phone = $phone, email = $email, reg_number = case when i.reg_number = b.phone then $phone else i.reg_number end,
           lastname = $lastname, firstname = $firstname, middlename = $middlename, maker = null, moved_at = $now, moves = i.moves + 1
    from before b where i.id = b.id returning i.id
  ), forgotten as (
    delete from invoice_device d using moved m where d.invoice_id = m.id
  )
  ${auditInsert('invoice-moved', 'invoice', 'before', {
    detail: {
      reason: '$reason::text',
      fromPhone: 'phone',
      toPhone: '$phone::text',
      fromEmail: 'email',
      toEmail: '$email::text',
      fromName: "concat_ws(' ', lastname, firstname, nullif(middlename, ''))",
    },
  })}`;

/**
 * Devices that proved the mailbox of before no longer know the invoice: the one that made it does, and the one it is changed from.
 * No row comes where the invoice was given to another person since it was read. `device` is null for an officer, `reason` for the owner.
 */
export const changeInvoiceEmail = sql('change-invoice-email')`
  with before as (
    select id, email, maker from invoice where id = $invoiceId and moves = $moves for update
  ), changed as (
    update invoice i set email = $email from before b where i.id = b.id returning i.id, b.email as old_email, b.maker
  ), forgotten as (
    delete from invoice_device d using changed c where d.invoice_id = c.id and d.device_hash is distinct from c.maker
       and d.device_hash is distinct from $device?::bytea
  )
  ${auditInsert('invoice-email-changed', 'invoice', 'changed', {
    detail:
      "jsonb_strip_nulls(jsonb_build_object('reason', $reason?::text, 'fromEmail', old_email, 'toEmail', $email::text))",
  })} returning subject_id`;

/** A code that is nobody's changes nothing; the first one stays. */
export const referInvoice = sql('refer-invoice')`
  update invoice i set referred_by = u.id from user_account u where i.id = $invoiceId and i.referred_by is null and u.referral_code = $code`;

/**
 * To be called before `voidApplicantInvoice` or `eraseApplicantInvoice` in their transaction: a payment that is being credited comes
 * wholly before or after.
 */
export const lockApplicantInvoice = sql('lock-applicant-invoice')`
  select id from invoice where id = $invoiceId for update`;

/** No device knows it any more, so that its maker may make another. No row comes for what is paid or void. */
export const voidApplicantInvoice = sql('void-applicant-invoice')`
  with voided as (
    update invoice i set void_at = $now, void_by = $actor, void_reason = $reason, maker = null
     where id = $invoiceId and void_at is null and not exists (select from payment p where p.invoice_id = i.id) returning id, amount_kobo
  ), forgotten as (
    delete from invoice_device d using voided v where d.invoice_id = v.id
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

/** The person is no longer named. Only what is void can be erased. */
export const eraseApplicantInvoice = sql('erase-applicant')`
  with erased as (
    update invoice i set erased_at = $now, lastname = 'Deleted', firstname = 'applicant', middlename = '', email = '', phone = '', reg_number = i.invoice_number
     where id = $invoiceId and erased_at is null and void_at is not null and not exists (select from payment p where p.invoice_id = i.id)
       returning id, invoice_number
  ), ${audited('applicant-deleted', 'invoice', 'erased', {
    detail: { reason: '$reason::text', number: 'invoice_number' },
  })}
  select id from erased`;
