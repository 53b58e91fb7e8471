import { auditInsert } from '../../platform/audit.ts';
import { INVOICE, SELECT_INVOICE } from '../../finance/invoices/columns.ts';
import { statement } from '../../platform/database/statement.ts';

/** `others` is 'all' (paid, or with this phone), 'paid' or 'none'; the oldest wins over a stranger's later one. */
export const findInvoice = statement(
  'find-invoice',
  {
    applicationTypeId: 'int4',
    regNumber: 'text',
    sessionId: 'int4',
    device: 'bytea',
    knownSince: 'timestamptz',
    phone: 'text',
    others: 'text',
  },
  `${SELECT_INVOICE.replace(' as paid', ' as paid, d.device_hash is not null as known')}
  left join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.application_type_id = $applicationTypeId and i.reg_number = $regNumber and i.session_id = $sessionId and i.void_at is null
    and (d.device_hash is not null or ($others <> 'none' and p.invoice_id is not null) or ($others = 'all' and i.phone = $phone))
  order by d.device_hash is null, p.invoice_id is null, i.created_at, i.id limit 1`,
  { ...INVOICE, known: 'bool' },
);

/** To be called at log-out, since another person may use the device next. It covers all invoices with the phone number of the application's own. */
export const forgetDevice = statement(
  'forget-device-of-application',
  { applicationId: 'uuid', device: 'bytea' },
  `
  delete from invoice_device d using invoice i, invoice own, remita_order o, application a
  where a.id = $applicationId and o.rrr = a.rrr and own.id = o.invoice_id and i.phone = own.phone and d.invoice_id = i.id and d.device_hash = $device`,
  {},
);

/**
 * To be called before anything else of a move: what a log-in wrote while this waited for it is seen by the statements that
 * follow, and not by the one that waits.
 */
export const lockInvoice = statement(
  'lock-invoice-to-move',
  { invoiceId: 'uuid' },
  `
  select phone, email, moves from invoice where id = $invoiceId for no key update`,
  { phone: 'text', email: 'text', moves: 'int4' },
);

/** An invoice registered under a phone number gets the new one. */
export const takeOverInvoice = statement(
  'move-invoice',
  {
    invoiceId: 'uuid',
    phone: 'text',
    email: 'text',
    lastname: 'text',
    firstname: 'text',
    middlename: 'text',
    reason: 'text',
    now: 'timestamptz',
    actor: 'text',
    ip: 'text',
  },
  `
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
  })}`,
  {},
);
