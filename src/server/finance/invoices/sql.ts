import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { SELECT_INVOICE } from './columns.ts';

export const findFeeInvoice = sql('find-fee-invoice')`
  ${SELECT_INVOICE}
  join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.fee_id = $feeId and i.reg_number = $regNumber and i.about = $about and i.phone = $phone and i.session_id = $sessionId and i.void_at is null
  order by i.created_at desc, i.occasion desc limit 1`;

export const invoiceOfId = sql('invoice-of-id')`
  ${SELECT_INVOICE}
  where i.id = $invoiceId`;

export const invoiceOfReference = sql('invoice-of-reference')`
  ${SELECT_INVOICE}
  where i.invoice_number = upper($reference) or i.id = (select invoice_id from remita_order where rrr = $reference)`;

export const invoiceOfRrr = sql('invoice-of-rrr')`
  ${SELECT_INVOICE}
  where i.id = (select invoice_id from remita_order where rrr = $rrr)`;

export const invoiceOfNumber = sql('invoice-of-number')`
  ${SELECT_INVOICE}
  where i.invoice_number = upper($invoiceNumber)`;

/** The device knows what it makes. Returns no row when the device has made it already. */
export const makeInvoice = sql('make-invoice')`
  with made as (
    insert into invoice (invoice_number, application_type_id, fee_id, reg_number, about, occasion, session_id, phone, lastname,
                         firstname, middlename, email, description, amount_kobo, created_at, maker)
    select $numberPrefix || lpad(nextval('invoice_number')::text, 8, '0'), $applicationTypeId?::int4, $feeId?::int4, $regNumber, $about,
           case when $repeats::bool then (
             select coalesce(max(i.occasion) + 1, 0)::int4 from invoice i join payment p on p.invoice_id = i.id
             where i.fee_id = $feeId and i.reg_number = $regNumber and i.about = $about and i.phone = $phone and i.session_id = $sessionId and i.maker = $device
           ) else 0 end,
           $sessionId::int4, $phone, $lastname, $firstname, $middlename, $email, $description, $amountKobo::int8, $now::timestamptz, $device::bytea
    on conflict do nothing
    returning id, invoice_number, amount_kobo
  ), remembered as (
    insert into invoice_device (invoice_id, device_hash, at) select id, $device, $now from made
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $orderId, id, amount_kobo, $now from made
  ), ${audited('invoice-made', 'invoice', 'made', {
    detail: { number: 'invoice_number', kobo: 'amount_kobo', orderId: '$orderId::text' },
    actor: "'public'",
  })}, noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'invoiced', 'public', jsonb_build_object('kobo', amount_kobo), $now from made
  )
  select id from made`;

/** What the device made and no longer knows must not block what it makes now. */
export const releaseMaker = sql('release-invoice-maker')`
  update invoice i set maker = null
  where maker = $device and (application_type_id = $applicationTypeId? or fee_id = $feeId?) and reg_number = $regNumber
    and not exists (select from invoice_device d where d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince)`;

export const recallsInvoice = sql('device-knows-invoice')`
  select invoice_id from invoice_device where invoice_id = $invoiceId and device_hash = $device and at > $knownSince`;

/** Returns no row when the invoice was moved since: whoever proved its mailbox proved that of before. */
export const rememberInvoice = sql('remember-invoice-on-device')`
  with held as (select id from invoice where id = $invoiceId and moves = $moves for share)
  insert into invoice_device (invoice_id, device_hash, at) select id, $device, $now from held
  on conflict (invoice_id, device_hash) do update set at = excluded.at returning invoice_id`;

export const forgetDevices = sql('forget-invoice-devices')`
  delete from invoice_device where at <= $knownSince`;
