import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

export const INVOICE = {
  id: 'uuid', invoice_number: 'text', application_type_id: 'int4?', fee_id: 'int4?', kind: 'text', reg_number: 'text', about: 'text',
  session_id: 'int4', session: 'text', phone: 'text', lastname: 'text', firstname: 'text', middlename: 'text', email: 'text',
  description: 'text', amount_kobo: 'int8', created_at: 'timestamptz', moves: 'int4', rrr: 'text?', paid: 'bool',
} as const;

/** `rrr` is what it was paid by or, until then, what is to be paid. */
export const SELECT_INVOICE = `
  select i.id, i.invoice_number, i.application_type_id, i.fee_id, coalesce(f.purpose, 'application') as kind, i.reg_number, i.about,
         i.session_id, s.name as session, i.phone, i.lastname, i.firstname, i.middlename, i.email, i.description, i.amount_kobo,
         i.created_at, i.moves, coalesce(p.rrr, o.rrr) as rrr, p.invoice_id is not null as paid
  from invoice i
  join academic_session s on s.id = i.session_id
  left join fee f on f.id = i.fee_id
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id`;

/** `others` is 'all' (paid, or with this phone), 'paid' or 'none'; the oldest wins over a stranger's later one. */
export const findInvoice = statement('find-invoice', {
  applicationTypeId: 'int4', regNumber: 'text', sessionId: 'int4', device: 'bytea', knownSince: 'timestamptz', phone: 'text', others: 'text',
}, `${SELECT_INVOICE.replace(' as paid', ' as paid, d.device_hash is not null as known')}
  left join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.application_type_id = $applicationTypeId and i.reg_number = $regNumber and i.session_id = $sessionId
    and (d.device_hash is not null or ($others <> 'none' and p.invoice_id is not null) or ($others = 'all' and i.phone = $phone))
  order by d.device_hash is null, p.invoice_id is null, i.created_at, i.id limit 1`, { ...INVOICE, known: 'bool' });

export const findFeeInvoice = statement('find-fee-invoice', {
  feeId: 'int4', regNumber: 'text', about: 'text', phone: 'text', sessionId: 'int4', device: 'bytea', knownSince: 'timestamptz',
}, `${SELECT_INVOICE}
  join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.fee_id = $feeId and i.reg_number = $regNumber and i.about = $about and i.phone = $phone and i.session_id = $sessionId
  order by i.created_at desc, i.occasion desc limit 1`, INVOICE);

export const invoiceOfId = statement('invoice-of-id', { invoiceId: 'uuid' }, `${SELECT_INVOICE}
  where i.id = $invoiceId`, INVOICE);

export const invoiceOfReference = statement('invoice-of-reference', { reference: 'text' }, `${SELECT_INVOICE}
  where i.invoice_number = upper($reference) or i.id = (select invoice_id from remita_order where rrr = $reference)`, INVOICE);

export const invoiceOfRrr = statement('invoice-of-rrr', { rrr: 'text' }, `${SELECT_INVOICE}
  where i.id = (select invoice_id from remita_order where rrr = $rrr)`, INVOICE);

export const invoiceOfNumber = statement('invoice-of-number', { invoiceNumber: 'text' }, `${SELECT_INVOICE}
  where i.invoice_number = upper($invoiceNumber)`, INVOICE);

/** The device knows what it makes. Returns no row when the device has made it already. */
export const makeInvoice = statement('make-invoice', {
  applicationTypeId: 'int4?', feeId: 'int4?', regNumber: 'text', about: 'text', repeats: 'bool', sessionId: 'int4', phone: 'text', lastname: 'text',
  firstname: 'text', middlename: 'text', email: 'text', description: 'text', amountKobo: 'int8', now: 'timestamptz', orderId: 'text',
  numberPrefix: 'text', ip: 'text', device: 'bytea',
}, `
  with made as (
    insert into invoice (invoice_number, application_type_id, fee_id, reg_number, about, occasion, session_id, phone, lastname,
                         firstname, middlename, email, description, amount_kobo, created_at, maker)
    select $numberPrefix || lpad(nextval('invoice_number')::text, 8, '0'), $applicationTypeId::int4, $feeId::int4, $regNumber, $about,
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
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, 'public', 'invoice-made', 'invoice', id::text,
           jsonb_build_object('number', invoice_number, 'kobo', amount_kobo, 'orderId', $orderId::text), $ip from made
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'invoiced', 'public', jsonb_build_object('kobo', amount_kobo), $now from made
  )
  select id from made`, { id: 'uuid' });

/** What the device made and no longer knows must not block what it makes now. */
export const releaseMaker = statement('release-invoice-maker', {
  device: 'bytea', applicationTypeId: 'int4?', feeId: 'int4?', regNumber: 'text', knownSince: 'timestamptz',
}, `
  update invoice i set maker = null
  where maker = $device and (application_type_id = $applicationTypeId or fee_id = $feeId) and reg_number = $regNumber
    and not exists (select from invoice_device d where d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince)`, {});

export const recallsInvoice = statement('device-knows-invoice', { invoiceId: 'uuid', device: 'bytea', knownSince: 'timestamptz' }, `
  select invoice_id from invoice_device where invoice_id = $invoiceId and device_hash = $device and at > $knownSince`, { invoice_id: 'uuid' });

/** Returns no row when the invoice was moved since: whoever proved its mailbox proved that of before. */
export const rememberInvoice = statement('remember-invoice-on-device', { invoiceId: 'uuid', moves: 'int4', device: 'bytea', now: 'timestamptz' }, `
  with held as (select id from invoice where id = $invoiceId and moves = $moves for share)
  insert into invoice_device (invoice_id, device_hash, at) select id, $device, $now from held
  on conflict (invoice_id, device_hash) do update set at = excluded.at returning invoice_id`, { invoice_id: 'uuid' });

/** Covers all invoices with the phone number of the application's own. */
export const forgetDeviceOfApplication = statement('forget-device-of-application', { applicationId: 'uuid', device: 'bytea' }, `
  delete from invoice_device d using invoice i, invoice own, remita_order o, application a
  where a.id = $applicationId and o.rrr = a.rrr and own.id = o.invoice_id and i.phone = own.phone and d.invoice_id = i.id and d.device_hash = $device`, {});

export const forgetDevices = statement('forget-invoice-devices', { knownSince: 'timestamptz' }, 'delete from invoice_device where at <= $knownSince', {});

/**
 * To be called before anything else of a move: what a log-in wrote while this waited for it is seen by the statements that
 * follow, and not by the one that waits.
 */
export const lockInvoice = statement('lock-invoice-to-move', { invoiceId: 'uuid' }, `
  select phone, email, moves from invoice where id = $invoiceId for no key update`, { phone: 'text', email: 'text', moves: 'int4' });

/** An invoice registered under a phone number gets the new one. */
export const takeOverInvoice = statement('move-invoice', {
  invoiceId: 'uuid', phone: 'text', email: 'text', lastname: 'text', firstname: 'text', middlename: 'text', reason: 'text', now: 'timestamptz', actor: 'text', ip: 'text',
}, `
  with before as (
    select id, phone, email, lastname, firstname, middlename from invoice where id = $invoiceId
  ), moved as (
    update invoice i set phone = $phone, email = $email, reg_number = case when i.reg_number = b.phone then $phone else i.reg_number end,
           lastname = $lastname, firstname = $firstname, middlename = $middlename, maker = null, moved_at = $now, moves = i.moves + 1
    from before b where i.id = b.id returning i.id
  ), forgotten as (
    delete from invoice_device d using moved m where d.invoice_id = m.id
  )
  insert into audit_entry (${AUDIT_COLUMNS})
  select $now, $actor, 'invoice-moved', 'invoice', id::text,
         jsonb_build_object('reason', $reason::text, 'fromPhone', phone, 'toPhone', $phone::text, 'fromEmail', email, 'toEmail', $email::text,
                            'fromName', concat_ws(' ', lastname, firstname, nullif(middlename, ''))), $ip from before`, {});
