import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { EVENT_COLUMNS } from './story.ts';

/** The payment, its audit row and its event are one statement; the keys of `payment` let it happen once. */
const crediting = (owed: string) => `
  with owed as (${owed}
  ), credited as (
    insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, provider_paid_at, credited_at, credited_by)
    select invoice_id, order_id, rrr, amount_kobo, code, paid_at, $now, $actor from owed
    on conflict do nothing
    returning invoice_id, rrr, order_id, amount_kobo, provider_code
  ), ${audited('payment-credited', 'invoice', 'credited', {
    id: 'invoice_id',
    detail: { rrr: 'rrr', orderId: 'order_id', kobo: 'amount_kobo', code: 'provider_code' },
  })}, noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'credited', $actor, jsonb_build_object('rrr', rrr, 'kobo', amount_kobo, 'code', provider_code), $now, rrr from credited
  )
  select c.invoice_id, c.rrr, c.amount_kobo, i.application_type_id, i.lastname, i.firstname, i.email, i.description, i.reg_number, f.purpose as "purpose?"
  from credited c join invoice i on i.id = c.invoice_id left join fee f on f.id = i.fee_id`;

/**
 * No row comes when it was credited before, or when the order is no longer what the invoice asks for: its price changed, or it is void or
 * paid by credit.
 */
export const credit = sql('credit-payment')`${crediting(`
    select o.order_id, o.invoice_id, o.rrr, o.amount_kobo, $code::text as code, $providerPaidAt?::text as paid_at
      from remita_order o join invoice i on i.id = o.invoice_id
     where o.order_id = $orderId and o.rrr = $rrr and o.amount_kobo = $amountKobo and i.amount_kobo - i.part_paid_kobo = $amountKobo
       and i.void_at is null and i.settled_at is null for update of i`)}`;

/** Of money that waited in a case. No row comes when the invoice is paid or void. */
export const creditFromCase = sql('credit-payment-from-case')`${crediting(`
    select o.order_id, o.invoice_id, o.rrr, $amountKobo::int8 as amount_kobo, coalesce(o.status_code, '00') as code, null::text as paid_at
      from remita_order o join invoice i on i.id = o.invoice_id
     where o.rrr = $rrr and i.id = $invoiceId and i.void_at is null and i.settled_at is null for update of i`)}`;

/**
 * A JAMB number is paid for once in a session; a phone number in its place is nobody's registration number. Gives what was
 * paid on the number of this invoice after the first payment, whichever of them is asked about.
 */
export const paidAgainOnNumber = sql('paid-again-on-number')`
  select p.rrr, p.invoice_id, o.amount_kobo as expected_kobo, p.amount_kobo as reported_kobo from invoice i
  join invoice same on same.application_type_id = i.application_type_id and same.reg_number = i.reg_number and same.session_id = i.session_id
  join payment p on p.invoice_id = same.id
  join remita_order o on o.order_id = p.order_id
  where i.id = $invoiceId and i.reg_number <> i.phone
  order by p.credited_at, p.order_id offset 1`;

export const creditedOrder = sql('credited-order')`
  select order_id from payment where invoice_id = $invoiceId`;
