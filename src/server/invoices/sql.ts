import { AUDIT_COLUMNS } from '../platform/audit.ts';
import { statement } from '../platform/database/statement.ts';

const INVOICE = {
  id: 'uuid', invoice_number: 'text', application_type_id: 'int4', session_id: 'int4', session: 'text', phone: 'text',
  lastname: 'text', firstname: 'text', middlename: 'text', email: 'text', description: 'text', amount_kobo: 'int8',
  created_at: 'timestamptz', rrr: 'text?', paid: 'bool',
} as const;

/** An invoice with the RRR it was paid by or, until then, the one to pay. */
const SELECT_INVOICE = `
  select i.id, i.invoice_number, i.application_type_id, i.session_id, s.name as session, i.phone, i.lastname, i.firstname,
         i.middlename, i.email, i.description, i.amount_kobo, i.created_at, coalesce(p.rrr, o.rrr) as rrr,
         p.invoice_id is not null as paid
  from invoice i
  join session s on s.id = i.session_id
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id`;

/** $1 application type, $2 phone, $3 session. */
export const findInvoice = statement('find-invoice', `${SELECT_INVOICE}
  where i.application_type_id = $1 and i.phone = $2 and i.session_id = $3`, INVOICE);

/** $1 rrr. */
export const invoiceOfRrr = statement('invoice-of-rrr', `${SELECT_INVOICE}
  where i.id = (select invoice_id from remita_order where rrr = $1)`, INVOICE);

/**
 * $1 application type, $2 session, $3 phone, $4 lastname, $5 firstname, $6 middlename, $7 email, $8 description,
 * $9 amount in kobo, $10 now, $11 order, $12 prefix of the number, $13 ip. The invoice, its first order, its audit row and
 * its event; nothing when the invoice is there already.
 */
export const makeInvoice = statement('make-invoice', `
  with made as (
    insert into invoice (invoice_number, application_type_id, session_id, phone, lastname, firstname, middlename, email,
                         description, amount_kobo, created_at)
    values ($12 || lpad(nextval('invoice_number')::text, 8, '0'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (application_type_id, phone, session_id) do nothing
    returning id, invoice_number, amount_kobo
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $11, id, amount_kobo, $10 from made
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $10, 'public', 'invoice-made', 'invoice', id::text,
           jsonb_build_object('number', invoice_number, 'kobo', amount_kobo, 'orderId', $11::text), $13 from made
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, 'invoiced', 'public', jsonb_build_object('kobo', amount_kobo), $10 from made
  )
  select id from made`, { id: 'uuid' });
