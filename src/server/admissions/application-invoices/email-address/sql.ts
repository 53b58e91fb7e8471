import { INVOICE, SELECT_INVOICE } from '../../../finance/invoices/columns.ts';
import { auditInsert } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** By any number that an applicant may name; the paid ones first. */
export const invoicesOfApplicant = statement(
  'invoices-of-applicant',
  { number: 'text', phone: 'text', rrr: 'text' },
  `${SELECT_INVOICE}
  where i.application_type_id is not null and i.void_at is null
    and (i.invoice_number = $number or i.reg_number = $number or i.phone = $phone or i.id = (select invoice_id from remita_order where rrr = $rrr))
  order by p.invoice_id is null, i.created_at desc, i.id limit 20`,
  INVOICE,
);

/**
 * Devices that proved the mailbox of before no longer know the invoice: the one that made it does, and the one it is changed from.
 * Its application moves along. No row comes where the invoice was given to another person since it was read. `device` is null for an officer, `reason` for the owner.
 */
export const changeEmail = statement(
  'change-invoice-email',
  {
    invoiceId: 'uuid',
    moves: 'int4',
    email: 'text',
    device: 'bytea?',
    reason: 'text?',
    now: 'timestamptz',
    actor: 'text',
    ip: 'text',
  },
  `
  with before as (
    select id, email, maker from invoice where id = $invoiceId and moves = $moves for update
  ), changed as (
    update invoice i set email = $email from before b where i.id = b.id returning i.id, b.email as old_email, b.maker
  ), forgotten as (
    delete from invoice_device d using changed c where d.invoice_id = c.id and d.device_hash is distinct from c.maker and d.device_hash is distinct from $device::bytea
  ), application_changed as (
    update application a set email = $email from changed c where a.rrr in (select rrr from remita_order where invoice_id = c.id)
  )
  ${auditInsert('invoice-email-changed', 'invoice', 'changed', {
    detail:
      "jsonb_strip_nulls(jsonb_build_object('reason', $reason::text, 'fromEmail', old_email, 'toEmail', $email::text))",
  })} returning subject_id`,
  { subject_id: 'text' },
);
