import { audited } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

export const stateOfApplicantInvoice = statement(
  'state-of-applicant-invoice',
  { reference: 'text' },
  `
  select i.id, i.void_at is not null as void, i.erased_at is not null as erased, exists (select from payment p where p.invoice_id = i.id) as paid
    from invoice i where i.application_type_id is not null
     and (i.id::text = $reference or i.invoice_number = upper($reference) or i.id = (select invoice_id from remita_order where rrr = $reference))`,
  { id: 'uuid', void: 'bool', erased: 'bool', paid: 'bool' },
);

/** To be called before `markVoid` or `erase` in their transaction: a payment that is being credited comes wholly before or after. */
export const lockApplicantInvoice = statement(
  'lock-applicant-invoice',
  { invoiceId: 'uuid' },
  'select id from invoice where id = $invoiceId for update',
  { id: 'uuid' },
);

/** No device knows it any more, so that its maker may make another. No row comes for what is paid or void. */
export const markVoid = statement(
  'void-applicant-invoice',
  { invoiceId: 'uuid', reason: 'text', now: 'timestamptz', actor: 'text', ip: 'text?' },
  `
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
  ), ${audited('invoice-voided', 'invoice', 'voided', { detail: { reason: '$reason::text', kobo: 'amount_kobo' } })}
  select id from voided`,
  { id: 'uuid' },
);

/** The person is no longer named. Only what is void can be erased. */
export const erase = statement(
  'erase-applicant',
  { invoiceId: 'uuid', reason: 'text', now: 'timestamptz', actor: 'text', ip: 'text?' },
  `
  with erased as (
    update invoice i set erased_at = $now, lastname = 'Deleted', firstname = 'applicant', middlename = '', email = '', phone = '', reg_number = i.invoice_number
     where id = $invoiceId and erased_at is null and void_at is not null and not exists (select from payment p where p.invoice_id = i.id) returning id, invoice_number
  ), ${audited('applicant-deleted', 'invoice', 'erased', { detail: { reason: '$reason::text', number: 'invoice_number' } })}
  select id from erased`,
  { id: 'uuid' },
);
