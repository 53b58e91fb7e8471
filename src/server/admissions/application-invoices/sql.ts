import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const INVOICE = {
  id: 'uuid', invoice_number: 'text', application_type_id: 'int4?', fee_id: 'int4?', kind: 'text', reg_number: 'text', about: 'text',
  session_id: 'int4', session: 'text', phone: 'text', lastname: 'text', firstname: 'text', middlename: 'text', email: 'text',
  description: 'text', amount_kobo: 'int8', created_at: 'timestamptz', rrr: 'text?', paid: 'bool',
} as const;

/** An invoice with the RRR it was paid by or, until then, the one to pay. What is not an application's is its fee's. */
const SELECT_INVOICE = `
  select i.id, i.invoice_number, i.application_type_id, i.fee_id, coalesce(f.purpose, 'application') as kind, i.reg_number, i.about,
         i.session_id, s.name as session, i.phone, i.lastname, i.firstname, i.middlename, i.email, i.description, i.amount_kobo,
         i.created_at, coalesce(p.rrr, o.rrr) as rrr, p.invoice_id is not null as paid
  from invoice i
  join academic_session s on s.id = i.session_id
  left join fee f on f.id = i.fee_id
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id`;

/**
 * $1 application type, $2 registration number, $3 session, $4 device, $5 known since, $6 phone, $7 which invoices of other
 * devices count: 'all' (those that are paid or have this phone number), 'paid' or 'none'. Of several unpaid ones of others
 * the oldest: one that a stranger makes later does not stand before it.
 */
export const findInvoice = statement('find-invoice', `${SELECT_INVOICE.replace(' as paid', ' as paid, d.device_hash is not null as known')}
  left join invoice_device d on d.invoice_id = i.id and d.device_hash = $4 and d.at > $5
  where i.application_type_id = $1 and i.reg_number = $2 and i.session_id = $3
    and (d.device_hash is not null or ($7 <> 'none' and p.invoice_id is not null) or ($7 = 'all' and i.phone = $6))
  order by d.device_hash is null, p.invoice_id is null, i.created_at, i.id limit 1`, { ...INVOICE, known: 'bool' });

/** $1 fee, $2 registration number, $3 about, $4 phone, $5 session, $6 device, $7 known since. Of a fee that was charged more than once, the last. */
export const findFeeInvoice = statement('find-fee-invoice', `${SELECT_INVOICE}
  join invoice_device d on d.invoice_id = i.id and d.device_hash = $6 and d.at > $7
  where i.fee_id = $1 and i.reg_number = $2 and i.about = $3 and i.phone = $4 and i.session_id = $5
  order by i.created_at desc, i.occasion desc limit 1`, INVOICE);

/** $1 id. */
export const invoiceOfId = statement('invoice-of-id', `${SELECT_INVOICE}
  where i.id = $1`, INVOICE);

/** $1 rrr or invoice number. */
export const invoiceOfReference = statement('invoice-of-reference', `${SELECT_INVOICE}
  where i.invoice_number = upper($1) or i.id = (select invoice_id from remita_order where rrr = $1)`, INVOICE);

/** $1 rrr. */
export const invoiceOfRrr = statement('invoice-of-rrr', `${SELECT_INVOICE}
  where i.id = (select invoice_id from remita_order where rrr = $1)`, INVOICE);

/** $1 invoice number, whatever the case. */
export const invoiceOfNumber = statement('invoice-of-number', `${SELECT_INVOICE}
  where i.invoice_number = upper($1)`, INVOICE);

/**
 * $1 application type, or $2 fee, $3 registration number, $4 about, $5 whether it may be charged again once it is paid;
 * $6 session, $7 phone, $8 lastname, $9 firstname, $10 middlename, $11 email, $12 description, $13 amount in kobo, $14 now,
 * $15 order, $16 prefix of the number, $17 ip, $18 device. The invoice, which the device knows, its first order, its audit row
 * and its event; nothing when the device has made it already.
 */
export const makeInvoice = statement('make-invoice', `
  with made as (
    insert into invoice (invoice_number, application_type_id, fee_id, reg_number, about, occasion, session_id, phone, lastname,
                         firstname, middlename, email, description, amount_kobo, created_at, maker)
    select $16 || lpad(nextval('invoice_number')::text, 8, '0'), $1::int4, $2::int4, $3, $4,
           case when $5::bool then (
             select coalesce(max(i.occasion) + 1, 0)::int4 from invoice i join payment p on p.invoice_id = i.id
             where i.fee_id = $2 and i.reg_number = $3 and i.about = $4 and i.phone = $7 and i.session_id = $6 and i.maker = $18
           ) else 0 end,
           $6::int4, $7, $8, $9, $10, $11, $12, $13::int8, $14::timestamptz, $18::bytea
    on conflict do nothing
    returning id, invoice_number, amount_kobo
  ), remembered as (
    insert into invoice_device (invoice_id, device_hash, at) select id, $18, $14 from made
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $15, id, amount_kobo, $14 from made
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $14, 'public', 'invoice-made', 'invoice', id::text,
           jsonb_build_object('number', invoice_number, 'kobo', amount_kobo, 'orderId', $15::text), $17 from made
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'invoiced', 'public', jsonb_build_object('kobo', amount_kobo), $14 from made
  )
  select id from made`, { id: 'uuid' });

/**
 * $1 device, $2 application type or null, $3 fee or null, $4 registration number, $5 known since. What the device made and no
 * longer knows stops standing in the way of what it makes now.
 */
export const releaseMaker = statement('release-invoice-maker', `
  update invoice i set maker = null
  where maker = $1 and (application_type_id = $2 or fee_id = $3) and reg_number = $4
    and not exists (select from invoice_device d where d.invoice_id = i.id and d.device_hash = $1 and d.at > $5)`, {});

/** $1 invoice, $2 device, $3 known since. */
export const recallsInvoice = statement('device-knows-invoice', `
  select invoice_id from invoice_device where invoice_id = $1 and device_hash = $2 and at > $3`, { invoice_id: 'uuid' });

/** $1 invoice, $2 device, $3 now. */
export const rememberInvoice = statement('remember-invoice-on-device', `
  insert into invoice_device (invoice_id, device_hash, at) values ($1, $2, $3) on conflict (invoice_id, device_hash) do update set at = excluded.at`, {});

/** $1 application, $2 device. What this device knows of invoices with the phone number of the application's own. */
export const forgetDeviceOfApplication = statement('forget-device-of-application', `
  delete from invoice_device d using invoice i, invoice own, remita_order o, application a
  where a.id = $1 and o.rrr = a.rrr and own.id = o.invoice_id and i.phone = own.phone and d.invoice_id = i.id and d.device_hash = $2`, {});

/** $1 known since. */
export const forgetDevices = statement('forget-invoice-devices', 'delete from invoice_device where at <= $1', {});

/**
 * $1 invoice, $2 phone, $3 e-mail, $4 reason, $5 now, $6 actor, $7 ip. An invoice that is kept under a phone number goes to the
 * new one. Its application, if it is begun, goes along: log-ins on it end.
 */
export const takeOverInvoice = statement('move-invoice', `
  with before as (
    select id, phone, email from invoice where id = $1
  ), moved as (
    update invoice i set phone = $2, email = $3, reg_number = case when i.reg_number = b.phone then $2 else i.reg_number end, maker = null, moved_at = $5
    from before b where i.id = b.id returning i.id, b.phone as old_phone, b.email as old_email
  ), forgotten as (
    delete from invoice_device d using moved m where d.invoice_id = m.id
  ), application_moved as (
    update application a set mobile_number = $2, email = $3 from moved m
    where a.rrr in (select rrr from remita_order where invoice_id = m.id) returning a.id
  ), ended as (
    delete from applicant_token t using application_moved a where t.application_id = a.id
  )
  insert into audit_entry (${AUDIT_COLUMNS})
  select $5, $6, 'invoice-moved', 'invoice', id::text,
         jsonb_build_object('reason', $4::text, 'fromPhone', old_phone, 'toPhone', $2::text, 'fromEmail', old_email, 'toEmail', $3::text), $7 from moved`, {});
