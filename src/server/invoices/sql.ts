import { AUDIT_COLUMNS } from '../platform/audit.ts';
import { statement } from '../platform/database/statement.ts';

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

/** $1 application type, $2 registration number, $3 session. */
export const findInvoice = statement('find-invoice', `${SELECT_INVOICE}
  where i.application_type_id = $1 and i.reg_number = $2 and i.session_id = $3`, INVOICE);

/** $1 fee, $2 registration number, $3 about, $4 phone, $5 session. Of a fee that was charged more than once, the last. */
export const findFeeInvoice = statement('find-fee-invoice', `${SELECT_INVOICE}
  where i.fee_id = $1 and i.reg_number = $2 and i.about = $3 and i.phone = $4 and i.session_id = $5
  order by i.occasion desc limit 1`, INVOICE);

/** $1 rrr. */
export const invoiceOfRrr = statement('invoice-of-rrr', `${SELECT_INVOICE}
  where i.id = (select invoice_id from remita_order where rrr = $1)`, INVOICE);

/** $1 invoice number, whatever the case. */
export const invoiceOfNumber = statement('invoice-of-number', `${SELECT_INVOICE}
  where i.invoice_number = upper($1)`, INVOICE);

/** $1 rrr or invoice number, $2 phone, $3 e-mail in lower case: the reference, and one fact of its payer. */
export const invoiceOfPayer = statement('invoice-of-payer', `${SELECT_INVOICE}
  where (i.invoice_number = upper($1) or i.id = (select invoice_id from remita_order where rrr = $1))
    and (i.phone = $2 or lower(i.email) = $3)`, INVOICE);

/**
 * $1 application type, or $2 fee, $3 registration number, $4 about, $5 whether it may be charged again once it is paid;
 * $6 session, $7 phone, $8 lastname, $9 firstname, $10 middlename, $11 email, $12 description, $13 amount in kobo, $14 now,
 * $15 order, $16 prefix of the number, $17 ip. The invoice, its first order, its audit row and its event; nothing when the
 * invoice is there already.
 */
export const makeInvoice = statement('make-invoice', `
  with made as (
    insert into invoice (invoice_number, application_type_id, fee_id, reg_number, about, occasion, session_id, phone, lastname,
                         firstname, middlename, email, description, amount_kobo, created_at)
    select $16 || lpad(nextval('invoice_number')::text, 8, '0'), $1::int4, $2::int4, $3, $4,
           case when $5::bool then (
             select count(*)::int4 from invoice i join payment p on p.invoice_id = i.id
             where i.fee_id = $2 and i.reg_number = $3 and i.about = $4 and i.phone = $7 and i.session_id = $6
           ) else 0 end,
           $6::int4, $7, $8, $9, $10, $11, $12, $13::int8, $14::timestamptz
    on conflict do nothing
    returning id, invoice_number, amount_kobo
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
